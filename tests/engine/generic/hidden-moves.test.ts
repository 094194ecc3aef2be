import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/engine/core/game';
import { isHidden } from '../../../src/engine/core/secrets';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { othersThan, outcomeOf, sampleOf } from './outcome';
import { freshMatch, playOut } from './playing';

/** The maximum number of legal moves tried per decision. A harbour phase can have hundreds. */
const TRIED = 40;
const MATCHES = bySuite(2, 4);

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  it('declares a type of move hidden exactly if other seats cannot distinguish its moves', () => {
    const undeclared = new Set<string>();
    const declared = new Set<string>();
    const proved = new Set<string>();
    for (let index = 1; index <= MATCHES; index++) {
      const seats = Math.max(2, game.about.seats[1] - (index % 2));
      const match = freshMatch(game, seats, index);
      playOut(match, index, ({ seat, legal }, ply) => {
        if (ply % 4 > 0 && !legal.some((move) => isHidden(game, move))) return;
        const tried = new Map<string, { readonly move: Move; readonly position: string }>();
        for (const move of sampleOf(legal, TRIED)) {
          const { shown, position } = outcomeOf(game, match.position, seat, move, othersThan(seats, seat));
          const hidden = isHidden(game, move);
          if (hidden) declared.add(move.type);
          const twin = tried.get(shown);
          if (!twin) tried.set(shown, { move, position });
          else if (twin.position !== position) {
            if (hidden) proved.add(move.type);
            else if (!isHidden(game, twin.move)) undeclared.add(`${twin.move.type} ${move.type}`);
          }
        }
      });
    }
    expect([...undeclared]).toEqual([]);
    expect([...proved].sort()).toEqual([...declared].sort());
  });
});
