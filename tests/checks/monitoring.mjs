// monitoring.mjs - deploy/monitoring: every figure that an alert or the dashboard names is one of /metrics, every alert has an entry in the runbook and a
// test that raises it and one that does not, and promtool accepts the rules and passes their tests.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const [rules, cases, runbook, dashboard] = ['alerts.yml', 'alerts.test.yml', 'runbook.md', 'dashboard.json'].map((name) => read(`deploy/monitoring/${name}`));
const alerts = [...rules.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name]) => name);

/** The names of figures in a text, without the endings of a histogram's lines. */
const figures = (text) => new Set([...text.matchAll(/\bquad_[a-z_]+\b/g)].map(([name]) => name.replace(/_seconds_(bucket|sum|count)$/, '_seconds')));

/** All of /metrics: what the workers print, and what nginx appends. */
const told = () => figures(['backend/platform/runtime/metrics.c', 'nginx/figures.lua'].map(read).join('\n'));

test('alerts and dashboard name figures that /metrics has', () => {
  const known = told();
  assert.ok(known.size > 30 && alerts.length > 15);
  for (const [file, text] of [['alerts.yml', rules], ['alerts.test.yml', cases], ['dashboard.json', dashboard]]) {
    const named = figures(text);
    assert.ok(named.size > 10, file);
    assert.deepEqual([...named].filter((name) => !known.has(name)), [], file);
  }
});

test('the dashboard shows every figure', () => {
  const shown = figures(dashboard);
  assert.deepEqual([...told()].filter((name) => !shown.has(name)), []);
  const { panels } = JSON.parse(dashboard);
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
});

test('each alert has its entry in the runbook, in the same order, and no entry is left over', () => {
  assert.deepEqual([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name), alerts);
});

test('each alert is tried with figures that raise it and with figures that do not', () => {
  const tried = [...cases.matchAll(/alertname: (\w+)\n *exp_alerts:( \[\])?/g)].map(([, name, none]) => `${name}${none ? ' not' : ''}`);
  assert.deepEqual(tried, alerts.flatMap((name) => [name, `${name} not`]));
});

test('promtool accepts the rules and passes their tests', () => {
  for (const args of [['check', 'rules', 'alerts.yml'], ['test', 'rules', 'alerts.test.yml']]) {
    const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: fileURLToPath(new URL('deploy/monitoring', root)), encoding: 'utf8' });
    assert.ok(!error, `promtool: ${error?.message}`);
    assert.equal(status, 0, stdout + stderr);
  }
});
