import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../../src/engine/core/hash';
import { branch, positionAt, redo, undo } from '../../../src/engine/core/history';
import { playMove, positionHash, SNAPSHOT_EVERY } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { toyMatch, playRandomMoves } from './toy-game';

const MOVES = 1000;
const config = { seats: 3, options: { rounds: 1000 }, seed: 'long' };
let match: Match;
/** The hash of each position of the original match, by ply. */
const hashes: string[] = [];

beforeAll(() => {
  match = toyMatch(config);
  playRandomMoves(match, fastRandom(3), MOVES);
  const again = toyMatch(config);
  hashes.push(positionHash(again));
  for (const { seat, move } of match.log) {
    playMove(again, seat, move);
    hashes.push(positionHash(again));
  }
});

describe('in a match of a thousand moves', () => {
  test('the log has the expected length, and consecutive positions differ', () => {
    expect(match.log.length).toBe(MOVES);
    expect(hashes.length).toBe(MOVES + 1);
    expect(hashes.every((hash, ply) => hash !== hashes[ply + 1])).toBe(true);
    expect(match.snapshots.length).toBe(Math.floor(MOVES / SNAPSHOT_EVERY) + 1);
  });

  test('a jump to any move gives the original position', () => {
    for (let ply = 0; ply <= MOVES; ply++) expect(hashOf(positionAt(match, ply))).toBe(hashes[ply]);
  });

  test('a jump returns a copy', () => {
    for (const ply of [0, SNAPSHOT_EVERY, MOVES]) {
      (positionAt(match, ply) as { points: number[] }).points.fill(-1);
      expect(hashOf(positionAt(match, ply))).toBe(hashes[ply]);
    }
    expect(positionHash(match)).toBe(hashes[MOVES]);
  });

  test('undo to the start and redo to the end pass through the same positions', () => {
    const copy = branch(match, MOVES);
    for (let ply = MOVES - 1; ply >= 0; ply--) {
      undo(copy, { free: true });
      expect(positionHash(copy)).toBe(hashes[ply]);
    }
    for (let ply = 1; ply <= MOVES; ply++) {
      redo(copy);
      expect(positionHash(copy)).toBe(hashes[ply]);
    }
    expect(copy.log).toEqual(match.log);
  });

  test('a branch from any move has the original position and can continue', () => {
    for (let ply = 0; ply <= MOVES; ply += 37) {
      const other = branch(match, ply);
      expect(positionHash(other)).toBe(hashes[ply]);
      playRandomMoves(other, fastRandom(ply + 1), 70);
      expectReplays(other);
    }
    expect(positionHash(match)).toBe(hashes[MOVES]);
  });
});

test('replaying the log gives every position, after any undo, redo, branch and move', () => {
  const step = fc.tuple(fc.constantFrom('undo', 'redo', 'play', 'branch'), fc.integer({ min: 1, max: 80 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let current = branch(match, 64);
      for (const [what, count] of steps) {
        if (what === 'play') playRandomMoves(current, fastRandom(count), count);
        else if (what === 'branch') current = branch(current, Math.min(count, current.log.length));
        else for (let i = 0; i < count; i++) stepped(current, what);
      }
      expectReplays(current);
    }),
    { numRuns: 60 },
  );
});

function stepped(current: Match, what: string): void {
  if (what === 'undo' && current.log.length > 0) undo(current, { free: true });
  if (what === 'redo' && current.undone.length > 0) redo(current, { free: true });
}

/** Replays the log and compares the outcomes, every eighth position and the current position with the match's. */
function expectReplays(current: Match): void {
  const again = toyMatch(config);
  for (let ply = 0; ply <= current.log.length; ply++) {
    if (ply % 8 === 0) expect(positionAt(current, ply)).toEqual(again.position);
    if (ply < current.log.length) {
      const { seat, move, chance } = current.log[ply];
      expect(playMove(again, seat, move).chance).toEqual(chance);
    }
  }
  expect(current.position).toEqual(again.position);
}
