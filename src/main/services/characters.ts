import { charactersOf } from '../../engine/bots/bot';
import { findGameWithBot } from '../../engine/games/registry';
import type { SeatConfig } from '../../ipc/contract';
import { Refused } from './refusals';

/** The characters in which a game's computers can play; none where computers do not know the game. */
export function charactersFor(game: string): readonly string[] {
  const gameWithBot = findGameWithBot(game);
  return gameWithBot ? charactersOf(gameWithBot.bot) : [];
}

/** Refuses seats that name a character the game's computers do not have. */
export function checkCharacters(game: string, seats: readonly SeatConfig[]): void {
  const known = charactersFor(game);
  for (const { character } of seats) {
    if (character !== undefined && !known.includes(character)) throw new Refused('no-such-character');
  }
}
