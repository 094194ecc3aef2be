import { dogeShip } from '.';
import {
  BARRICADES,
  DOGE_TILES,
  FIRST_BARRICADE,
  FIRST_GONDOLA,
  FINAL_INSPECTION,
  INSPECTION,
  PARTS,
  TILES,
} from './data/board';
import { LOWER, UPPER } from './data/components';
import type { TileId } from './data/components';
import type { DogeShipMove } from './moves';
import { pointsByRank } from './phases/ranking';
import { actionAt, spaceIndex, topBarricade } from './queries';
import { fits, meetsLast, worthOf } from './ship';
import type { DrawnFrame, State } from './state';
import { fastRandom } from '../../core/random';
import type { ReasonClaims, GivenReason } from '../../kit/testing';

type Where = GivenReason<State>;
type Params = Record<string, number>;
type Act = Extract<DogeShipMove, { type: 'act' }>;

const isPart = (tile: TileId) => tile < FIRST_BARRICADE;
const held = ({ state, seat }: Where, tile: TileId) => state.yards[seat].includes(tile);
const points = (state: State, tile: TileId, doge = state.doge) => worthOf({ ...state, doge }, tile).points;
/** The price in ducats of the space in the plan's first move. */
const cost = ({ state, plan }: Where) => {
  const { table, space } = plan.moves[0] as Act;
  return Math.max(0, space - state.dice[table]);
};
const sum = (state: State, seats: (other: number) => boolean, doge = state.doge) =>
  state.yards.reduce((all, yard, other) => {
    if (!seats(other)) return all;
    return yard.reduce((own, tile) => own + (isPart(tile) && fits(state, tile) ? points(state, tile, doge) : 0), all);
  }, 0);
const part = (where: Where, p: Params) =>
  held(where, p.tile) && isPart(p.tile) && points(where.state, p.tile) === p.points;
const barricade = (where: Where, p: Params) => {
  const { action } = where.reason.params;
  return held(where, p.tile) && !isPart(p.tile) && BARRICADES[p.tile - FIRST_BARRICADE].action === action;
};
const gondola = (where: Where, p: Params) => held(where, p.tile) && p.tile >= FIRST_GONDOLA;
const sealed = (where: Where, p: Params) =>
  part(where, p) && worthOf(where.state, p.tile).approvals === p.approvals && p.approvals > 0;
/** True if the tile and `count` affordable tiles are in the pile, which has `pileSize` tiles. No odds may be claimed. */
const sought = ({ state, seat }: Where, pile: number, p: Params) => {
  const tiles = state.piles[pile];
  const affordable = tiles.filter((tile) => TILES[tile].cost <= state.money[seat]);
  return (
    affordable.includes(p.tile) &&
    p.count > 0 &&
    p.count <= affordable.length &&
    p.pileSize === tiles.length &&
    p.pileSize > 3 &&
    !('chance' in p)
  );
};
/**
 * True if the tile is in its pile, the seat can afford it, and the space or the top barricade's bonus draws from that
 * pile.
 */
const offered = ({ state, seat, plan }: Where, { tile }: Params) => {
  const { pile, kind, cost } = TILES[tile];
  const { table, space } = plan.moves[0] as Act;
  const action = actionAt(table, space);
  const bonus = topBarricade(state, seat);
  const kinds = action.type === 'buy' ? action.kinds : [];
  const more = bonus?.action === 'buy' && bonus.bonus.type === 'tile' ? [bonus.bonus.kind] : [];
  return state.piles[pile].includes(tile) && cost <= state.money[seat] && [...kinds, ...more].includes(kind);
};
const doge = ({ state, seat }: Where, p: Params) => sum(state, (other) => other === seat) === p.points;
const drawn = ({ state }: Where) => state.frames.at(-1) as DrawnFrame;
const isBuying = (state: State, bonus: boolean) => {
  const frame = state.frames.at(-1);
  return frame?.kind === 'buy' && frame.bonus === bonus;
};
const buildable = ({ state, seat }: Where) =>
  dogeShip.moves(state, seat).flatMap((move) => (move.type === 'build' ? [move.tile] : [])).length;
const after = ({ state, seat, plan }: Where) => {
  const then = dogeShip.copy(state);
  dogeShip.play(then, seat, plan.moves[0] as DogeShipMove, fastRandom(1));
  return then;
};
const gained = (where: Where, of: 'money' | 'approvals') => after(where)[of][where.seat] - where.state[of][where.seat];
/** How many parts must be built, by any player, before this part fits. */
const missing = (state: State, tile: TileId) => {
  const { level } = PARTS[tile];
  for (let more = 0; more < 24; more++) {
    const then = dogeShip.copy(state);
    const own = level === UPPER ? Array.from({ length: more + 1 }, (_, i) => i) : [more];
    for (const upper of own) {
      const [lower, above] = level === UPPER ? [more - upper, upper] : [more, 0];
      then.ship[LOWER] = [...state.ship[LOWER], ...Array.from({ length: lower }, () => 0)];
      then.ship[UPPER] = [...state.ship[UPPER], ...Array.from({ length: above }, () => 0)];
      if (then.ship[UPPER].length <= then.ship[LOWER].length && fits(then, tile)) return more;
    }
  }
  return NaN;
};
const isFull = (state: State, tile: TileId) => Number.isNaN(missing(state, tile));
/** The number of markers that a Doge tile's high water takes from a seat. */
const lost = ({ state, seat }: Where, doge: number) => {
  const { event } = DOGE_TILES[doge];
  const height = state.stacks[seat].length;
  if (event?.type !== 'highWater') return 0;
  return Math.max(0, Math.min(2, event.level - height + 1));
};
const inspects = (doge: number) => DOGE_TILES[doge].event?.type === 'inspection';
const placed = ({ plan }: Where) => (plan.moves[0] as Extract<DogeShipMove, { type: 'placeDoge' }>).tile;
/** The Approvals that a seat would get under a Doge tile for all its parts that fit now. */
const seals = ({ state, seat }: Where, doge: number) =>
  state.yards[seat].reduce((all, tile) => {
    return all + (isPart(tile) && fits(state, tile) ? worthOf({ ...state, doge }, tile).approvals : 0);
  }, 0);

const bidding = ({ plan }: Where) => (plan.moves[0] as Extract<DogeShipMove, { type: 'bid' }>).amount;

const plain: ReasonClaims<State> = {
  'act.money': (where, p) => gained(where, 'money') >= p.ducats - cost(where),
  'act.doge': doge,
  'act.dogeOthers': ({ state, seat }, p) => sum(state, (other) => other !== seat) === p.points && p.points > 0,
  'act.dogeWater': (where, p) => lost(where, where.state.doge) === p.markers && p.markers > 0,
  'act.dogeInspection': ({ state }) => inspects(state.doge),
  'act.dogeQuiet': ({ state }) => sum(state, () => true) <= 0,
  'act.intrigue': (where, p) => gained(where, 'approvals') >= p.approvals,
  'act.replacement': part,
  'act.galley': part,
  'act.galleySealed': sealed,
  'act.barricade': barricade,
  'act.gondola': gondola,
  'act.buy': (where, p) => offered(where, p) && sought(where, TILES[p.tile].pile, p),
  'act.buyAll': (where, p) =>
    offered(where, p) && p.count <= 3 && where.state.piles[TILES[p.tile].pile].length === p.count,
  'act.bonus': (where, p) => {
    const { state, seat } = where;
    const then = after(where);
    const all = (position: State) => position.points[seat].reduce((a, b) => a + b, 0);
    const brought = {
      points: all(then) - all(state),
      approvals: then.approvals[seat] - state.approvals[seat],
      ducats: then.money[seat] - state.money[seat] + cost(where),
    };
    const on = state.stacks[seat].at(-1) === p.tile;
    return on && Object.entries(brought).every(([of, n]) => n === ((p as Partial<Params>)[of] ?? 0));
  },
  'act.idle': ({ state, seat }) => state.markers.every((markers, other) => other === seat || markers === 0),
  'act.taken': (where) => {
    const { table, space } = where.plan.moves[0] as Act;
    return after(where).taken[spaceIndex(table, space)] === where.seat;
  },
};

/** The claims of `plain`, for spaces with a price. The reason must also state the price correctly. */
const priced: ReasonClaims<State> = Object.fromEntries(
  Object.entries(plain).map(([key, claim]) => [
    `${key}.paid`,
    (where: Where, p: Params) => cost(where) === p.price && p.price > 0 && claim(where, p),
  ]),
);

const isDrawn = (where: Where, { tile }: Params) => drawn(where).tiles.includes(tile);

const kept: ReasonClaims<State> = {
  'keep.galley': (where, p) =>
    isDrawn(where, p) && fits(where.state, p.tile) && points(where.state, p.tile) === p.points,
  'keep.galleyLater': (where, p) => isDrawn(where, p) && missing(where.state, p.tile) === p.count && p.count > 0,
  'keep.galleyReplace': (where, p) =>
    isDrawn(where, p) && isFull(where.state, p.tile) && meetsLast(where.state, p.tile),
  'keep.galleyUseless': (where, p) => isDrawn(where, p) && isFull(where.state, p.tile),
  'keep.barricade': (where, p) =>
    isDrawn(where, p) && BARRICADES[p.tile - FIRST_BARRICADE].action === where.reason.params.action,
  'keep.gondola': (where, p) => isDrawn(where, p) && p.tile >= FIRST_GONDOLA,
};

export const REASONS: ReasonClaims<State> = {
  ...plain,
  ...priced,
  reorder: ({ state, seat, reason }, { tile }) =>
    state.stacks[seat].includes(tile) && BARRICADES[tile - FIRST_BARRICADE].action === reason.params.action,
  discardAction: ({ state, seat }, { count }) =>
    dogeShip.moves(state, seat).filter(({ type }) => type === 'act').length === count,
  draw: (where, p) => sought(where, p.pile, p),
  'draw.rest': ({ state, plan }, { count }) => {
    const { pile } = plan.moves[0] as Extract<DogeShipMove, { type: 'draw' }>;
    return state.piles[pile].length === count && count <= 3;
  },
  'draw.look': (where) => {
    const then = after(where);
    dogeShip.play(then, where.seat, { type: 'decline' }, fastRandom(1));
    return then.money[where.seat] === where.state.money[where.seat];
  },
  ...kept,
  ...Object.fromEntries(
    Object.entries(kept).map(([key, claim]) => [
      `${key}.instead`,
      (where: Where, p: Params) => held(where, p.discard) && claim(where, p),
    ]),
  ),
  decline: (where, p) => drawn(where).tiles.length === p.count,
  'build.galley': part,
  'build.galleySealed': sealed,
  'build.last': (where, p) => {
    const end = after(where);
    const totals = dogeShip.score(end).scores.map(({ total }) => total);
    const others = totals.filter((_, seat) => seat !== where.seat);
    return (
      end.frames.length === 0 && part(where, p) && totals[where.seat] === p.total && Math.max(...others) === p.rival
    );
  },
  'build.barricade': barricade,
  'build.gondola': gondola,
  replace: part,
  pass: () => true,
  'pass.buy': ({ state }) => isBuying(state, false),
  'pass.bonus': ({ state }) => isBuying(state, true),
  'pass.saved': ({ state, seat }, { ducats }) => state.money[seat] === ducats && ducats > 0,
  'pass.construct': (where) => buildable(where) === 0,
  'pass.kept': (where, { count }) => buildable(where) === count && count > 0,
  placeDoge: (where, p) => {
    const mine = (other: number) => other === where.seat;
    const then = sum(where.state, mine, placed(where));
    return sum(where.state, mine) === p.before && then === p.points && p.points > p.before;
  },
  'placeDoge.others': (where, p) => {
    const theirs = (other: number) => other !== where.seat;
    const then = sum(where.state, theirs, placed(where));
    return sum(where.state, theirs) === p.before && then === p.points && p.points < p.before;
  },
  'placeDoge.approvals': (where, p) =>
    seals(where, where.state.doge) === p.before &&
    seals(where, placed(where)) === p.approvals &&
    p.approvals > p.before,
  'placeDoge.water': (where, p) =>
    lost(where, where.state.doge) === p.before && lost(where, placed(where)) === p.markers && p.markers < p.before,
  'placeDoge.inspection': (where, p) => inspects(placed(where)) && p.points === INSPECTION[0],
  'placeDoge.noInspection': (where) => inspects(where.state.doge) && !inspects(placed(where)),
  'placeDoge.choice': ({ state }) => state.frames.at(-1)?.kind === 'doge',
  bid: (where, p) => bidding(where) === p.approvals && p.approvals > 0,
  'bid.sure': (where, p) => {
    const bids = where.state.approvals.map((all, other) => (other === where.seat ? p.approvals : all));
    return bidding(where) === p.approvals && p.points > 0 && pointsByRank(bids, INSPECTION)[where.seat] === p.points;
  },
  'bid.saved': (where, p) =>
    bidding(where) === p.approvals &&
    p.rest > 0 &&
    where.state.approvals[where.seat] === p.approvals + p.rest &&
    p.points === FINAL_INSPECTION[0],
  'bid.none': (where) => bidding(where) === 0 && where.state.approvals[where.seat] > 0,
  'bid.empty': ({ state, seat }) => state.approvals[seat] === 0,
};
