import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/setup.mjs';
import { formerFolder } from '../../src/main/web/former-folder';
import { temporaryFolder } from '../temporary-folder';
import { end, start } from './command';
import type { Command } from './command';
import { loadedBy } from './loaded';

/** `npm start -- --web` into an empty folder, once for all that looks at what it left behind. */
const root = temporaryFolder();
const out = join(root, 'dist');
const data = join(root, 'data');
let app: Command;
let address: string;
let browser: Browser | undefined;

beforeAll(async () => {
  app = start(['--web', '--no-open', '--out', out, '--data', data]);
  address = await app.sees(/http:\S+/);
});
afterAll(async () => {
  await browser?.close();
  await end(app);
});

describe('npm start -- --web', () => {
  test('leaves every file behind that the host, its threads and the page load', () => {
    const files = loadedBy(out, 'web/host.mjs');
    expect(files).toEqual(
      expect.arrayContaining(['web/opponent.mjs', 'renderer/manifest.files.json', 'renderer/index.html']),
    );
    expect(files.filter((name) => !existsSync(join(out, name)))).toEqual([]);
  });

  test('three clicks, and computers play', async () => {
    browser = await chromium.launch({
      executablePath: findChromium(process.env, chromium.executablePath()),
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await page.getByTestId('home:new').click();
    await page.getByTestId('new:alone').click();
    await page.getByTestId('new:start').click();
    await page.locator('[data-testid=board][data-ready=true]').waitFor();
    // A person's first decision: played as a computer advises, it passes on to the computers.
    await page.getByTestId('advise').click();
    await page.getByTestId('advice').getByRole('button').first().click();
    const table = page.getByTestId('table');
    await expect.poll(async () => Number(await table.getAttribute('data-ply')), { timeout: 60_000 }).toBeGreaterThan(2);
    // Why they played so stands in the log where somebody wants to read it meanwhile.
    await page.getByTestId('table:settings').click();
    await page.getByTestId('setting:reasons').selectOption('always');
    await page.keyboard.press('Escape');
    await page.getByTestId('log:open').click();
    await page.getByTestId('log').locator('small').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('a port in use is a sentence', async () => {
    const { port } = new URL(address);
    const second = start(['--web', '--no-open', '--out', out, '--data', join(root, 'other'), '--port', port]);
    expect(await second.ended).toBe(1);
    expect(second.said()).toEqual({
      out: '',
      err: `Port ${port} is used by another program; choose another by --port N, or leave it out for any that is free.\n`,
    });
  });

  test('a second one on the same saves shows the way to the first', async () => {
    const second = start(['--web', '--no-open', '--out', out, '--data', data]);
    expect(await second.ended).toBe(0);
    expect(second.said().out).toContain(new URL(address).origin);
  });

  test('a port that is no port is a sentence, too', async () => {
    const second = start(['--web', '--no-open', '--out', out, '--data', data, '--port', 'high']);
    expect(await second.ended).toBe(1);
    expect(second.said().err).toMatch(/^“high” is no port: .*\.\n$/);
  });
});

describe('a person’s saves of the former folder', () => {
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

  test('are brought over, and the host says so', async () => {
    const { env, saves } = home();
    const command = start(['--web', '--no-open', '--out', out], env);
    const said = await command.sees(/Saves are kept in (.+)\. Press/);
    const kept = said.slice('Saves are kept in '.length, -'. Press'.length);
    expect(command.said().out).toContain('(1) were copied to');
    expect(readFileSync(join(kept, 'saves', 'old.serenissima'), 'utf8')).toBe('a match');
    expect(readdirSync(saves)).toEqual(['old.serenissima']);
    await end(command);
  });

  test('stay where they are when another folder is named', async () => {
    const { env } = home();
    const elsewhere = temporaryFolder();
    const command = start(['--web', '--no-open', '--out', out, '--data', elsewhere], env);
    await command.sees(/Saves are kept in/);
    expect(command.said().out).not.toContain('copied');
    expect(existsSync(join(elsewhere, 'saves'))).toBe(false);
    await end(command);
  });
});
