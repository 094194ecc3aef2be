import { describe, expect, test } from 'vitest';
import { connect, host } from '../web/page';
import { openTestApp } from '../../tools/harness/test-app';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the dispatcher never throws', () => {
  const names: readonly [what: string, command: unknown][] = [
    ['an object', {}],
    ['an object that cannot be written as text', { toString: 1, valueOf: 1 }],
    ['an object without a prototype', Object.create(null)],
    ['a list', [[]]],
    ['nothing', undefined],
    ['a number', 7],
    ['a symbol', Symbol('x')],
  ];
  test.each(names)('the command name %s is answered with “unknown command”', async (_what, command) => {
    expect(await openTestApp().services.handle(command, {})).toMatchObject({
      ok: false,
      error: { code: 'unknown-command' },
    });
  });

  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const values: readonly [what: string, argument: unknown][] = [
    ['an object that contains itself', cycle],
    ['a number that JSON cannot represent', { match: 1n }],
    ['a getter that throws', Object.defineProperty({}, 'match', { enumerable: true, get: () => { throw new Error('boo'); } })], // prettier-ignore
    ['a very deep list', JSON.parse(deep(5000))],
  ];
  test.each(values)('%s as the argument is refused', async (_what, argument) => {
    expect(await openTestApp().services.handle('matches.open', argument)).toMatchObject({ ok: false });
  });
});

describe('an invalid frame on the socket', () => {
  const frames: readonly [what: string, text: string][] = [
    ['invalid JSON', '{'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no command', '{"id":1}'],
    ['no argument', '{"id":1,"command":"matches.open"}'],
    ['an object as a command', '{"id":1,"command":{"toString":1,"valueOf":1}}'],
    ['a very deep list as the id', `{"id":${deep(6000)},"command":"app.info","argument":{}}`],
  ];
  test.each(frames)('%s is refused, and the next frame is answered', async (_what, text) => {
    const web = await host(openTestApp().services);
    const socket = await connect(web.socket, { ...web.cookie, origin: web.origin }, web.protocols);
    const answers: { id: unknown; result: { ok: boolean } }[] = [];
    const last = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const answer = JSON.parse(String(data)) as (typeof answers)[number];
        answers.push(answer);
        if (answer.id === 'last') resolve();
      });
    });
    socket.send(text);
    socket.send('{"id":"last","command":"app.info","argument":{}}');
    await last;
    expect(answers.map(({ result }) => result.ok)).toEqual([false, true]);
    socket.terminate();
    await web.close();
  });
});
