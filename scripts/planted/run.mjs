// Runs tests in the copy and returns the first that fails.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isEndToEnd, isScript, nameOf, needsBuild } from './patches.mjs';

/** A run that takes longer than this counts as failed. */
const LONGEST_MS = 900_000;

/**
 * Runs the kinds of tests one after another, cheap ones first, until a test fails.
 * @param {string} copy
 * @param {import('./patches.mjs').NamedTest[]} tests An empty list stands for all unit tests.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} The first failure.
 */
export async function firstFailure(copy, tests, env) {
  const units = tests.filter((test) => !isScript(test) && !isEndToEnd(test));
  const whole = units.filter(({ title }) => !title).map(({ file }) => file);
  const steps = [];
  if (tests.length === 0 || tests.some(needsBuild)) steps.push(() => built(copy, env));
  if (tests.length === 0) steps.push(() => unit(copy, [], env));
  if (whole.length > 0) steps.push(() => unit(copy, whole, env));
  for (const { file, title } of units) if (title) steps.push(() => unit(copy, [file], env, title));
  for (const test of tests.filter(isScript)) steps.push(() => script(copy, test.file, env));
  for (const test of tests.filter(isEndToEnd)) steps.push(() => endToEnd(copy, test, env));
  for (const step of steps) {
    const failure = await step();
    if (failure) return failure;
  }
  return null;
}

/**
 * Runs a command without showing its output. Returns `false` if it fails or takes too long. Asynchronous, so that
 * Ctrl+C ends this script.
 */
function run(copy, command, args, env) {
  const shell = command === 'npm' && process.platform === 'win32';
  const child = spawn(command, args, { cwd: copy, env, stdio: 'ignore', timeout: LONGEST_MS, shell });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

const node = (copy, args, env) => run(copy, process.execPath, args, env);

/** Builds the outdated targets that tests run. */
const built = async (copy, env) =>
  (await node(copy, ['scripts/build.mjs', 'web', 'electron', 'console'], env)) ? null : 'build';

const script = async (copy, name, env) => ((await run(copy, 'npm', ['run', '--silent', name], env)) ? null : name);

async function unit(copy, files, env, title) {
  const out = join(copy, '.cache/planted.json');
  rmSync(out, { force: true });
  const report = ['--reporter=json', `--outputFile=${out}`];
  const only = title ? ['-t', literally(title)] : [];
  const ok = await node(copy, ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...report, ...only, ...files], env);
  const results = read(out)?.testResults ?? [];
  if (!ok) {
    const failed = results.find(({ status }) => status === 'failed');
    const test = failed?.assertionResults.find(({ status }) => status === 'failed');
    return failed
      ? nameOf({ file: below(copy, failed.name), title: test?.fullName })
      : `${files.join(' ')} (no report)`;
  }
  // Reports an excluded file, or a title that no longer exists, because such a test never runs.
  const idle = files.find((file) => {
    const result = results.find(({ name }) => below(copy, name) === file);
    return !result?.assertionResults.some(({ status }) => status === 'passed');
  });
  return idle ? `${nameOf({ file: idle, title })} (no such test)` : null;
}

async function endToEnd(copy, { file, title }, env) {
  const out = join(copy, '.cache/planted.json');
  rmSync(out, { force: true });
  const project = file.startsWith('tests/e2e/shell/') ? 'shell' : 'web';
  const only = title ? ['-g', literally(title)] : [];
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, '-x', file, ...only];
  const ok = await node(copy, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: out });
  if (!ok) return nameOf({ file, title: failedSpec(read(out)?.suites ?? []) ?? title });
  return read(out)?.stats.expected > 0 ? null : `${nameOf({ file, title })} (no such test)`;
}

/** The title of the first end-to-end test that failed. */
function failedSpec(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    const title = specs.find(({ ok }) => !ok)?.title ?? failedSpec(inner);
    if (title) return title;
  }
  return undefined;
}

const below = (copy, path) => path.slice(copy.length + 1).replaceAll('\\', '/');
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
