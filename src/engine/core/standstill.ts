import type { Match } from './match-types';

/** Number of full rounds without progress, or 0 if there are too few for the app to offer an agreed end. */
export function standstill({ game, log, config }: Pick<Match, 'game' | 'log' | 'config'>): number {
  if (!game.standstill) return 0;
  const { progress, begins, each, rounds } = game.standstill;
  let begun = 0;
  for (let ply = log.length - 1; ply >= 0; ply--) {
    const { events } = log[ply];
    if (events.some(({ type }) => progress.includes(type))) break;
    begun += events.filter(({ type }) => type === begins).length;
  }
  const passed = Math.floor(begun / (each === 'turn' ? config.seats : 1));
  return passed >= rounds ? passed : 0;
}
