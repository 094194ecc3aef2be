import type { Move, Seat } from './game';
import { barrierOf } from './history';
import { outcomesDrawn } from './match';
import type { Match } from './match-types';
import { matchRandom } from './random';
import { isPrivate } from './secrets';
import type { Skip } from './skip-preferences';

const NO_MOVES = { ends: [], aside: [] };

/**
 * The move to play automatically, or `null` if the seat must decide. Decisions with secrets are never skipped, because
 * skipping them would reveal something about the secrets. A move that can't be undone is only played if it is the only
 * choice.
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

function isFinal(match: Match, seat: Seat, move: Move): boolean {
  const { game, config, luck, position } = match;
  const random = matchRandom(config.seed, config.chance ?? [], outcomesDrawn(match), luck);
  const events = game.play(game.copy(position), seat, move, random);
  return barrierOf({ chance: random.drawn, events }) !== null;
}
