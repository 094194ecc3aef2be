import { beforeEach, describe, expect, test } from 'vitest';
import { hashText } from '../../src/engine/core/hash';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

let good: string;
let path: string;
let match: string;
beforeEach(async () => {
  const app = openTestApp();
  let table = await newMatch(app, 'The good one');
  for (let i = 0; i < 6; i++) table = await playOne(app, table, i);
  ({ match } = table);
  [[path, good]] = [...app.files.disk];
});

const lines = () => good.trimEnd().split('\n');
const joined = (parts: readonly string[]) => `${parts.join('\n')}\n`;
/** Returns the lines with new checksums, as a forger who knows the format would. */
const signed = (bodies: readonly string[]) => {
  let sum = '';
  return joined(
    bodies.map((line) => {
      const body = line.replace(/,"sum":"[0-9a-f]{16}"\}$/, '}');
      sum = hashText(sum + body);
      return `${body.slice(0, -1)},"sum":"${sum}"}`;
    }),
  );
};

const cases: readonly [what: string, damage: () => string, line: number, reason: RegExp][] = [
  ['a changed letter', () => good.replace('"type":"place"', '"type":"plaze"'), 2, /checksum/],
  ['a missing line', () => joined([...lines().slice(0, 3), ...lines().slice(4)]), 4, /checksum/],
  [
    'two lines swapped',
    () => joined([...lines().slice(0, 2), lines()[3], lines()[2], ...lines().slice(4)]),
    3,
    /checksum/,
  ],
  ['a duplicated line', () => joined([...lines().slice(0, 3), lines()[2], ...lines().slice(3)]), 4, /checksum/],
  ['no header', () => joined(lines().slice(1)), 1, /checksum|header/],
  ['a cut header', () => lines()[0].slice(0, 40), 1, /ends partway/],
  ['an empty file', () => '', 1, /empty/],
  ['other content', () => 'PNG\r\n\u0000\u0001 not a save at all\n', 1, /checksum/],
  [
    'a newer format',
    () => signed(lines().map((line, i) => (i ? line : line.replace(/"version":\d/, '"version":9')))),
    1,
    /newer/,
  ],
  [
    'another program’s file',
    () => signed([lines()[0].replace('serenissima-match', 'chess')]),
    1,
    /isn’t a Serenissima save/,
  ],
  ['an unknown game', () => signed([lines()[0].replace('serenissima-1996', 'go')]), 1, /“go”/],
  ['too many seats', () => signed([lines()[0].replace('"seats":[', '"seats":[{"name":"E","kind":"human"},')]), 1, /./],
  ['an illegal move', () => signed([lines()[0], lines()[1].replace('"seat":0', '"seat":1')]), 2, /Illegal move/],
  ['an unknown move', () => signed([lines()[0], '{"seat":0,"move":{"type":"win"}}']), 2, /Illegal move/],
  ['a second header', () => signed([lines()[0], lines()[0]]), 2, /second header/],
  ['an unknown line', () => signed([lines()[0], '{"cheat":1}']), 2, /isn’t a move, undo/],
  [
    'the hash of another position',
    () => signed(lines().map((line, i) => (i === 3 ? `${line.slice(0, -1)},"hash":"0"}` : line))),
    4,
    /./,
  ],
  [
    'a forbidden name',
    () => signed([lines()[0], '{"seat":0,"move":{"type":"place","__proto__":{}}}']),
    2,
    /aren’t allowed/,
  ],
];

describe('a damaged save', () => {
  test.each(cases)(
    'with %s is refused with its line and reason, listed, and left unchanged',
    async (_what, damage, line, reason) => {
      const text = damage();
      const app = openTestApp(new Map([[path, text]]));
      const refusal = await app.refused('matches.open', { match });
      expect(refusal).toMatchObject({ code: 'bad-save', line });
      expect(refusal.message).toMatch(reason);
      const [listed] = await app.ask('matches.list', {});
      expect(listed).toMatchObject({ match, damage: { line, reason: refusal.message }, glimpse: null });
      expect([...app.files.disk]).toEqual([[path, text]]);
      expect(app.logged).toEqual([]);
    },
  );

  test.each(cases.filter(([what]) => what !== 'an empty file'))(
    'with %s can’t be imported',
    async (_what, damage, line) => {
      const app = openTestApp();
      expect(await app.refused('saves.import', { text: damage() })).toMatchObject({ code: 'bad-save', line });
      expect(app.files.disk.size).toBe(0);
    },
  );

  test('does not hide intact saves', async () => {
    const app = openTestApp(
      new Map([
        [path, good],
        ['saves/bad.serenissima', 'nonsense\n'],
      ]),
    );
    const list = await app.ask('matches.list', {});
    expect(list.map(({ damage }) => damage === null).sort()).toEqual([false, true]);
    expect((await app.ask('matches.open', { match })).table.ply).toBe(6);
  });

  test('can still be exported and deleted', async () => {
    const app = openTestApp(new Map([['saves/bad.serenissima', 'nonsense\n']]));
    expect((await app.ask('saves.export', { match: 'bad' }))?.text).toBe('nonsense\n');
    await app.ask('saves.trash', { match: 'bad' });
    expect([...app.files.disk.keys()]).toEqual([expect.stringMatching(/^trash\/\d{13}-bad\.serenissima$/)]);
  });
});
