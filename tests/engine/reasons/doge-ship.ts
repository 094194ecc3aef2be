import { dogeShip } from '../../../src/engine/games/doge-ship';
import { BARRICADES, FIRST_BARRICADE, FIRST_GONDOLA, INSPECTION } from '../../../src/engine/games/doge-ship/data/board';
import type { TileId } from '../../../src/engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import { fits, worthOf } from '../../../src/engine/games/doge-ship/ship';
import type { DrawnFrame, State } from '../../../src/engine/games/doge-ship/state';
import { fastRandom } from '../../../src/engine/core/random';
import type { Claims, Given } from './facts';

type Where = Given<State>;
type Params = Record<string, number>;

const isPart = (tile: TileId) => tile < FIRST_BARRICADE;
const held = ({ state, seat }: Where, tile: TileId) => state.yards[seat].includes(tile);
const points = (state: State, tile: TileId, doge = state.doge) => worthOf({ ...state, doge }, tile).points;
/** The ducats a marker's space takes: what is left after the move, beside what the space itself brings. */
const cost = ({ state, plan }: Where) => {
  const move = plan.moves[0] as Extract<DogeShipMove, { type: 'act' }>;
  return Math.max(0, move.space - state.dice[move.table]);
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
const sought = ({ state }: Where, p: Params) =>
  state.piles[p.pile].includes(p.tile) &&
  state.piles[p.pile].length === p.count &&
  p.chance === Math.round(300 / p.count) &&
  p.count > 3;
const all = ({ state }: Where, p: Params) =>
  state.piles[p.pile].includes(p.tile) && state.piles[p.pile].length === p.count && p.count <= 3;
const empty = ({ state }: Where, p: Params) => state.piles[p.pile].length === 0;
const doge = ({ state, seat }: Where, p: Params) => sum(state, (other) => other === seat) === p.points;
const drawn = ({ state }: Where) => state.frames.at(-1) as DrawnFrame;
const buildable = ({ state, seat }: Where) =>
  dogeShip.moves(state, seat).flatMap((move) => (move.type === 'build' ? [move.tile] : [])).length;
/** What is gained at once by a space that pays. */
const gained = ({ state, seat, plan }: Where, of: 'money' | 'approvals') => {
  const then = dogeShip.copy(state);
  const before = state[of][seat];
  dogeShip.play(then, seat, plan.moves[0] as DogeShipMove, fastRandom(1));
  return then[of][seat] - before;
};

const plain: Claims<State> = {
  'act.money': (where, p) => gained(where, 'money') >= p.ducats - cost(where),
  'act.doge': doge,
  'act.intrigue': (where, p) => gained(where, 'approvals') >= p.approvals,
  'act.replacement': part,
  'act.galley': part,
  'act.galleySealed': sealed,
  'act.barricade': barricade,
  'act.gondola': gondola,
  draw: sought,
  'draw.all': all,
  'draw.empty': empty,
};

/** The same of spaces that cost something: the price must be right as well. */
const priced: Claims<State> = Object.fromEntries(
  Object.entries(plain).map(([key, claim]) => [
    `${key}.paid`,
    (where: Where, p: Params) => cost(where) === p.price && p.price > 0 && claim(where, p),
  ]),
);

/** What a computer of The Doge Ship may say. */
export const claims: Claims<State> = {
  ...plain,
  ...priced,
  'act.nothing': () => true,
  reorder: ({ state, seat, reason }, { tile }) =>
    state.stacks[seat].includes(tile) && BARRICADES[tile - FIRST_BARRICADE].action === reason.params.action,
  discardAction: ({ state, seat }, { count }) =>
    dogeShip.moves(state, seat).filter(({ type }) => type === 'act').length === count,
  keep: (where, p) => drawn(where).tiles.includes(p.tile) && drawn(where).tiles.length === p.count,
  'keep.instead': (where, p) =>
    drawn(where).tiles.includes(p.tile) && drawn(where).tiles.length === p.count && held(where, p.discard),
  decline: (where, p) => drawn(where).tiles.length === p.count,
  'build.galley': part,
  'build.galleySealed': sealed,
  'build.barricade': barricade,
  'build.gondola': gondola,
  replace: part,
  pass: () => true,
  'pass.buy': ({ state }) => state.frames.at(-1)?.kind === 'buy',
  'pass.construct': (where) => buildable(where) === 0,
  'pass.kept': (where, { count }) => buildable(where) === count && count > 0,
  placeDoge: (where, p) => {
    const { tile } = where.plan.moves[0] as Extract<DogeShipMove, { type: 'placeDoge' }>;
    const mine = (other: number) => other === where.seat;
    return sum(where.state, mine) === p.before && sum(where.state, mine, tile) === p.points && p.points > p.before;
  },
  'placeDoge.others': (where, p) => {
    const { tile } = where.plan.moves[0] as Extract<DogeShipMove, { type: 'placeDoge' }>;
    const theirs = (other: number) => other !== where.seat;
    return sum(where.state, theirs) === p.before && sum(where.state, theirs, tile) === p.points && p.points < p.before;
  },
  'placeDoge.even': (where, p) => {
    const { tile } = where.plan.moves[0] as Extract<DogeShipMove, { type: 'placeDoge' }>;
    return sum(where.state, (other) => other === where.seat, tile) === p.points;
  },
  bid: ({ state, seat }, p) => p.approvals <= state.approvals[seat] && p.points === INSPECTION[0],
  'bid.none': ({ plan }) => (plan.moves[0] as { amount?: number }).amount === 0,
  // Where every plan fell through the last legal move is made, and nothing is claimed for it.
  move: () => true,
};
