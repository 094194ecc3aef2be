import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCabinet } from '../services/cabinet';
import { connect, COOKIE, get, host, TOKEN } from './page';
import type { Host } from './page';

let web: Host;
beforeAll(async () => void (web = await host(openCabinet().services)));
afterAll(() => web.close());

describe('the way in', () => {
  test('is loopback, and its address carries the token', () => {
    expect(web.address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/\\?token=${TOKEN}$`));
  });

  test('turns the token into a cookie no script can read, and out of the address', async () => {
    const { status, headers } = await get(web.origin, `/?token=${TOKEN}`);
    expect([status, headers.location]).toEqual([303, '/index.html']);
    expect(headers['set-cookie']).toEqual([`serenissima=${TOKEN}; HttpOnly; SameSite=Strict; Path=/`]);
    expect((await get(web.origin, '/index.html', COOKIE)).body).toBe('<h1>Serenissima</h1>');
  });

  test.each([
    ['no token', '/', {}],
    ['a wrong token', '/?token=wrong', {}],
    ['a wrong cookie', '/index.html', { cookie: 'serenissima=wrong' }],
    ['a cookie of another name', '/index.html', { cookie: `other=${TOKEN}` }],
    ['another host’s name', '/index.html', { ...COOKIE, host: 'serenissima.example' }],
    ['another port', '/index.html', { ...COOKIE, host: '127.0.0.1:1' }],
    ['the name localhost', '/index.html', { ...COOKIE, host: 'localhost' }],
  ])('%s: the door stays shut', async (_what, path, headers) => {
    expect((await get(web.origin, path, headers as unknown as Record<string, string>)).status).toBe(403);
  });
});

describe('files', () => {
  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '//etc/passwd',
    '/assets/',
    '/__proto__',
    '/index.html%00.js',
  ])('%s is not there', async (path) => {
    expect((await get(web.origin, path, COOKIE)).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect((await get(web.origin, '/index.html', COOKIE, method)).status).toBe(405);
  });

  test('carry the same policy as in Electron, with the socket of this host and no other', async () => {
    const { headers } = await get(web.origin, '/assets/index.js', COOKIE);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${web.socket};`);
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the socket', () => {
  test('lets in the page that came with the token', async () => {
    const socket = await connect(web.socket, { ...COOKIE, origin: web.origin });
    socket.terminate();
  });

  test.each<[string, () => Record<string, string>]>([
    ['no cookie', () => ({ origin: web.origin })],
    ['a wrong cookie', () => ({ cookie: 'serenissima=wrong', origin: web.origin })],
    ['another page’s origin', () => ({ ...COOKIE, origin: 'https://example.org' })],
    ['no origin', () => ({ ...COOKIE })],
    ['another host’s name', () => ({ ...COOKIE, origin: web.origin, host: 'serenissima.example' })],
  ])('%s: it stays shut', async (_what, headers) => {
    await expect(connect(web.socket, headers())).rejects.toThrow();
  });
});
