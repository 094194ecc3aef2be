import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { saveText } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import type { SeatConfig } from '../../src/ipc/seats';
import { merchantsMatch } from '../harness/merchants';

/** A game between Merchants, and the fraction of it that has been played (1 is the end). */
export interface Moment {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly share: number;
  /** Whether to continue until the next decision is another player's. */
  readonly turnBegins?: boolean;
  /** The computers' seats. People have the other seats. */
  readonly computers?: readonly number[];
}

/** Realistic names. One of them is long. */
const NAMES = ['Anna', 'Bartolomea Contarini', 'Carla', 'Dario', 'Elena'];
const CREATED = '2026-01-01T00:00:00.000Z';

export function idOf({ game, players, share, turnBegins, computers = [] }: Moment): string {
  const marks = [...(turnBegins ? ['turn'] : []), ...(computers.length ? ['c'] : [])];
  return [game, players, Math.round(share * 1000), ...marks].join('-');
}

/** Writes a save for each moment to a data folder. Plays each game once. */
export function writeSaves(data: string, moments: readonly Moment[]): void {
  mkdirSync(join(data, 'saves'), { recursive: true });
  const whole = new Map<string, Match>();
  for (const moment of new Map(moments.map((one) => [idOf(one), one])).values()) {
    const { game, players, seed } = moment;
    const key = `${game} ${players} ${seed}`;
    const played = whole.get(key) ?? merchantsMatch(game, players, seed);
    whole.set(key, played);
    writeFileSync(join(data, 'saves', `${idOf(moment)}.serenissima`), textOf(moment, played));
  }
}

function textOf(moment: Moment, played: Match): string {
  const { game: id, players, seed, share, turnBegins, computers = [] } = moment;
  const game = findGame(id);
  if (!game) throw new Error(`Unknown game “${id}”.`);
  const match = startMatch(game, { game: id, options: checkConfig(game, players, {}), seats: players, seed });
  let plies = Math.round(share * played.log.length);
  while (turnBegins && played.log.at(plies)?.seat === played.log[plies - 1].seat) plies++;
  for (const { seat, move } of played.log.slice(0, plies)) playMove(match, seat, move);
  const seats = NAMES.slice(0, players).map((name, seat): SeatConfig =>
    computers.includes(seat) ? { name, kind: 'computer', level: 'merchant' } : { name, kind: 'human' },
  );
  return saveText(match, { title: idOf(moment), seats, created: CREATED });
}
