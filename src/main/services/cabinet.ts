import { charactersOf, weightsVersion } from '../../engine/bots/bot';
import type { GameEntry } from '../../engine/bots/bot';
import type { AnyGame, GameId } from '../../engine/core/game';
import type { SaveSeat } from '../../engine/core/save';
import type { SeatConfig } from '../../ipc/seats';
import { Refused } from './refusals';

/** The games the services were handed, and what computers know of them. */
export interface Cabinet {
  readonly games: readonly AnyGame[];
  /** The game of an id, or `undefined`. */
  readonly find: (id: GameId) => AnyGame | undefined;
  /** Whether computers know how to play a game. */
  hasComputers(id: GameId): boolean;
  /** The characters in which a game's computers can play; none where computers do not know the game. */
  charactersFor(id: GameId): readonly string[];
  /** Refuses seats that name a character the game's computers do not have. */
  checkCharacters(id: GameId, seats: readonly SeatConfig[]): void;
  /** Seats as a save names them: computers with the version of the weights they play by. */
  signed(id: GameId, seats: readonly SeatConfig[]): readonly SaveSeat[];
}

/** A cabinet of these games, in their order. */
export function createCabinet(entries: readonly GameEntry[]): Cabinet {
  const botOf = (id: GameId) => entries.find(({ game }) => game.about.id === id)?.bot;
  const charactersFor = (id: GameId) => {
    const bot = botOf(id);
    return bot ? charactersOf(bot) : [];
  };
  return {
    games: entries.map(({ game }) => game),
    find: (id) => entries.find(({ game }) => game.about.id === id)?.game,
    hasComputers: (id) => botOf(id) !== undefined,
    charactersFor,
    checkCharacters(id, seats) {
      const known = charactersFor(id);
      for (const { character } of seats) {
        if (character !== undefined && !known.includes(character)) throw new Refused('no-such-character');
      }
    },
    signed(id, seats) {
      const bot = botOf(id);
      if (!bot) return seats;
      const weights = weightsVersion(bot);
      return seats.map((seat) => (seat.kind === 'computer' ? { ...seat, weights } : seat));
    },
  };
}
