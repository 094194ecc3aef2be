import { BARRIERS } from './barriers';
import { BadConfig, StepRefused } from './errors';
import type { ScoreSheet, Seat } from './game';
import { isEnded, isOver } from './match';
import type { Act, Match } from './match-types';

/** Ends a match where it stands, as all at the table agreed. Throws {@link StepRefused} when it is over. */
export function endHere(match: Match): Act {
  return newAct(match, { act: 'end', ply: match.log.length });
}

/**
 * A seat gives up: the match goes on with somebody else in it, or `ends` with it. Throws {@link StepRefused} when it is over and
 * {@link BadConfig} when there is no such seat.
 */
export function resign(match: Match, seat: Seat, ends: boolean): Act {
  return newAct(match, { act: 'resign', ply: match.log.length, seat, ends });
}

function newAct(match: Match, act: Act): Act {
  decide(match, act);
  match.undone.length = 0;
  return act;
}

/** Adds an act to a match; what was taken back stays there to be done again. */
export function decide(match: Match, act: Act): Act {
  if (isOver(match)) throw new StepRefused('over', BARRIERS.over);
  if (act.act === 'resign' && act.seat >= match.config.seats) throw new BadConfig(`There is no seat ${act.seat}.`);
  match.acts.push(act);
  return act;
}

/**
 * The points of a match as it stands. One that was ended early is scored as if its rules had ended it here, its ties broken as the
 * game breaks them. Where it ended because seats were given up, these do not win: should the game name nobody else, those with most
 * points of the others do, who share it when level.
 */
export function scoreOf(match: Match): ScoreSheet {
  const { game, position } = match;
  if (!isEnded(match)) return game.score(position);
  const sheet = game.score(position, true);
  if (match.acts.at(-1)?.act !== 'resign') return sheet;
  const { scores, winners, ties } = sheet;
  const out = givenUp(match);
  const rest = winners.filter((seat) => !out.has(seat));
  if (rest.length > 0) return { scores, winners: rest, ties };
  const left = scores.filter(({ seat }) => !out.has(seat));
  const best = Math.max(...left.map(({ total }) => total));
  return { scores, winners: left.flatMap(({ seat, total }) => (total === best ? [seat] : [])), ties: [] };
}

/** The seats that somebody has given up. */
export function givenUp({ acts }: Match): ReadonlySet<Seat> {
  return new Set(acts.flatMap((act) => (act.act === 'resign' ? [act.seat] : [])));
}
