import { findGame } from '../../src/engine/games/registry';
import { checkConfig } from '../../src/engine/core/match';
import { measureBots } from './bots';
import type { BotFigures } from './bots';
import { measureSpeed } from './speed';
import type { SpeedFigures } from './speed';
import { ticTacToe } from './tic-tac-toe';
import { ticTacToeThere } from './tic-tac-toe-boardgame-io';
import { wrapped } from './wrapped';

export interface FieldFigures {
  readonly ticTacToe: SpeedFigures;
  readonly serenissima1996: SpeedFigures;
  readonly bots: BotFigures;
}

const SEATS = 4;

/** Runs all measurements, with `games` games between the bots at `millis` ms per decision. */
export async function measureField(
  rate: (step: () => number) => number,
  games: number,
  millis: number,
): Promise<FieldFigures> {
  const heavy = findGame('serenissima-1996');
  if (!heavy) throw new Error('Serenissima (1996) is not registered.');
  return {
    ticTacToe: measureSpeed(ticTacToe, ticTacToeThere, 2, rate),
    serenissima1996: measureSpeed(heavy, wrapped(heavy, SEATS, checkConfig(heavy, SEATS, {})), SEATS, rate),
    bots: await measureBots(games, millis),
  };
}
