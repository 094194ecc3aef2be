import { charactersOf, weightsVersion } from '../../engine/bots/bot';
import type { GameEntry } from '../../engine/bots/bot';
import type { AnyGame, GameId } from '../../engine/core/game';
import type { SaveSeat } from '../../engine/core/save';
import type { SeatConfig } from '../../ipc/seats';
import { Refused } from './refusals';

export interface Games {
  readonly all: readonly AnyGame[];
  readonly find: (id: GameId) => AnyGame | undefined;
  hasComputers(id: GameId): boolean;
  charactersFor(id: GameId): readonly string[];
  /** Checks the seats' characters. Throws `no-such-character` if the game does not have one. */
  checkCharacters(id: GameId, seats: readonly SeatConfig[]): void;
  /** The seats in the form stored in a save. For computers, this includes the version of their weights. */
  toSaveSeats(id: GameId, seats: readonly SeatConfig[]): readonly SaveSeat[];
}

/** Creates the lookup of games and bots for the services. Keeps the order of the entries. */
export function createGames(entries: readonly GameEntry[]): Games {
  const botOf = (id: GameId) => entries.find(({ game }) => game.about.id === id)?.bot;
  const charactersFor = (id: GameId) => {
    const bot = botOf(id);
    return bot ? charactersOf(bot) : [];
  };
  return {
    all: entries.map(({ game }) => game),
    find: (id) => entries.find(({ game }) => game.about.id === id)?.game,
    hasComputers: (id) => botOf(id) !== undefined,
    charactersFor,
    checkCharacters(id, seats) {
      const known = charactersFor(id);
      for (const { character } of seats) {
        if (character !== undefined && !known.includes(character)) throw new Refused('no-such-character');
      }
    },
    toSaveSeats(id, seats) {
      const bot = botOf(id);
      if (!bot) return seats;
      const weights = weightsVersion(bot);
      return seats.map((seat) => (seat.kind === 'computer' ? { ...seat, weights } : seat));
    },
  };
}
