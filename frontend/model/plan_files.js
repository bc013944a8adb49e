/* Reading the files of a plan; the game says where an uploaded one belongs. */
const MOST = 8 << 20;

/* A whole plan in one file, as it is downloaded here and sent to the server. */
function plan_in(path, text) {
  if (!/\.json$/i.test(path) || !/"files"/.test(text)) return null;
  try {
    const { title = '', shown_title = '', consent = '', plan = '', files } = JSON.parse(text);
    return files && Object.values(files).every((one) => typeof one === 'string')
      ? { title, shown_title, consent, plan, files }
      : null;
  } catch {
    return null; /* not a plan: a file like others, and its problems are reported there */
  }
}

async function text_in(file) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/**
 * Reads files [{path, file}]: `plan` when one of them is a whole plan, `files` by place, and what was `left_out` as
 * [{path, why: 'kind'|'size'|'encoding'}].
 * `place_for(path, text)` says where a file belongs.
 */
export async function read_files(given, place_for) {
  const got = { plan: null, files: {}, left_out: [] };
  for (const { path, file } of given) {
    const name = path.split('/').at(-1);
    if (name.startsWith('.')) continue;
    if (!/\.(csv|txt|json)$/i.test(name)) got.left_out.push({ path, why: 'kind' });
    else if (file.size > MOST) got.left_out.push({ path, why: 'size' });
    else {
      try {
        const text = await text_in(file);
        const whole = plan_in(path, text);
        if (whole) got.plan = whole;
        else got.files[place_for(path, text)] = text;
      } catch {
        got.left_out.push({ path, why: 'encoding' });
      }
    }
  }
  return got;
}

function entry_files(entry, into) {
  if (entry.isFile) {
    return new Promise((done) => {
      entry.file((file) => { into.push({ path: entry.fullPath.slice(1), file }); done(); }, done);
    });
  }
  const reader = entry.createReader();
  return new Promise((done) => {
    const more = () => reader.readEntries(async (entries) => {
      if (!entries.length) return done();
      for (const one of entries) await entry_files(one, into);
      return more();
    }, done);
    more();
  });
}

/** The files that were dropped, including those in folders: [{path, file}]. */
export async function dropped(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  const plain = chosen(transfer.files);
  if (!entries.some((entry) => entry.isDirectory)) return plain;
  const found = [];
  for (const entry of entries) await entry_files(entry, found);
  return found;
}

/** The files that were chosen in a field: [{path, file}]. */
export const chosen = (list) => [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
