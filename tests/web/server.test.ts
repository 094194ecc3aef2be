import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../tools/harness/test-app';
import { connect, get, host, TOKEN } from './page';
import type { Host } from './page';

let web: Host;
beforeAll(async () => void (web = await host(openTestApp().services)));
afterAll(() => web.close());

describe('the web host', () => {
  test('has an address on loopback that contains the token', () => {
    expect(web.address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/\\?token=${TOKEN}$`));
  });

  test('exchanges the token for a cookie that scripts cannot read, and removes it from the address', async () => {
    const { status, headers } = await get(web.origin, `/?token=${TOKEN}`);
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/index\.html#key=[0-9a-f]{48}$/)]);
    expect(headers['set-cookie']).toEqual([`${web.cookie.cookie}; HttpOnly; SameSite=Strict; Path=/`]);
    expect((await get(web.origin, '/index.html', web.cookie)).body).toBe('<h1>Serenissima</h1>');
  });

  test('accepts an invitation once, and only the owner of the token can create one', async () => {
    const { pathname, search } = new URL(web.invitation());
    const statuses = [];
    for (let i = 0; i < 2; i++) statuses.push((await get(web.origin, pathname + search)).status);
    expect(statuses).toEqual([303, 403]);
    const { body } = await get(web.origin, `/invitation?token=${TOKEN}`);
    expect((await get(web.origin, body.replace(web.origin, ''))).status).toBe(303);
    for (const wrong of ['/invitation', '/invitation?token=wrong', '/?once=', '/?once=wrong'])
      expect((await get(web.origin, wrong)).status, wrong).toBe(403);
    expect((await get(web.origin, '/invitation', web.cookie)).status).toBe(404);
  });

  test('uses three separate secrets: token, cookie and key', () => {
    const secrets = [TOKEN, web.cookie.cookie.split('=')[1], web.protocols[1].split('.')[1]];
    for (const one of secrets) expect(secrets.filter((other) => other.includes(one))).toEqual([one]);
  });

  test.each<[string, string, () => Record<string, string>]>([
    ['no token', '/', () => ({})],
    ['a wrong token', '/?token=wrong', () => ({})],
    ['a wrong cookie', '/index.html', () => ({ cookie: web.cookie.cookie.replace(/=.*/, '=wrong') })],
    ['the token as a cookie', '/index.html', () => ({ cookie: web.cookie.cookie.replace(/=.*/, `=${TOKEN}`) })],
    ['a cookie of another name', '/index.html', () => ({ cookie: web.cookie.cookie.replace(/.*=/, 'other=') })],
    ['another host’s name', '/index.html', () => ({ ...web.cookie, host: 'serenissima.example' })],
    ['another port', '/index.html', () => ({ ...web.cookie, host: '127.0.0.1:1' })],
    ['the name localhost', '/index.html', () => ({ ...web.cookie, host: 'localhost' })],
  ])('refuses %s', async (_what, path, headers) => {
    expect((await get(web.origin, path, headers())).status).toBe(403);
  });

  test('has its own cookie name, so that a browser can use two hosts at the same time', async () => {
    const other = await host(openTestApp().services, 'a-token-of-the-other');
    // Works like a browser's cookie jar: shared by all ports of a machine, with the last cookie of each name.
    const jar = new Map<string, string>();
    for (const { origin, address } of [web, other]) {
      const { pathname, search } = new URL(address);
      const [set] = (await get(origin, pathname + search)).headers['set-cookie'] ?? [];
      const [name, value] = set.split(';')[0].split('=');
      jar.set(name, value);
    }
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    for (const { origin, socket, protocols } of [web, other]) {
      expect((await get(origin, '/index.html', { cookie })).status).toBe(200);
      (await connect(socket, { cookie, origin }, protocols)).terminate();
    }
    await other.close();
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
  ])('%s is not found', async (path) => {
    expect((await get(web.origin, path, web.cookie)).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect((await get(web.origin, '/index.html', web.cookie, method)).status).toBe(405);
  });

  test('have a strict content security policy that allows only this host’s socket', async () => {
    const { headers } = await get(web.origin, '/assets/index.js', web.cookie);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${web.socket};`);
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the socket', () => {
  test('accepts the page that was opened with the token', async () => {
    const socket = await connect(web.socket, { ...web.cookie, origin: web.origin }, web.protocols);
    // The protocol in the answer does not contain the key.
    expect(socket.protocol).toBe('serenissima');
    socket.terminate();
  });

  test.each<[string, () => Record<string, string>]>([
    ['no cookie', () => ({ origin: web.origin })],
    ['a wrong cookie', () => ({ cookie: web.cookie.cookie.replace(/=.*/, '=wrong'), origin: web.origin })],
    ['another page’s origin', () => ({ ...web.cookie, origin: 'https://example.org' })],
    ['no origin', () => ({ ...web.cookie })],
    ['another host’s name', () => ({ ...web.cookie, origin: web.origin, host: 'serenissima.example' })],
  ])('refuses %s', async (_what, headers) => {
    await expect(connect(web.socket, headers(), web.protocols)).rejects.toThrow();
  });

  test.each<[string, () => string[]]>([
    ['no key', () => []],
    ['the protocol without a key', () => ['serenissima']],
    ['a wrong key', () => ['serenissima', 'key.wrong']],
    ['the token as the key', () => ['serenissima', `key.${TOKEN}`]],
    ['the cookie as the key', () => ['serenissima', `key.${web.cookie.cookie.split('=')[1]}`]],
    ['the key without the protocol', () => [web.protocols[1]]],
  ])(
    'refuses the cookie with %s, because another server on this machine also receives the cookie',
    async (_what, protocols) => {
      await expect(connect(web.socket, { ...web.cookie, origin: web.origin }, protocols())).rejects.toThrow();
    },
  );
});
