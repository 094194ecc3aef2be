import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { branch, undo } from '../../../src/engine/core/history';
import { readSave, recoverSave } from '../../../src/engine/core/load';
import { checkConfig, playMove, positionHash, renewLuck, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { saveText } from '../../../src/engine/core/save';
import { journalOf } from './journal';
import { act, findToy, toy, toyMatch, turnMatch } from './toy-game';
import type { ToyState } from './toy-game';

const META = {
  title: 'A table',
  seats: [0, 1].map((seat) => ({ name: `${seat}`, kind: 'human' })),
  created: '2026-01-01T00:00:00.000Z',
};

/** The toy game with corrected rules: a step is worth two points, or one point in older matches. */
const corrected: AnyGame = {
  ...toy,
  about: {
    ...toy.about,
    rules: 2,
    options: [
      ...toy.about.options,
      {
        key: 'steps',
        label: 'Steps',
        note: 'Corrected.',
        values: [{ value: 'double', label: 'Two points' }],
        default: 'double',
        rulings: [],
        since: 2,
      },
    ],
  },
  setup: (config, random) => ({
    ...(toy.setup(config, random) as ToyState),
    ...(config.options.steps && { steps: config.options.steps }),
  }),
  play(state, seat, move, random) {
    const events = toy.play(state, seat, move, random);
    const { steps, points } = state as ToyState & { steps: string };
    if (move.type === 'step' && steps === 'double') points[seat]++;
    return events;
  },
};
const findCorrected = (id: string) => (id === 'toy' ? corrected : undefined);

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => ({ ...(JSON.parse(line) as object), sum: undefined }));

const stepped = (match: Match) => {
  act(match, 0, { type: 'step' });
  return match;
};

describe('a match started under another version of the rules', () => {
  test('continues under its older rules, even after being saved again', () => {
    const old = saveText(stepped(turnMatch()), META);
    const { match } = readSave(old, findCorrected);
    expect(match.config).toMatchObject({ rules: 1, options: { rounds: 2 } });
    const again = readSave(saveText(match, META), findCorrected).match;
    expect(again.config).toEqual(match.config);
    expect(again.position).toEqual(match.position);
    const before = (again.position as ToyState).points[0];
    act(again, 0, { type: 'step' });
    expect((again.position as ToyState).points[0]).toBe(before + 1);
  });

  test('can have format 1, which contains no rules version', () => {
    const [header, ...moves] = linesOf(saveText(stepped(turnMatch()), META));
    const { rules, ...first } = header;
    expect(rules).toBe(1);
    const { match } = readSave(journalOf([{ ...first, version: 1 }, ...moves]), findCorrected);
    expect(match.config).toMatchObject({ rules: 1, options: { rounds: 2 } });
  });

  test('differs from a new match, which uses the current rules', () => {
    expect(checkConfig(corrected, 2, {})).toMatchObject({ steps: 'double' });
    const match = startMatch(corrected, { game: 'toy', seats: 2, seed: 'a', options: checkConfig(corrected, 2, {}) });
    expect(match.config.rules).toBe(2);
    expect(linesOf(saveText(match, META))[0]).toMatchObject({ version: 2, rules: 2 });
  });

  test('is refused if its rules are newer than the app’s', () => {
    const text = saveText(startMatch(corrected, { game: 'toy', seats: 2, seed: 'a', options: { rounds: 2, steps: 'double' } }), META); // prettier-ignore
    expect(() => readSave(text, findToy)).toThrow(/Line 1: .*version 2.*up to 1/);
  });
});

describe('a save with a fault', () => {
  test('is recovered up to the line before the fault', () => {
    const lines = linesOf(saveText(stepped(stepped(turnMatch())), META));
    const bad = [...lines.slice(0, -1), { seat: 1, move: { type: 'step' } }];
    const { loaded, fault } = recoverSave(journalOf(bad), findToy);
    expect(fault).toMatchObject({ line: bad.length, fault: { code: 'refused' } });
    expect(loaded.match.log.length).toBe(3);
    expect(positionHash(loaded.match)).toBe(positionHash(stepped(turnMatch())));
    expect(() => readSave(journalOf(bad), findToy)).toThrow(`Line ${bad.length}`);
  });

  test('is recovered up to the last confirmed position if the rules differ', () => {
    const match = stepped(turnMatch());
    const confirmed = positionHash(match);
    const lines = linesOf(saveText(match, META));
    const on = [
      ...lines,
      { seat: 0, move: { type: 'step' } },
      { seat: 0, move: { type: 'step' }, hash: 'f'.repeat(16) },
    ];
    const { loaded, fault } = recoverSave(journalOf(on), findToy);
    expect(fault).toMatchObject({ line: on.length, fault: { code: 'other-rules' } });
    expect(positionHash(loaded.match)).toBe(confirmed);
    expect(loaded.match.undone).toEqual([]);
  });

  test('is refused if its first line is unreadable', () => {
    expect(() => recoverSave('nonsense\n', findToy)).toThrow('Line 1');
  });
});

describe('renewed luck (a new seed for later draws)', () => {
  const rolls = (match: Match) => {
    for (let i = 0; i < 3; i++) playMove(match, 0, { type: 'roll' });
    return match.log.slice(-3).flatMap(({ chance }) => chance);
  };

  test('changes only later draws', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `luck ${i}`);
    const outcomes = seeds.map((seed) => {
      const match = turnMatch();
      renewLuck(match, seed);
      expect((match.position as ToyState).points).toEqual((turnMatch().position as ToyState).points);
      return rolls(match).join();
    });
    expect(new Set(outcomes).size).toBeGreaterThan(6);
    expect(rolls(turnMatch())).toEqual(rolls(turnMatch()));
  });

  test('in a branch gives different dice for most seeds; without it the dice are the same', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `match ${i}`);
    const differ = seeds.filter((seed) => {
      const match = turnMatch({ seed });
      playMove(match, 0, { type: 'roll' });
      const [same, other] = [branch(match, match.log.length), branch(match, match.log.length)];
      renewLuck(other, `${seed} again`);
      expect(other.log).toEqual(match.log);
      expect(positionHash(other)).toBe(positionHash(match));
      const more = (copy: Match) => [1, 2].flatMap(() => playMove(copy, 0, { type: 'roll' }).chance).join();
      const thrown = more(match);
      expect(more(same)).toBe(thrown);
      return more(other) !== thrown;
    });
    expect(differ.length).toBeGreaterThan(30);
  });

  test('is kept by saving, branching and undo', () => {
    const match = turnMatch();
    renewLuck(match, 'other');
    const [first, ...others] = rolls(match);
    for (const copy of [readSave(saveText(match, META), findToy).match, branch(match, match.log.length)]) {
      expect(copy.luck).toEqual(match.luck);
      for (let i = 0; i < 3; i++) undo(copy, { free: true });
      expect(rolls(copy)).toEqual([first, ...others]);
    }
  });

  test('overrides scripted outcomes', () => {
    const script = [1, 1, 2, 2, 2];
    const told = turnMatch({ chance: script });
    expect(rolls(turnMatch({ chance: script }))).toEqual([2, 2, 2]);
    renewLuck(told, 'luck 3');
    const free = turnMatch({ chance: script.slice(0, 2) });
    renewLuck(free, 'luck 3');
    expect(rolls(told)).toEqual(rolls(free));
  });

  test('is refused if out of order or malformed', () => {
    const [header] = linesOf(saveText(toyMatch(), META));
    const read = (...luck: unknown[]) => () => readSave(journalOf([header, ...luck.map((entry) => ({ luck: entry }))]), findToy); // prettier-ignore
    expect(read({ from: 3, seed: 'a' }, { from: 3, seed: 'b' })).not.toThrow();
    expect(read({ from: 3, seed: 'a' }, { from: 2, seed: 'b' })).toThrow('Line 3');
    for (const bad of [
      { from: -1, seed: 'a' },
      { from: 1 },
      { from: 1, seed: 'a'.repeat(65) },
      { from: 1, seed: 'a', x: 1 },
      7,
    ])
      expect(read(bad)).toThrow('Line 2');
  });
});
