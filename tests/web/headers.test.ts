import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/ipc/csp';
import { openTestApp } from '../../tools/harness/test-app';
import { get, host, TOKEN } from './page';
import type { Host } from './page';

let web: Host;
beforeAll(async () => void (web = await host(openTestApp().services)));
afterAll(() => web.close());

const answers: readonly [
  status: number,
  path: string,
  who: 'guest' | 'stranger',
  more: Record<string, string>,
  method: string,
][] = [
  [200, '/index.html', 'guest', {}, 'GET'],
  [200, '/', 'guest', {}, 'GET'],
  [303, `/?token=${TOKEN}`, 'stranger', {}, 'GET'],
  [403, '/index.html', 'stranger', {}, 'GET'],
  [403, '/index.html', 'guest', { host: 'serenissima.example' }, 'GET'],
  [404, '/nothing.html', 'guest', {}, 'GET'],
  [405, '/index.html', 'guest', {}, 'POST'],
];
/** The headers that an authorised page sends with each request. A stranger sends none. */
const headersOf = (who: 'guest' | 'stranger') => (who === 'guest' ? web.cookie : {});

describe('headers', () => {
  test.each(answers)(
    'include the security policy: status %i for %s, requested by a %s with the headers %j and method %s',
    async (...asked) => {
      const [status, path, who, more, method] = asked;
      const reply = await get(web.origin, path, { ...headersOf(who), ...more }, method);
      expect(reply.status).toBe(status);
      const wanted = Object.entries(securityHeaders(web.socket)).map(([name, value]) => [name.toLowerCase(), value]);
      expect(reply.headers).toMatchObject(Object.fromEntries(wanted));
    },
  );

  test.each(answers)(
    'let no other page read the answer, and reveal neither server nor token: status %i for %s, requested by a %s with %j and %s',
    async (...asked) => {
      const [, path, who, more, method] = asked;
      const reply = await get(web.origin, path, { ...headersOf(who), ...more, origin: 'https://example.org' }, method);
      const names = Object.keys(reply.headers);
      expect(names.filter((name) => /^access-control-|^x-powered-by$|^server$/.test(name))).toEqual([]);
      expect(reply.body).not.toContain(TOKEN);
    },
  );

  test('allow no inline code, no code from other origins and no code from strings', () => {
    const policy = securityHeaders(web.socket)['Content-Security-Policy'];
    const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('connect-src')).toEqual(["'self'", web.socket]);
    for (const locked of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) {
      expect(directives.get(locked), locked).toEqual(["'none'"]);
    }
  });
});

describe('unusual requests', () => {
  test.each(['//', '/%', '/%zz', '///', '*', '/\\..\\package.json', `http://serenissima.example/package.json`])(
    'such as GET %s are refused, and the host continues',
    async (path) => {
      const { status } = await get(web.origin, path, web.cookie);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((await get(web.origin, '/index.html', web.cookie)).status).toBe(200);
    },
  );

  test('with the token are accepted only as GET / on this host', async () => {
    expect((await get(web.origin, `/index.html?token=${TOKEN}`)).status).toBe(403);
    expect((await get(web.origin, `/?token=${TOKEN}`, {}, 'POST')).status).toBe(405);
    expect((await get(web.origin, `/?token=${TOKEN}`, { host: 'serenissima.example' })).status).toBe(403);
  });

  test.each([
    '',
    '=',
    ';;;',
    'NAME',
    'NAME=',
    `NAME=${TOKEN}x`,
    `xNAME=${TOKEN}`,
    `NAME0=${TOKEN}`,
    `serenissima=${TOKEN}`,
  ])('with the cookie “%s” are refused', async (text) => {
    const cookie = text.replace('NAME', web.cookie.cookie.split('=')[0]);
    expect((await get(web.origin, '/index.html', { cookie })).status).toBe(403);
  });

  test('with the correct cookie among other cookies are accepted', async () => {
    const { status } = await get(web.origin, '/index.html', { cookie: `a=b; ${web.cookie.cookie}; c` });
    expect(status).toBe(200);
  });
});
