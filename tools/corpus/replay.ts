import { endHere, resign, scoreOf } from '../../src/engine/core/ending';
import type { AnyGame } from '../../src/engine/core/game';
import { actorsOf, checkConfig, isOver, playMove, positionHash, startMatch } from '../../src/engine/core/match';
import type { Act, Match } from '../../src/engine/core/match-types';
import { endOf } from './ends';
import type { Outcome, RecordedGame } from './recorded';

/** A match at the start of a recorded game. Throws like `checkConfig`. */
export function beginning(game: AnyGame, { seats, options, seed }: Pick<RecordedGame, 'seats' | 'options' | 'seed'>) {
  return startMatch(game, { game: game.about.id, options: checkConfig(game, seats, options), seats, seed });
}

/**
 * Plays the first `plies` moves of a recorded game (default: all) and counts the legal moves. Throws at the first
 * illegal move.
 */
export function replay(game: AnyGame, recorded: RecordedGame, plies = Infinity): { match: Match; choices: number } {
  const match = beginning(game, recorded);
  let choices = 0;
  for (const index of recorded.moves.split(' ').slice(0, plies).map(Number)) {
    decideAt(match, recorded.acts);
    const [seat] = actorsOf(match);
    if (seat === undefined) throw new Error(`The game is already over after ${match.log.length} moves.`);
    const legal = game.moves(match.position, seat);
    choices += legal.length;
    if (!legal[index])
      throw new Error(`Move ${match.log.length} has index ${index}, but there are only ${legal.length} legal moves.`);
    playMove(match, seat, legal[index]);
  }
  decideAt(match, recorded.acts);
  return { match, choices };
}

/** The result of a recorded game with the current rules. Throws if its moves cannot be played to the end. */
export function outcomeOf(game: AnyGame, recorded: RecordedGame): Outcome {
  const { match, choices } = replay(game, recorded);
  return outcome(match, choices);
}

export function outcome(match: Match, choices: number): Outcome {
  if (!isOver(match)) throw new Error(`The game is not over after all ${match.log.length} moves.`);
  const { scores, winners } = scoreOf(match);
  const points = scores.map(({ lines }) => lines.map((line) => line.points));
  return { choices, end: endOf(match), points, winners, hash: positionHash(match) };
}

/** Applies the decisions of people recorded at this ply. */
export function decideAt(match: Match, acts: readonly Act[] = []): void {
  for (const act of acts.filter(({ ply }) => ply === match.log.length)) {
    if (act.act === 'end') endHere(match);
    else resign(match, act.seat, act.ends);
  }
}
