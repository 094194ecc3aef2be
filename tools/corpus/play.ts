import { LEVELS } from '../../src/engine/bots/levels';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { createAgent } from '../../src/engine/bots/agent';
import type { AnyGame, Options } from '../../src/engine/core/game';
import { actorsOf, playMove } from '../../src/engine/core/match';
import type { Act } from '../../src/engine/core/match-types';
import { fastRandom } from '../../src/engine/core/random';
import { sameMove } from '../../src/engine/core/same-move';
import { testingOf } from '../../src/engine/games/testing';
import type { Corpus, RecordedGame } from './recorded';
import { beginning, decideAt, outcome } from './replay';

const GAMES_EACH = 50;
/** Number of recorded games in which people decide to end the game or resign. */
const AGREED = 3;
/** Computers can wait for each other forever. A game with this many moves is discarded. */
const LONGEST = 3000;
/** Maximum number of games to try for each end that does not occur yet. */
const TRIES = 400;

/**
 * Records a corpus. Table sizes alternate, each with all values of the options. Games in `kept` are kept at their
 * index.
 */
export function playCorpus(
  gameWithBot: GameWithBot,
  kept: ReadonlyMap<number, RecordedGame>,
  say: (line: string) => void,
): Pick<Corpus, 'games'> {
  const { about } = gameWithBot.game;
  const games = Array.from({ length: GAMES_EACH }, (_, index) => {
    const known = kept.get(index);
    if (known) return known;
    for (let again = 0; again < TRIES; again++) {
      const seed = `corpus ${index}${'+'.repeat(again)}`;
      const game = playRecorded(gameWithBot, index, seed, agreedAct(index));
      if (game) return game;
      say(`  “${seed}” did not end within ${LONGEST} moves. Trying another seed.`);
    }
    throw new Error(`Game ${index} of ${about.title} did not end with any of ${TRIES} seeds.`);
  });
  for (const end of Object.keys(testingOf(gameWithBot.game).ends ?? {})) {
    for (let tried = 0; !games.some((game) => game.end === end); tried++) {
      if (tried === TRIES) throw new Error(`None of ${TRIES} games of ${about.title} ended with “${end}”.`);
      // Replaces the game with the same index, and so with the same table size and options.
      const index = tried % (GAMES_EACH - AGREED);
      const game = playRecorded(gameWithBot, index, `corpus ${end} ${tried}`);
      if (game?.end !== end) continue;
      say(`  Found “${end}” after ${tried + 1} more games, with ${game.seats} players.`);
      games[index] = game;
    }
  }
  return { games };
}

/** The last games are ended by agreement or by resignation, or continue after a resignation. */
function agreedAct(index: number): ((seats: number) => Act) | undefined {
  const ply = 60;
  switch (GAMES_EACH - 1 - index) {
    case 0:
      return () => ({ act: 'end', ply });
    case 1:
      return (seats) => ({ act: 'resign', ply, seat: seats - 1, ends: true });
    case 2:
      return (seats) => ({ act: 'resign', ply, seat: seats - 1, ends: false });
    default:
      return undefined;
  }
}

/** A complete game between Apprentices and Merchants chosen at random, or `undefined` if it gets too long. */
function playRecorded(
  gameWithBot: GameWithBot,
  index: number,
  seed: string,
  act?: (seats: number) => Act,
): RecordedGame | undefined {
  const { game } = gameWithBot;
  const [least, most] = game.about.seats;
  const tables = most - least + 1;
  const seats = least + (index % tables);
  const options = optionsOf(game, Math.floor(index / tables), seats);
  const lots = fastRandom(index);
  const players = Array.from({ length: seats }, (_, seat) =>
    createAgent(gameWithBot, LEVELS[lots.roll(2) === 1 ? 'apprentice' : 'merchant'], index * 10 + seat),
  );
  const acts = act && [act(seats)];
  const match = beginning(game, { seats, options, seed });
  const moves: number[] = [];
  let choices = 0;
  for (;;) {
    decideAt(match, acts);
    const [seat] = actorsOf(match);
    if (seat === undefined) break;
    if (moves.length === LONGEST) return undefined;
    const { move } = players[seat].decide(game.view(match.position, seat), seat);
    const legal = game.moves(match.position, seat);
    const at = legal.findIndex((entry) => sameMove(entry, move));
    if (at < 0) throw new Error(`The computer chose a move that is not listed: ${JSON.stringify(move)}`);
    choices += legal.length;
    moves.push(at);
    playMove(match, seat, move);
  }
  const { title } = game.about;
  if (acts && match.acts.length === 0)
    throw new Error(`This game of ${title} ended before the agreed end or resignation.`);
  return { seats, options, seed, moves: moves.join(' '), ...(acts && { acts }), ...outcome(match, choices) };
}

/**
 * The first round of games has default options. In later rounds, each option cycles through its values at a different
 * speed.
 */
function optionsOf({ about }: AnyGame, round: number, seats: number): Options {
  const entries = about.options
    .filter((option) => option.seats?.includes(seats) ?? true)
    .flatMap(({ key, values, default: usual }, i) => {
      const turn = Math.floor(round / (i + 1)) + i * round;
      const { value } = round === 0 ? { value: usual } : values[turn % values.length];
      return value === usual ? [] : [[key, value] as const];
    });
  return Object.fromEntries(entries);
}
