import { BARRIERS } from './barriers';
import { BadConfig, StepRefused } from './errors';
import type { ScoreSheet, Seat } from './game';
import { isEnded, isOver } from './match';
import type { Act, Match } from './match-types';

/** Ends a match early by agreement. Throws {@link StepRefused} if it is already over. */
export function endHere(match: Match): Act {
  return newAct(match, { act: 'end', ply: match.log.length });
}

/**
 * Resigns a seat. Unless `ends`, the match continues with another player in the seat. Throws {@link StepRefused} if the
 * match is already over.
 */
export function resign(match: Match, seat: Seat, ends: boolean): Act {
  return newAct(match, { act: 'resign', ply: match.log.length, seat, ends });
}

function newAct(match: Match, act: Act): Act {
  decide(match, act);
  match.undone.length = 0;
  return act;
}

/** Adds an act without clearing the redo stack. */
export function decide(match: Match, act: Act): Act {
  if (isOver(match)) throw new StepRefused('over', BARRIERS.over);
  if (act.act === 'resign' && act.seat >= match.config.seats) throw new BadConfig(`There is no seat ${act.seat}.`);
  match.acts.push(act);
  return act;
}

/**
 * The current score. A match that was ended early is scored as if the rules had ended it here. If a resignation ended
 * it, resigned seats can't win; if all winners resigned, the remaining seats with the highest points win.
 */
export function scoreOf(match: Match): ScoreSheet {
  const { game, position } = match;
  if (!isEnded(match)) return game.score(position);
  const sheet = game.score(position, true);
  if (match.acts.at(-1)?.act !== 'resign') return sheet;
  const { scores, winners, ties } = sheet;
  const out = resignedSeats(match);
  const rest = winners.filter((seat) => !out.has(seat));
  if (rest.length > 0) return { scores, winners: rest, ties };
  const left = scores.filter(({ seat }) => !out.has(seat));
  const best = Math.max(...left.map(({ total }) => total));
  return { scores, winners: left.flatMap(({ seat, total }) => (total === best ? [seat] : [])), ties: [] };
}

/** The seats whose players have resigned, including a resignation that ended the match. */
export function resignedSeats({ acts }: Match): ReadonlySet<Seat> {
  return new Set(acts.flatMap((act) => (act.act === 'resign' ? [act.seat] : [])));
}
