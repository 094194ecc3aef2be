import type { AnyGame, Seat } from '../../src/engine/core/game';
import { branch } from '../../src/engine/core/history';
import type { Match } from '../../src/engine/core/match-types';
import { needlessMove } from '../../src/engine/core/skip';
import { isPrivate } from '../../src/engine/core/secrets';
import type { Skip } from '../../src/engine/core/skip-preferences';
import type { SeatConfig } from '../../src/ipc/seats';
import { freshMatch, playOut } from '../engine/generic/playing';

export const SEATS = 2;
export const people = (skip?: readonly Skip[]): SeatConfig[] =>
  ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human', ...(skip && { skip: [...skip] }) }));

/** Returns a match one move before a decision that can be skipped and undone, with that move. */
export function beforeNeedless(game: AnyGame): { at: Match; next: Match['log'][number]; seat: Seat; skip: Skip } {
  for (let index = 1; index < 40; index++) {
    const match = freshMatch(game, SEATS, index);
    const found: { at: Match; seat: Seat; skip: Skip }[] = [];
    playOut(match, index, ({ seat }, ply) => {
      if (ply === 0 || found.length > 0) return;
      const now = needlessMove(match, seat);
      if (now && game.actors(match.position).length === 1)
        found.push({ at: branch(match, ply - 1), seat, skip: now.skip });
    });
    for (const { at, ...rest } of found) {
      const next = match.log[at.log.length];
      const after = match.log[at.log.length + 1];
      const calm = [next, after].every(
        ({ chance, events }) => chance.length === 0 && events.every(({ bars }) => !bars),
      );
      if (calm && !isPrivate(game, at.position, next.seat)) return { at, next, ...rest };
    }
  }
  throw new Error(`${game.about.id} has no automatic decision`);
}
