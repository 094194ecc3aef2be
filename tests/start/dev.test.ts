import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, enter, get } from '../web/page';
import { temporaryFolder } from '../temporary-folder';
import { end, node } from './command';
import type { Command } from './command';

const data = temporaryFolder();
let command: Command;
let origin: string;
let cookie: { cookie: string };
let protocols: string[];

/** Runs `npm run dev` with a separate data folder. Requests use the cookie of an authorised page. */
beforeAll(async () => {
  command = node(['scripts/dev.mjs', '--data', data]);
  const address = new URL(await command.sees(/http:\S+/));
  origin = address.origin;
  ({ cookie, protocols } = await enter(address.href));
});
afterAll(async () => {
  await end(command);
});

const saved = () => readdirSync(join(data, 'saves'));
const moves = (match: string) =>
  readFileSync(join(data, 'saves', saved().find((name) => name.startsWith(match)) ?? match), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"move":'));

describe('the development server', () => {
  test('has an address on loopback that contains the token', () => {
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(command.said().out).toMatch(/\/\?token=[0-9a-f]{48}\s/);
  });

  test('serves the page from its sources, with a separate policy', async () => {
    const page = await get(origin, '/index.html', cookie);
    expect(page.status).toBe(200);
    expect(page.body).toContain('/@vite/client');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${origin.replace('http:', 'ws:')};`);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https?:|\*/);
    const source = await get(origin, '/app/main.ts', cookie);
    expect(source.body).toContain('sourceMappingURL=data:application/json');
  });

  test.each<[string, string, () => Record<string, string>]>([
    ['no cookie', '/index.html', () => ({})],
    ['no cookie, for a source', '/app/main.ts', () => ({})],
    ['a wrong token', '/?token=wrong&game=la-loire', () => ({})],
    ['another host’s name', '/index.html', () => ({ ...cookie, host: 'serenissima.example' })],
  ])('refuses %s', async (_what, path, headers) => {
    expect((await get(origin, path, headers())).status).toBe(403);
  });

  test.each(['', 'vite-hmr'])('refuses another origin access to the socket (protocol “%s”)', async (protocol) => {
    const socket = origin.replace('http:', 'ws:');
    const headers: Record<string, string> = protocol ? { 'sec-websocket-protocol': protocol } : {};
    await expect(connect(socket, { ...cookie, ...headers, origin: 'https://example.org' })).rejects.toThrow();
  });

  test('serves nothing but the project', async () => {
    for (const path of ['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'])
      expect((await get(origin, path, cookie)).body).not.toContain('root:');
  });
});

describe('a position', () => {
  test('is played once by Merchants, according to its seed', async () => {
    const wish = '/?game=serenissima-1996&seats=2&seed=x&ply=5';
    const { status, headers } = await get(origin, wish, cookie);
    expect(status).toBe(303);
    const match = /^\/index\.html\?match=([0-9a-f-]+)$/.exec(String(headers.location))?.[1] ?? '';
    expect(moves(match)).toHaveLength(5);
    expect((await get(origin, wish, cookie)).headers.location).toBe(headers.location);
    expect(saved()).toHaveLength(1);
  });

  test('can be a save in the data folder, or one from the shelf by name', async () => {
    const [name] = saved();
    writeFileSync(join(data, 'copy.txt'), readFileSync(join(data, 'saves', name)));
    const path = await get(origin, '/?save=copy.txt', cookie);
    expect(path.headers.location).toBe(`/index.html?match=${name.split('.')[0]}`);
    const title = encodeURIComponent('serenissima-1996, 2 seats, seed x, ply 5');
    expect((await get(origin, `/?save=${title}`, cookie)).headers.location).toBe(path.headers.location);
  });

  test.each([
    ['/?game=chess', /No computer player for “chess”/],
    ['/?game=serenissima-1996&seats=9', /not 9/],
    ['/?game=serenissima-1996&ply=many', /ply/],
    ['/?save=../../etc/passwd', /data folder/],
    ['/?save=/etc/passwd', /data folder/],
  ])('is refused with a message for %s', async (path, words) => {
    const { status, body } = await get(origin, path, cookie);
    expect([status, body]).toEqual([400, expect.stringMatching(words)]);
  });
});

describe('when a rule changes', () => {
  test('main is reloaded, and the match is unchanged', async () => {
    const socket = await connect(origin.replace('http:', 'ws:'), { ...cookie, origin }, protocols);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const now = new Date();
    utimesSync('src/engine/games/la-loire/score.ts', now, now);
    await command.sees(/Main restarted/);
    await ended;
    const match = saved()[0].split('.')[0];
    const again = await connect(origin.replace('http:', 'ws:'), { ...cookie, origin }, protocols);
    const ask = (command: string, argument: object) => {
      const answer = new Promise((resolve) => again.once('message', (text) => resolve(JSON.parse(String(text)))));
      again.send(JSON.stringify({ id: 1, command, argument }));
      return answer;
    };
    expect(await ask('matches.open', { match })).toMatchObject({ result: { value: { table: { match, ply: 5 } } } });
    // Computers think in a separate worker, built from the same sources.
    expect(await ask('matches.sit', { match, seat: 0 })).toMatchObject({ result: { ok: true } });
    expect(await ask('matches.hint', { match, seat: 0, ply: 5 })).toMatchObject({ result: { ok: true } });
    again.terminate();
  });
});
