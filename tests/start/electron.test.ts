import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cameToNothing } from '../../scripts/start/shell.mjs';
import { temporaryFolder } from '../temporary-folder';
import { end, start } from './command';
import { loadedBy } from './loaded';
import { reusePage, unbuiltFiles } from './page';

/** The path where Electron's package expects its binary after the download. */
const PATH = 'node_modules/electron/path.txt';
const BINARY = existsSync(PATH) ? readFileSync(PATH, 'utf8') : 'electron';

const root = temporaryFolder();
const out = join(root, 'dist');
const port = '0';

/** The environment for using a script as Electron, and the lines that the script recorded. */
const surroundings = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: root, ELECTRON_RUN_AS_NODE: '1' };
const told = () => readFileSync(join(root, 'told'), 'utf8').split('\n');

/** Replaces Electron with a script that records its arguments and environment, and then runs `then`. */
function fakeElectron(then: string): void {
  const path = join(root, BINARY);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n{ printf '%s\\n' "$@"; env; } > '${join(root, 'told')}'\n${then}\n`);
  chmodSync(path, 0o755);
}

test.each([
  ['an immediate failure', { code: 127, ran: 300, asked: false }, true],
  ['a failure after its window was open', { code: 3, ran: 60_000, asked: false }, false],
  ['a requested end', { code: 130, ran: 300, asked: true }, false],
  ['a window closed immediately', { code: 0, ran: 900, asked: false }, false],
])('only an immediate failure of Electron counts as a failed start: %s, %j', (_what, end, expected) =>
  expect(cameToNothing(end)).toBe(expected),
);

// The script can replace Electron only on systems where scripts are executable.
describe.skipIf(process.platform === 'win32')('npm start with Electron', () => {
  beforeAll(async () => {
    reusePage(out);
    fakeElectron('exit 0');
    const command = start(['--out', out, '--no-sandbox', '--', '--lang=fr'], surroundings);
    expect(await command.ended, command.said().err).toBe(0);
  });

  test('writes every file that main, preload and the worker threads load', () => {
    const files = loadedBy(out, 'main/main.mjs');
    expect(files).toEqual(
      expect.arrayContaining([
        'main/opponent.mjs',
        'preload/preload.cjs',
        'renderer/manifest.files.json',
        'renderer/index.html',
      ]),
    );
    expect(files.filter((name) => !existsSync(join(out, name)))).toEqual([]);
    expect(unbuiltFiles('electron', files)).toEqual([]);
  });

  test('opens its build, forwards Electron’s options, and runs as Electron', () => {
    expect(told().slice(0, 3)).toEqual([join(out, 'main', 'main.mjs'), '--no-sandbox', '--lang=fr']);
    expect(told().filter((line) => line.startsWith('ELECTRON_RUN_AS_NODE'))).toEqual([]);
  });

  test('opens the browser app if Electron exits immediately, and reports that', async () => {
    fakeElectron('echo "no such library" >&2; exit 127');
    const data = join(root, 'data');
    const command = start(
      ['--out', out, '--no-sandbox', '--no-open', `--data=${data}`, `--port=${port}`],
      surroundings,
    );
    const address = await command.sees(/http:\S+/);
    const { err } = command.said();
    expect(err).toMatch(/no such library\n[^]*Electron cannot open the app here: it exited immediately with code 127/);
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
    expect(command.said().out).toContain(data);
    await end(command);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('opens the browser app if Electron’s file is not executable', async () => {
    writeFileSync(join(root, BINARY), '');
    chmodSync(join(root, BINARY), 0o644);
    const command = start(['--out', out, '--no-sandbox', '--no-open', `--data=${join(root, 'data')}`], surroundings);
    await command.sees(/http:\S+/);
    expect(command.said().err).toContain('EACCES');
    await end(command);
  });

  test('does not open the browser if Electron was asked to exit', async () => {
    fakeElectron('trap "exit 3" TERM; echo ready; while :; do sleep 0.1; done');
    const command = start(['--out', out, '--no-sandbox', '--no-open'], surroundings);
    await command.sees(/ready/);
    expect(await end(command)).toBe(3);
    expect(command.said().out).not.toContain('http:');
  });

  test.skipIf(process.platform !== 'linux')('does not start it without a display, and reports that', async () => {
    fakeElectron('exit 0');
    rmSync(join(root, 'told'), { force: true });
    const command = start(['--out', out, '--no-open', `--data=${join(root, 'data')}`], {
      ...surroundings,
      DISPLAY: '',
      WAYLAND_DISPLAY: '',
    });
    await command.sees(/http:\S+/);
    expect(command.said().err).toContain('there is no display');
    expect(existsSync(join(root, 'told'))).toBe(false);
    await end(command);
  });

  test('reports an unknown option before doing anything', async () => {
    const command = start(['--prot', '4000'], surroundings);
    expect(await command.ended).toBe(1);
    expect(command.said()).toEqual({
      out: '',
      err: "Unknown option '--prot'. The options are --web, --electron, --out FOLDER, --report FILE, --no-sandbox, --port N, --data FOLDER, --seed TEXT, --look, --no-open.\n",
    });
  });
});
