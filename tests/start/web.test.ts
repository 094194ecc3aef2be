import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formerFolder } from '../../src/main/web/former-folder';
import { temporaryFolder } from '../temporary-folder';
import { end, start } from './command';
import type { Command } from './command';
import { loadedBy } from './loaded';
import { reusePage, unbuiltFiles } from './page';

const root = temporaryFolder();
const out = join(root, 'dist');
const data = join(root, 'data');
let app: Command;
let address: string;

/** `npm start -- --web` with a separate folder, started once for all tests of its output. */
beforeAll(async () => {
  reusePage(out);
  app = start(['--web', '--no-open', '--out', out, '--data', data]);
  address = await app.sees(/http:\S+/);
});
afterAll(async () => {
  await end(app);
});

describe('npm start -- --web', () => {
  test('writes every file that the host, its threads and the page load', () => {
    const files = loadedBy(out, 'web/host.mjs');
    expect(files).toEqual(
      expect.arrayContaining(['web/opponent.mjs', 'renderer/manifest.files.json', 'renderer/index.html']),
    );
    expect(files.filter((name) => !existsSync(join(out, name)))).toEqual([]);
    expect(unbuiltFiles('web', files)).toEqual([]);
  });

  test('reports a port in use', async () => {
    const { port } = new URL(address);
    const second = start(['--web', '--no-open', '--out', out, '--data', join(root, 'other'), '--port', port]);
    expect(await second.ended).toBe(1);
    expect(second.said()).toEqual({
      out: '',
      err: `Port ${port} is in use by another program. Choose another with --port N, or omit --port to use a free one.\n`,
    });
  });

  test('points to the first host if it is started again on the same saves', async () => {
    const second = start(['--web', '--no-open', '--out', out, '--data', data]);
    expect(await second.ended).toBe(0);
    expect(second.said().out).toContain(new URL(address).origin);
  });

  test('reports an invalid port', async () => {
    const second = start(['--web', '--no-open', '--out', out, '--data', data, '--port', 'high']);
    expect(await second.ended).toBe(1);
    expect(second.said().err).toMatch(/^“high” is not a valid port\. .*\.\n$/);
  });
});

describe('saves in the former folder', () => {
  const home = () => {
    const made = temporaryFolder();
    const env = {
      HOME: made,
      USERPROFILE: made,
      APPDATA: join(made, 'Roaming'),
      XDG_DATA_HOME: '',
      XDG_CONFIG_HOME: '',
    };
    const saves = join(formerFolder({ platform: process.platform, env, home: made }), 'saves');
    mkdirSync(saves, { recursive: true });
    writeFileSync(join(saves, 'old.serenissima'), 'a match');
    return { env, saves };
  };

  test('are copied, and the host reports that', async () => {
    const { env, saves } = home();
    const command = start(['--web', '--no-open', '--out', out], env);
    const said = await command.sees(/Saves are kept in (.+)\. Press/);
    const kept = said.slice('Saves are kept in '.length, -'. Press'.length);
    expect(command.said().out).toContain('(1) were copied to');
    expect(readFileSync(join(kept, 'saves', 'old.serenissima'), 'utf8')).toBe('a match');
    expect(readdirSync(saves)).toEqual(['old.serenissima']);
    await end(command);
  });

  test('are not touched if another folder is given', async () => {
    const { env } = home();
    const elsewhere = temporaryFolder();
    const command = start(['--web', '--no-open', '--out', out, '--data', elsewhere], env);
    await command.sees(/Saves are kept in/);
    expect(command.said().out).not.toContain('copied');
    expect(existsSync(join(elsewhere, 'saves'))).toBe(false);
    await end(command);
  });
});
