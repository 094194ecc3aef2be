import type { DogeId, Kind, TileId } from '../../../src/engine/games/doge-ship/data/components';
import { COLOURS, DOGE_TILES, FIRST_BARRICADE, TABLES, TILES } from '../../../src/engine/games/doge-ship/data/board';
import type { DogeShipEvent, PartWorth } from '../../../src/engine/games/doge-ship/events';
import type { DogeShipView } from '../../../src/engine/games/doge-ship/view-types';
import { BUILDERS } from '../../../src/renderer/games/doge-ship/words';
import { fact, unlessNought } from './fact';
import type { Fact, Facts } from './fact';

const builder = (seat: number) => `powers.${BUILDERS[seat]}`;
const everybody = (values: readonly number[]) => values.map((_, seat) => builder(seat));
const table = (id: number) => `tables.${TABLES[id].key}`;
const zone = (id: number) => `zones.${id}`;
const kind = (of: Kind) => `kinds.${of}`;

/** A part is identified by zone and price, a barricade by its number, a gondola by what it pays. */
function tile(id: TileId): Fact {
  const { kind: of, ...rest } = TILES[id];
  if (of === 'galley' && 'cost' in rest) return fact([zone(TILES[id].pile)], rest.cost);
  return of === 'barricade' ? fact([], id - FIRST_BARRICADE + 1) : fact([], ...payOf(id));
}

/** The amounts of an inspection with their points. Builders with the same of both are named together. */
function ranks(amounts: readonly number[], points: readonly number[]): readonly number[] {
  return [...new Set(amounts.map((amount, seat) => `${amount} ${points[seat]}`))].flatMap((rank) =>
    rank.split(' ').map(Number),
  );
}

/** What a gondola pays when it is built. */
function payOf(id: TileId): readonly number[] {
  const face = TILES[id];
  return face.kind === 'gondola' ? unlessNought(face.ducats, face.approvals) : [];
}

function pile(id: number): readonly string[] {
  return id < 6 ? [zone(id)] : [];
}

/** The value of a part: the sum, the printed points, each square's points, and Approvals if the part can earn any. */
function worth({ points, printed, squares, approvals, symbol, violet }: PartWorth): Fact {
  const names = squares.map(({ colour }) => `colours.${COLOURS[colour]}`);
  const given = symbol > 0 || violet > 0 ? [approvals] : [];
  return fact(names, points, printed, ...squares.map((square) => square.points), ...given);
}

function dogeFace(id: DogeId): Fact {
  const { parameters, violet, event } = DOGE_TILES[id];
  const water = event?.type === 'highWater' ? [event.level] : [];
  return fact([...COLOURS.map((colour) => `colours.${colour}`), ...violet.map(zone)], ...parameters, ...water);
}

const both = (...facts: readonly Fact[]): Fact =>
  fact(
    facts.flatMap(({ names }) => names),
    ...facts.flatMap(({ figures }) => figures),
  );

export const factsDogeShip: Facts<DogeShipEvent, DogeShipView> = {
  roundBegan: (e) =>
    both(
      fact(
        e.dice.map((_, id) => table(id)),
        e.round,
        ...e.dice,
      ),
      dogeFace(e.doge),
    ),
  dogeReshuffled: (e) => fact([], e.count),
  reordered: (e) => both(fact([builder(e.seat)], e.price), tile(e.top)),
  actionChosen: (e) => {
    const action = TABLES[e.table].spaces[e.space - 1];
    const gain = action.type === 'money' ? [action.ducats] : [];
    const kinds = action.type === 'buy' || action.type === 'construct' ? action.kinds.map(kind) : [];
    const intrigue = action.type === 'intrigue' ? INTRIGUE[action.intrigue] : [];
    return fact([builder(e.seat), table(e.table), ...kinds], e.space, ...gain, ...intrigue, ...unlessNought(e.price));
  },
  actionDiscarded: (e) => fact([builder(e.seat)], e.ducats),
  bonusGained: (e) =>
    both(fact([builder(e.seat)], ...unlessNought(e.ducats, e.approvals, e.points)), tile(e.barricade)),
  bonusOffered: (e) => both(fact([builder(e.seat), kind(e.tile)]), tile(e.barricade)),
  moneyGained: (e) => fact([builder(e.seat)], e.ducats),
  intrigued: (e) =>
    fact(
      [builder(e.seat)],
      ...(e.intrigue === 'doge' ? [] : [e.approvals]),
      ...(e.intrigue === 'bribe' ? [e.price] : []),
    ),
  drawn: (e) => fact([builder(e.seat), ...pile(e.pile)], e.count),
  // The fact of a part (`tile`) already contains its price. A price of 0 is not mentioned.
  bought: (e) =>
    both(
      fact([builder(e.seat)], ...(TILES[e.tile].kind === 'galley' ? [] : unlessNought(e.price))),
      tile(e.tile),
      ...(e.discarded === null ? [] : [tile(e.discarded)]),
    ),
  declined: (e) => fact([builder(e.seat), ...pile(e.pile)]),
  gondolaBuilt: (e) => fact([builder(e.seat)], ...unlessNought(e.ducats, e.approvals)),
  barricadeBuilt: (e) => {
    const face = TILES[e.tile];
    const bonus = face.kind === 'barricade' && face.bonus.type !== 'tile' ? [face.bonus.amount] : [];
    return both(fact([builder(e.seat)], e.height, ...bonus), tile(e.tile));
  },
  partBuilt: (e) => both(fact([builder(e.seat)]), tile(e.tile), worth(e.worth)),
  partReplaced: (e) =>
    both(fact([builder(e.seat), builder(e.builder)]), tile(e.tile), tile(e.destroyed), worth(e.worth)),
  leftUndone: (e) => fact([builder(e.seat)]),
  dogeDrawn: (e) => fact([builder(e.seat)]),
  dogePlaced: (e) => dogeFace(e.tile),
  roundEnded: (e) => fact(e.order.map(builder), e.round),
  // Only the players that lose markers are named.
  highWater: (e) => {
    const losers = e.lost.flatMap((lost, seat) => (lost > 0 ? [builder(seat)] : []));
    return fact(losers, e.level, ...unlessNought(...e.lost));
  },
  inspectionBegan: () => fact([]),
  bidMade: (e) => fact([builder(e.seat)]),
  inspectionHeld: (e) => fact(everybody(e.bids), ...ranks(e.bids, e.points)),
  shipFinished: (e) => fact([builder(e.seat)]),
  finalInspection: (e) => fact(everybody(e.approvals), ...ranks(e.approvals, e.points)),
  gameOver: (e) => fact(e.winners.map(builder)),
};

/** The numbers in the names of intrigue spaces: Approvals gained and ducats paid. */
const INTRIGUE = { doge: [], approval: [1], bribe: [2, 2] } as const;
