import type { Move, Seat } from './game';
import { barrierOf } from './history';
import { outcomesDrawn } from './match';
import type { Match } from './match-types';
import { matchRandom } from './random';
import { isPrivate } from './secrets';

/**
 * What a seat may ask not to be asked: `nothing`: a phase in which it can do nothing; `forced`: a choice of one; `ending`: whether to
 * end when it has done all there is to do.
 */
export const SKIPS = ['nothing', 'forced', 'ending'] as const;
export type Skip = (typeof SKIPS)[number];

const NO_MOVES = { ends: [], aside: [] };

/**
 * The move a seat need not be asked for, and why; `null`: it must be asked. What shows a seat secrets is never answered for it, or
 * others could tell what is in its hand from its not being asked; and where there is another choice, however slight, nothing is
 * answered that could not be taken back.
 */
export function needlessMove(match: Match, seat: Seat): { readonly move: Move; readonly skip: Skip } | null {
  const { game, position, log } = match;
  if (isPrivate(game, position, seat)) return null;
  const { ends, aside } = game.idle ?? NO_MOVES;
  const legal = game.moves(position, seat);
  const open = legal.filter(({ type }) => !aside.includes(type));
  const move = open.at(0);
  if (!move || open.length > 1 || (legal.length > 1 && isFinal(match, seat, move))) return null;
  if (!ends.includes(move.type)) return legal.length === 1 ? { move, skip: 'forced' } : null;
  const last = log.at(-1);
  const begun = last?.seat === seat && !ends.includes(last.move.type);
  return { move, skip: begun ? 'ending' : 'nothing' };
}

/** Whether a move could not be taken back, tried out on a copy. */
function isFinal(match: Match, seat: Seat, move: Move): boolean {
  const { game, config, luck, position } = match;
  const random = matchRandom(config.seed, config.chance ?? [], outcomesDrawn(match), luck);
  const events = game.play(game.copy(position), seat, move, random);
  return barrierOf({ chance: random.drawn, events }) !== null;
}
