import { LEVELS } from '../../../engine/bots/levels';
import { createPlayer } from '../../../engine/bots/player';
import type { Player } from '../../../engine/bots/player';
import { hashText } from '../../../engine/core/hash';
import { findContest } from '../../../engine/games/opponents';
import type { Advice, Question } from '../ports';

/** Computer players that remember their plans from one question to the next. */
export interface Thinker {
  /** Ways to go on, the best first. Asks `stop` often, and answers the best so far once it says so. */
  answer(question: Question, stop: () => boolean): Advice[];
}

/** Tables whose players are remembered. */
const TABLES = 16;

/** A thinker for one thread. */
export function createThinker(): Thinker {
  const players = new Map<string, Player>();

  const playerFor = ({ match, game, seat, level, character, seed }: Question): Player => {
    const key = `${match} ${seat} ${level} ${character ?? ''}`;
    const known = players.get(key);
    if (known) return known;
    const contest = findContest(game);
    if (!contest) throw new Error(`No computer knows how to play “${game}”.`);
    const player = createPlayer(contest, LEVELS[level], Number.parseInt(hashText(seed).slice(0, 7), 16), character);
    if (players.size >= TABLES) players.delete(players.keys().next().value ?? '');
    players.set(key, player);
    return player;
  };

  return {
    answer(question, stop) {
      const { move, reason, best } = playerFor(question).decide(question.view, question.seat, {
        stop,
        iterations: Infinity,
      });
      const others = best.filter((other) => JSON.stringify(other.move) !== JSON.stringify(move));
      return [{ move, reason }, ...others.map((other) => ({ move: other.move, reason: other.reason }))];
    },
  };
}
