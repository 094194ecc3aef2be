import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { PortId, SpaceId } from '../../../engine/games/serenissima/board';
import { whyNotStore } from '../../../engine/games/serenissima/warehouse';
import type { Row, RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { idOf } from '../kit/targets';
import { destinationOf } from '../serenissima/destinations';
import type { CargoSale } from '../serenissima/destinations';
import { usefulFirst } from '../serenissima/voyage-order';
import { portsIn, voyageRows, pathTo } from '../serenissima/voyages';
import { list, sailorsOf, sentenceOf } from '../serenissima/words';
import { perScoring } from './income';
import { armsOf, goalName, goodName, portAt, portName, powerOf, sailorsIn, theGood, thePlace } from './words';
import type { View } from './words';

/**
 * The path of one sailing move of the active galley, and the facts about the space where it ends. A click on a port in
 * that space also chooses the move.
 */
export const stepOf = (view: View, to: SpaceId) => ({
  alternativeTargets: portsIn(BOARD, to),
  path: pathTo(view.reach, view.active ?? -1, to, armsOf),
  ...destination(view, to),
});

/** The price and the facts of a space: its port's trade and garrison, and other players' galleys. */
export function destination(view: View, to: SpaceId): Pick<RowButton, 'left' | 'price'> {
  const galley = view.galleys[view.active ?? -1];
  const cargo = galley?.cargo ?? [];
  const there = destinationOf(BOARD, view, to, galley, { portName, goodName, theGood, powerOf }, (port) =>
    wholeSale(view, port, cargo),
  );
  const port = portAt(to);
  const { now, next } = view.incomes.at(port) ?? { now: 0, next: null };
  const stores = next !== null && isOwn(view, port) && takes(view, port, cargo);
  const facts = [there.left ?? [], stores ? perScoring(next - now) : [], rivalsIn(view, to)].flat();
  return facts.length > 0 ? { ...there, left: list(facts, 'nothing') } : there;
}

/** Whether the player whose turn it is owns a port. -1 is no port. */
const isOwn = ({ ports, turnOf }: View, port: PortId): boolean => port >= 0 && ports[port].owner === turnOf;

/** Whether a port has room for some of this cargo. */
const takes = ({ ports }: View, port: PortId, cargo: readonly number[]): boolean =>
  cargo.some((count, good) => count > 0 && !whyNotStore(ports[port], BOARD.ports[port], good));

/** The crews of other players' galleys in a space, because they may blockade or be attacked there. */
const rivalsIn = (view: View, space: SpaceId): Sentence[] =>
  view.money.flatMap((_, seat) => {
    const sailors = seat === view.turnOf ? 0 : sailorsIn(view, space, seat);
    return sailors > 0 ? [sentenceOf('rows.afloat', { power: powerOf(seat), sailors: sailorsOf(sailors) })] : [];
  });

/** The number of players who may blockade a voyage's end: the sale or claim in a port, if not the way on. */
export const blockadersAt = (view: View, space: SpaceId): number =>
  portAt(space) === NOBODY ? 0 : view.blockaders[space].length;

/**
 * The cargo that a port has room to buy, one cube of each good, and its total price. Each cube fills a warehouse space,
 * and the next space pays a ducat more except in the player's own port.
 */
function wholeSale(view: View, port: PortId, cargo: readonly number[]): CargoSale {
  const sales = view.sales[port];
  const { owner, warehouse } = view.ports[port];
  const goods = [...sales.keys()]
    .filter((good) => cargo[good] > 0 && sales[good] > 0)
    .sort((a, b) => sales[b] - sales[a])
    .slice(0, BOARD.ports[port].size - warehouse.length);
  const rise = owner === view.turnOf ? 0 : 1;
  return { goods, price: goods.reduce((sum, good, i) => sum + sales[good] + i * rise, 0) };
}

/** The name of a voyage's end, with a warning if a blockade is possible there. */
const atRisk = (view: View, space: SpaceId, name: Sentence): Sentence =>
  blockadersAt(view, space) > 0 ? sentenceOf('rows.sailRisk', { space: name }) : name;

/** Voyages over several spaces that start with a row's moves. */
export function voyages(row: Row, view: View): Row[] {
  if (row.group !== 'sail' || row.actor === null) return [];
  const galley = idOf(row.actor);
  return voyageRows(row, galley, view.galleys[galley]?.sailors ?? 0, view.reach, {
    board: BOARD,
    arms: armsOf,
    moves: (path) => path.slice(1).map(({ space }) => ({ type: 'sail', to: space })),
    goalName: (space) => atRisk(view, space, goalName(space)),
    thePlace: (space) => atRisk(view, space, thePlace(space)),
    powerOf,
    destination: (space) => destination(view, space),
  });
}

/** A row with its destinations by use. */
export function byUse(row: Row, view: View): Row {
  const { sailors = 0, crossed = 0 } = view.combat ?? {};
  const cargo = view.galleys[view.active ?? -1]?.cargo ?? [];
  return usefulFirst(row, BOARD, view, {
    owner: view.turnOf ?? NOBODY,
    fights: (steps) => sailors - crossed - steps > 0,
    stores: (port) => takes(view, port, cargo),
  });
}
