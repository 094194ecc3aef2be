import { scoreSheet } from './score';
import type { State } from './state';

/** Numbers by seat for the charts after a match. */
export function measures(state: State): Record<string, number[]> {
  const { players } = state;
  return {
    points: scoreSheet(state).scores.map(({ total }) => total),
    money: players.map(({ money }) => money),
    boat: players.map(({ boat }) => boat),
    messages: players.map(({ delivered }) => delivered.length),
    characters: players.map(({ characters }) => characters.length),
  };
}
