import { describe, expect, test } from 'vitest';
import { BadSave } from '../../../src/engine/core/errors';
import { branch, redo, undo } from '../../../src/engine/core/history';
import { readSave } from '../../../src/engine/core/load';
import { playMove } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import type { Move } from '../../../src/engine/core/game';
import { isReason } from '../../../src/engine/core/reason';
import { headerLine, moveLine, saveText } from '../../../src/engine/core/save';
import type { Line } from '../../../src/engine/core/save';
import { journalOf, tried } from './journal';
import { findToy, META, turnMatch } from './toy-game';

const REASON = { key: 'mission.sell', params: { port: 3, gain: -20, with: 'wine' } };
const OTHER = { key: 'wait', params: {} };

/** Returns a match with two moves by a computer, and its journal lines. */
function reasoned(): { match: Match; lines: Line[] } {
  const match = turnMatch();
  const lines: Line[] = [headerLine(match, META), ...match.log.map((entry) => moveLine(match, entry))];
  for (const reason of [REASON, OTHER]) lines.push(moveLine(match, playMove(match, 0, { type: 'step' }, { reason })));
  return { match, lines };
}

const reasonsOf = ({ log }: Match) => log.map(({ reason }) => reason);

describe('the reason for a move', () => {
  test('is stored on the move’s line, and read from a journal or a whole save', () => {
    const { match, lines } = reasoned();
    expect(reasonsOf(match)).toEqual([undefined, undefined, REASON, OTHER]);
    expect(readSave(journalOf(lines), findToy).match).toEqual(match);
    expect(readSave(saveText(match, META), findToy).match).toEqual(match);
    expect(saveText(match, META).split('\n')[3]).toContain(JSON.stringify(REASON));
  });

  test('is undone and redone with its move, and dropped by another move', () => {
    const { match, lines } = reasoned();
    undo(match);
    expect(reasonsOf(match).at(-1)).toEqual(REASON);
    redo(match);
    expect(reasonsOf(match).at(-1)).toEqual(OTHER);
    const read = readSave(journalOf([...lines, { undo: 1 }, { redo: 1 }]), findToy).match;
    expect(reasonsOf(read)).toEqual(reasonsOf(match));
    undo(match);
    playMove(match, 0, { type: 'step' });
    expect(reasonsOf(match).at(-1)).toBeUndefined();
  });

  test('is copied into a branch', () => {
    expect(reasonsOf(branch(reasoned().match, 3))).toEqual([undefined, undefined, REASON]);
  });

  test('is lost with a torn line, while other reasons are kept', () => {
    const text = journalOf(reasoned().lines);
    const { match, torn } = readSave(text.slice(0, text.indexOf('"wait"') + 3), findToy);
    expect([torn, ...reasonsOf(match)]).toEqual([true, undefined, undefined, REASON]);
  });

  test('is secret only if its seat decided behind the curtain', () => {
    const match = turnMatch();
    while (match.log.length > 0) undo(match, { free: true });
    playMove(match, 0, { type: 'pick', number: 1 } as Move, { reason: OTHER });
    playMove(match, 1, { type: 'pick', number: 1 } as Move);
    playMove(match, 0, { type: 'step' }, { reason: OTHER });
    expect(match.log.map(({ secret }) => secret)).toEqual([true, undefined, undefined]);
    expect(readSave(saveText(match, META), findToy).match).toEqual(match);
  });
});

const LONG = 'x'.repeat(81);
const BAD: readonly [string, unknown][] = [
  ['a text instead of an object', 'because'],
  ['null instead of an object', null],
  ['a list instead of an object', [REASON]],
  ['no key', { params: {} }],
  ['an empty key', { key: '', params: {} }],
  ['a very long key', { key: LONG, params: {} }],
  ['no figures', { key: 'wait' }],
  ['a list of figures', { key: 'wait', params: [1] }],
  ['a figure that is null', { key: 'wait', params: { gain: null } }],
  ['a nested figure', { key: 'wait', params: { gain: { ducats: 1 } } }],
  ['a very long name', { key: 'wait', params: { good: LONG } }],
  ['a very long figure name', { key: 'wait', params: { [LONG]: 1 } }],
  ['too many figures', { key: 'wait', params: Object.fromEntries([...Array(17).keys()].map((i) => [`p${i}`, i])) }],
  ['an extra field', { ...OTHER, why: 'not' }],
];

describe('a reason', () => {
  test.each(BAD)('with %s is refused, and the error gives the line number', (_what, reason) => {
    const { lines } = reasoned();
    const result = tried(journalOf([...lines.slice(0, -1), { ...lines.at(-1), reason }]));
    expect(result).toBeInstanceOf(BadSave);
    expect(result).toMatchObject({ line: lines.length, fault: { code: 'move-reason' } });
    expect(isReason(reason)).toBe(false);
  });

  test.each([NaN, Infinity])('with a number that JSON cannot represent is detected: %s', (gain) => {
    expect(isReason({ key: 'wait', params: { gain } })).toBe(false);
  });

  test('with a parameter name that would change an object’s prototype is refused', () => {
    const { lines } = reasoned();
    const params = JSON.parse('{"__proto__":1}') as object;
    expect(tried(journalOf([...lines, { ...lines.at(-1), reason: { key: 'wait', params } }]))).toMatchObject({
      fault: { code: 'bad-name' },
    });
  });

  test('does not make an illegal move legal', () => {
    const { lines } = reasoned();
    expect(tried(journalOf([...lines, { seat: 9, move: { type: 'step' }, reason: OTHER }]))).toMatchObject({
      fault: { code: 'refused' },
    });
  });
});
