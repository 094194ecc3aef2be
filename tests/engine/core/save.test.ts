import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../../src/engine/core/load';
import { positionHash, jsonClone } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { HASH_EVERY, saveText, writeLine } from '../../../src/engine/core/save';
import { journalOf, linesOf } from './journal';
import type { MatchAction } from './journal';
import { act, findToy, META, toyMatch, turnMatch, playRandomMoves } from './toy-game';

const titles = fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }).filter((text) => text.length <= 80);
const seatNames = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));
const actions: fc.Arbitrary<MatchAction[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('play', 'undo', 'redo'), times: fc.integer({ min: 1, max: 25 }) }),
    titles.map((title) => ({ do: 'note' as const, note: { title } })),
    seatNames.map((names) => ({ do: 'note' as const, note: { seats: names.map((name) => ({ name, kind: 'bot' })) } })),
  ),
  { maxLength: 10 },
);

describe('a save', () => {
  test('is read back with the match, seed, options, script and names', () => {
    const match = turnMatch({ seed: 'a “seed” \u2028\n', chance: [2, 3, 6], options: { rounds: 1000 } });
    playRandomMoves(match, fastRandom(1), 90);
    const loaded = readSave(saveText(match, META), findToy);
    expect(loaded.match).toEqual({ ...match, undone: [] });
    expect(loaded.meta).toEqual(META);
    expect(loaded.torn).toBe(false);
    for (const played of [match, loaded.match]) playRandomMoves(played, fastRandom(2), 40);
    expect(loaded.match.log).toEqual(match.log);
  });

  test('of a match that started from a position contains that position', () => {
    const match = toyMatch({ position: jsonClone(turnMatch().position) });
    playRandomMoves(match, fastRandom(2), 5);
    expect(readSave(saveText(match, META), findToy).match).toEqual(match);
  });

  test('without moves consists only of its header', () => {
    const text = saveText(toyMatch(), META);
    expect(text.split('\n').length).toBe(2);
    expect(readSave(text, findToy).match).toEqual(toyMatch());
  });

  test('leaves out undone moves', () => {
    const match = turnMatch();
    const before = saveText(match, META);
    linesOf(match, [
      { do: 'play', times: 9 },
      { do: 'undo', times: 9 },
    ]);
    expect(match.undone.length).toBe(9);
    expect(saveText(match, META)).toBe(before);
  });
});

describe('a journal', () => {
  test('restores the match, its undone moves and its names after any actions', () => {
    fc.assert(
      fc.property(actions, fc.nat(), (happened, seed) => {
        const match = toyMatch({ seed: `seed ${seed}`, options: { rounds: 1000 } });
        const text = journalOf(linesOf(match, happened, seed));
        const { torn, text: whole, meta, match: loaded } = readSave(text, findToy);
        expect({ torn, whole }).toEqual({ torn: false, whole: text });
        expect(loaded).toEqual(match);
        const notes = happened.flatMap((entry) => (entry.do === 'note' ? [entry.note] : []));
        expect(meta).toEqual(Object.assign({}, META, ...notes));
      }),
      { numRuns: 150 },
    );
  });

  test('can be continued after being read', () => {
    const match = toyMatch();
    const lines = linesOf(match, [{ do: 'play', times: 5 }]);
    const { sum, text } = readSave(`${journalOf(lines)}{"undo":1,"su`, findToy);
    const whole = text + writeLine({ undo: 1 }, sum).text;
    expect(whole).toBe(journalOf([...lines, { undo: 1 }]));
    expect(readSave(whole, findToy).match.log).toEqual(match.log.slice(0, 4));
  });

  test('contains the position’s hash every few moves', () => {
    const lines = linesOf(toyMatch({ options: { rounds: 1000 } }), [{ do: 'play', times: 3 * HASH_EVERY }]);
    const hashed = lines.flatMap((line, i) => ('hash' in line ? [i] : []));
    expect(hashed).toEqual([HASH_EVERY, 2 * HASH_EVERY, 3 * HASH_EVERY]);
  });

  test('drops a redo after a new move', () => {
    const match = toyMatch();
    const lines = linesOf(match, [
      { do: 'play', times: 4 },
      { do: 'undo', times: 2 },
      { do: 'play', times: 1 },
    ]);
    expect(readSave(journalOf(lines), findToy).match.undone).toEqual([]);
    expect(() => readSave(journalOf([...lines, { redo: 1 }]), findToy)).toThrow(`Line ${lines.length + 1}:`);
  });

  test('replays its recorded outcomes, not the seed’s', () => {
    const match = turnMatch();
    const thrown = act(match, 0, { type: 'roll' }).chance[0];
    const other = (thrown % 6) + 1;
    const lines = journalLines(saveText(match, META));
    lines[3] = { seat: 0, move: { type: 'roll' }, chance: [other] };
    const { match: loaded } = readSave(journalOf(lines), findToy);
    expect(loaded.log[2].chance).toEqual([other]);
    expect(positionHash(loaded)).not.toBe(positionHash(match));
  });
});

function journalLines(text: string): Record<string, unknown>[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => ({ ...(JSON.parse(line) as Record<string, unknown>), sum: undefined }));
}
