import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { Choice } from '../../../ipc/table';
import type { Row } from '../../game-ui/rows';
import { idOf } from '../kit/targets';
import { byType } from '../kit/by-type';
import { groupMoves } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { bestSaleOf, ducatsOf, remainingAfter, withUnsoldCargo } from '../serenissima/words';
import { usefulFirst } from '../serenissima/voyage-order';
import { answersFirst } from './bargain';
import { attackOdds } from './losses';
import { ROW_RULES } from './row-roles';
import { BATTLE_PLACES } from './rows/battle';
import { withCrews } from './rows/crews';
import { FLEET_PLACES } from './rows/fleet';
import { SAILING_PLACES } from './rows/sailing';
import { TRADE_PLACES } from './rows/trade';
import { TURN_PLACES } from './rows/turn';
import type { Places } from './rows/placing';
import { voyages } from './sailing';
import { goodName, portName } from './words';
import type { View } from './words';

/** Groups legal moves into rows, in their given order except that counteroffers come last. */
export function rowsOf(choices: readonly Choice<Serenissima1996Move>[], view: View): Row[] {
  return groupMoves([...choices].sort(answersFirst), ROW_RULES, ({ move, forecast }) => ({
    ...attackOdds(forecast),
    left: remainingAfter(forecast),
    brings: bestSaleOf(forecast, portName),
    ...place(move, forecast, view),
  }))
    .flatMap((row) => [
      row.group === 'sell' ? withUnsoldCargo(row, goodName) : withCrews(row, view),
      ...voyages(row, view),
    ])
    .map((row) => inOrder(row, view));
}

/** A row with its destinations by use. */
const inOrder = (row: Row, view: View): Row =>
  row.actor === null ? row : usefulFirst(row, BOARD, view, { owner: view.galleys.at(idOf(row.actor))?.owner ?? -1 });

const PLACES: Places<Serenissima1996Move['type']> = {
  ...TURN_PLACES,
  ...TRADE_PLACES,
  ...FLEET_PLACES,
  ...SAILING_PLACES,
  ...BATTLE_PLACES,
};

function place(move: Serenissima1996Move, forecast: Choice['forecast'], view: View): Placed {
  const cost = forecast.cost ?? forecast.price ?? 0;
  return byType(PLACES, move, { forecast, view, cost, price: ducatsOf(cost) });
}
