// weigh.mjs - what a page costs on the wire.

import { settled } from './browser.mjs';

/* Long polls never fall silent: half a second without news must do. A page that was busy may have asked for more after that, its typefaces last. */
async function quiet(page) {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
}

/** Every answer while `visit` runs: {path, bytes, type, encoding, status}. Bytes are those on the wire, headers included. */
export async function weighed(page, visit) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const answers = new Map();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const header = (name) => Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1];
    answers.set(requestId, { path: new URL(response.url).pathname, bytes: 0, type: header('content-type') ?? '', encoding: header('content-encoding'), status: response.status });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (answers.has(requestId)) answers.get(requestId).bytes = encodedDataLength;
  });
  await visit();
  await quiet(page);
  await wire.send('Network.enable'); // answered after all that was to be told
  await wire.detach();
  return [...answers.values()].filter((a) => a.bytes > 0);
}
