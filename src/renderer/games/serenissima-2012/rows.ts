import type { Serenissima2012Move } from '../../../engine/games/serenissima-2012/moves';
import type { Choice } from '../../../ipc/table';
import type { Row } from '../../game-ui/rows';
import { byType } from '../kit/by-type';
import { groupMoves } from '../kit/rows';
import type { Placed, RowRules } from '../kit/rows';
import { target } from '../serenissima/targets';
import { byUse, voyages } from './sailing';
import { bestSaleOf, remainingAfter, sentenceOf, withUnsoldCargo } from '../serenissima/words';
import { goodName, portAt, portName } from './words';
import type { View } from './words';
import { BATTLE_PLACES } from './rows/battle';
import { withCrews } from './rows/crews';
import { CARGO_PLACES } from './rows/cargo';
import { INVESTMENT_PLACES } from './rows/investment';
import { SAILING_PLACES } from './rows/sailing';
import { TURN_PLACES } from './rows/turn';
import { notes } from './rows/placing';
import type { Places } from './rows/placing';

const RULES: RowRules<Serenissima2012Move> = {
  roles: {
    sail: 'travel',
    move: 'optional',
    leave: 'optional',
    scuttle: 'optional',
    recruit: 'optional',
    standing: 'standing',
    end: 'end',
  },
  unreminded: ['attack', 'invest', 'buyGalley', 'buildFort', 'buildBasilica', 'fight', 'take'],
};

/** Groups that come first, because there is little room below the powers. Other groups keep their order. */
const FIRST = ['load', 'sell', 'attack', 'claim', 'sail', 'invest', 'build', 'buy'];
const rank = ({ group }: Row) => (FIRST.includes(group) ? FIRST.indexOf(group) : FIRST.length);

/** Groups legal moves into rows. */
export function rowsOf(choices: readonly Choice<Serenissima2012Move>[], view: View): Row[] {
  const rows = groupMoves(choices, RULES, ({ move, forecast }) => ({
    left: remainingAfter(forecast),
    brings: bestSaleOf(forecast, portName),
    ...place(move, forecast, view),
  }));
  const firstGalley = rows.find(({ group }) => group === 'buy');
  const choosesSale = rows.some(({ group }) => group === 'attack' || group === 'claim');
  return rows
    .map((row) => (row === firstGalley ? { ...row, note: sentenceOf('rows.buyGalleyNote') } : row))
    .flatMap((row) => [row.group === 'sell' ? sale(row, choosesSale) : withCrews(row, view), ...voyages(row, view)])
    .map((row) => byUse(row, view))
    .sort((a, b) => rank(a) - rank(b));
}

/** A row of a galley's sales. If an attack or a claim is possible now, a note says that selling rules it out. */
function sale(row: Row, excludes: boolean): Row {
  const note = notes(sentenceOf('rows.sellOnly'), row.note);
  return withUnsoldCargo(excludes ? { ...row, note } : row, goodName);
}

const PLACES: Places<Serenissima2012Move['type']> = {
  ...TURN_PLACES,
  ...CARGO_PLACES,
  ...SAILING_PLACES,
  ...BATTLE_PLACES,
  ...INVESTMENT_PLACES,
};

function place(move: Serenissima2012Move, forecast: Choice['forecast'], view: View): Placed {
  const id = view.active ?? -1;
  const active = view.galleys[id];
  const here = active ? portAt(active.space) : -1;
  const { cost = 0, price = 0, bonus = 0, blockaders = 0 } = forecast;
  const mine = { actor: target.galley(id) };
  return byType(PLACES, move, { forecast, view, id, active, here, mine, cost, price, bonus, blockaders });
}
