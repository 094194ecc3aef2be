import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import type { Graph } from '../../serenissima/graph';
import { marketOf, phaseFrame } from '../queries';
import type { State } from '../state';
import { foreignSpaces } from './routes';
import type { Style } from './style';
import { holdProbability, portWorth, saleGain, turnsLeft, wouldBuy } from './worth';

const KINDS = BOARD.goods.length;

/** Facts about the board for planning a turn, computed once. */
export interface Survey {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly left: number;
  readonly graph: Graph;
  readonly foreign: Uint8Array;
  /** The gain from a sale of each good in each port; 0 where it can't be sold. */
  readonly sales: Float64Array;
  /** The number of goods that other missions will sell in each port this turn. */
  readonly coming: Uint8Array;
  /** For each port, 1 if another mission takes it this turn. */
  readonly taken: Uint8Array;
  /** The strongest rival crew in reach of each space. */
  readonly threat: Uint8Array;
  /** The strongest rival crew that has already sailed to each space, and therefore fights and lands first. */
  readonly first: Uint8Array;
  /** The gain from landing in each port; 0 if it has a garrison or belongs to the seat. */
  readonly landings: Float64Array;
  /** The gain from storming each port, including a share of its owner's loss. */
  readonly prizes: Float64Array;
  /** The expected gain from landing in each port next turn. */
  readonly hopes: Float64Array;
  /** The probability of keeping each port after landing one or two sailors; -1 until computed. */
  readonly kept: Float64Array;
}

/** Surveys a position for a seat. {@link note} updates the survey while missions are assigned. */
export function surveyOf(state: State, seat: Seat, style: Style): Survey {
  const survey: Survey = {
    state,
    seat,
    style,
    left: turnsLeft(state),
    graph: graph(state.options),
    foreign: foreignSpaces(state, seat),
    sales: new Float64Array(BOARD.ports.length * KINDS),
    coming: new Uint8Array(BOARD.ports.length),
    taken: new Uint8Array(BOARD.ports.length),
    threat: threats(state, seat),
    first: firstThere(state, seat),
    landings: new Float64Array(BOARD.ports.length),
    prizes: new Float64Array(BOARD.ports.length),
    hopes: new Float64Array(BOARD.ports.length),
    kept: new Float64Array(BOARD.ports.length * 2).fill(-1),
  };
  const markets = state.money.map((_, owner) => marketOf(state, owner));
  for (let port = 0; port < BOARD.ports.length; port++) {
    const { owner, garrison, warehouse } = state.ports[port];
    const known = owner < 0 ? 0 : markets[owner];
    for (let good = 0; good < KINDS; good++) {
      if (wouldBuy(state, port, good)) {
        survey.sales[port * KINDS + good] = Math.max(0, saleGain(state, seat, port, good, owner, style, known));
      }
    }
    if (owner === seat) continue;
    const own = portWorth(state, seat, port, warehouse.length, style);
    const harm = owner === NOBODY ? 0 : style.rivalry * portWorth(state, owner, port, warehouse.length, style);
    if (garrison === 0) {
      survey.landings[port] = own + harm;
      survey.hopes[port] = survey.landings[port] * 0.5;
    }
    survey.prizes[port] = own * 0.8 + harm;
  }
  return survey;
}

/** Records a mission, so that later missions don't count its gains again. */
export function note(survey: Survey, port: PortId, goods: readonly GoodId[], lands: boolean): void {
  for (const good of goods) {
    survey.sales[port * KINDS + good] = 0;
    survey.coming[port]++;
  }
  if (!lands) return;
  survey.taken[port] = 1;
  survey.hopes[port] = 0;
}

/** Probability of keeping a port after landing one or two sailors. */
export function keepProbability({ state, seat, left, style, kept }: Survey, port: PortId, garrison: number): number {
  if (left === 0) return 1;
  const at = port * 2 + garrison - 1;
  if (kept[at] < 0) kept[at] = holdProbability(state, seat, port, garrison, style.caution * 0.6);
  return kept[at];
}

/** The strongest rival crew in reach of each space. */
export function threats(state: State, seat: Seat): Uint8Array {
  const { distance } = graph(state.options);
  const threat = new Uint8Array(BOARD.spaces.length);
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat) continue;
    const away = distance[galley.space];
    for (let space = 0; space < threat.length; space++) {
      if (away[space] <= galley.sailors && galley.sailors > threat[space]) threat[space] = galley.sailors;
    }
  }
  return threat;
}

function firstThere(state: State, seat: Seat): Uint8Array {
  const first = new Uint8Array(BOARD.spaces.length);
  const phase = phaseFrame(state);
  if (phase?.phase !== 'sailing') return first;
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat || state.order.indexOf(galley.owner) >= phase.place) continue;
    first[galley.space] = Math.max(first[galley.space], galley.sailors);
  }
  return first;
}
