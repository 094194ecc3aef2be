import type { Session } from 'electron';
import { describe, expect, test } from 'vitest';
import { registerScheme, serveApp } from '../../src/main/electron/protocol';
import type { StaticFile } from '../../src/main/services/static-files';
import { createSession, registered } from './stand-in/session';

const file = (mime: string, text: string): StaticFile => ({ mime, read: async () => Buffer.from(text) });
const files = new Map([
  ['index.html', file('text/html; charset=utf-8', '<h1>Serenissima</h1>')],
  ['assets/index.js', file('text/javascript', 'let a')],
]);

function serve() {
  const { session, kept } = createSession();
  serveApp(session as unknown as Session, files);
  const handler = kept.schemes.get('app');
  return (url: string, method = 'GET') => {
    if (!handler) throw new Error('Nothing serves app://');
    return handler(new Request(url, { method }));
  };
}

describe('the app:// protocol', () => {
  test('is a standard, secure scheme with fetch and code cache, and has no other privileges', () => {
    registerScheme();
    expect(registered).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
  });

  test('serves the files in the manifest by name and type', async () => {
    const ask = serve();
    const page = await ask('app://game/');
    expect(await page.text()).toBe('<h1>Serenissima</h1>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const script = await ask('app://game/assets/index.js?v=1');
    expect([script.status, await script.text(), script.headers.get('content-type')]).toEqual([
      200,
      'let a',
      'text/javascript',
    ]);
  });

  test.each([
    'app://game/../main/main.mjs',
    'app://game/%2e%2e/main/main.mjs',
    'app://game/assets/..%2f..%2fpackage.json',
    'app://game//etc/passwd',
    'app://game/__proto__',
    'app://other/index.html',
    'app://game.example/index.html',
  ])('answers “not found” for %s', async (url) => {
    expect((await serve()(url)).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('answers “not allowed” for %s', async (method) => {
    expect((await serve()('app://game/index.html', method)).status).toBe(405);
  });

  test('sends a policy against inline code and code from other origins with every answer, including refusals', async () => {
    const ask = serve();
    for (const answer of [
      await ask('app://game/'),
      await ask('app://game/nothing'),
      await ask('app://game/', 'POST'),
    ]) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe-|https?:|\*/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
