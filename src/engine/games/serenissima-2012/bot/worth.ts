import type { Seat } from '../../../core/game';
import type { PortId } from '../../serenissima/board';
import { BASILICA_INCOME, FORT_COST, SCORINGS, WINE_INCOME } from '../data/components';
import { BOARD, DOGE_CARDS, TRACKS } from '../data/board';
import { graph } from '../geography';
import { warehouseIncome } from '../income';
import { hasGood, seatsOf, WINE } from '../queries';
import type { State } from '../state';
import { winChance } from '../chances';
import type { Style } from './style';

/** Average steps of the white token per turn, and the assumed probability of a wine card. */
const PACE = DOGE_CARDS.reduce((sum, { steps }) => sum + steps, 0) / DOGE_CARDS.length;
const WINE_CARDS = 0.25;
/** Probability that a rival able to storm a port attempts it. */
const GREED = 0.35;

/** Expected number of turns after this one. */
export function turnsLeft(state: State): number {
  const { scoring } = TRACKS[seatsOf(state)];
  const way = scoring[scoring.length - 1] - state.marker;
  // If every remaining card ends the game, purchases have no future value.
  if (state.turn > 0 && state.deck.every((card) => DOGE_CARDS[card].steps >= way)) return 0;
  return Math.max(0, way / PACE - 0.5);
}

/** Number of scorings still to come, including the final one. */
export function scoringsLeft(state: State): number {
  return SCORINGS - state.scorings;
}

/** Whether the current or next turn is sure to bring the last scoring. */
export function isLastTurn(state: State): boolean {
  return turnsLeft(state) === 0 && scoringsLeft(state) === 1;
}

/** Factor for growth by number of players: fewer galleys fill a port more slowly. */
const GROWTH_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0.3, 3: 0.33, 4: 1 };

/** A port's expected income until the end of the game if it isn't lost, starting with `cubes` in the warehouse. */
export function portWorth(state: State, port: PortId, cubes: number, style: Style): number {
  const scorings = scoringsLeft(state);
  const { size } = BOARD.ports[port];
  const full = warehouseIncome(state, size);
  const now = warehouseIncome(state, cubes);
  // The next scoring counts the port mostly as it is; later ones count it with more cubes.
  const time = Math.min(1, turnsLeft(state) / 5);
  const growth = style.growth * GROWTH_BY_PLAYERS[seatsOf(state)];
  let worth = now * scorings + (full - now) * growth * (Math.max(0, scorings - 1) + 0.4 * time);
  if (state.ports[port].basilica) worth += BASILICA_INCOME * scorings;
  if (hasGood(state, port, WINE)) worth += WINE_INCOME * WINE_CARDS * turnsLeft(state);
  return worth;
}

/** The value of one more cube to a port's owner. */
export function cubeWorth(state: State, port: PortId, style: Style): number {
  const cubes = state.ports[port].warehouse.length;
  return portWorth(state, port, cubes + 1, style) - portWorth(state, port, cubes, style);
}

/** Probability that a seat keeps a port with this garrison. */
export function holdProbability(state: State, seat: Seat, port: PortId, garrison: number, style: Style): number {
  if (garrison === 0) return 0;
  const { space } = BOARD.ports[port];
  const { distance } = graph(state.options);
  let threat = 0;
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat) continue;
    const away = distance[galley.space][space];
    if (away >= galley.sailors) continue;
    threat = Math.max(threat, winChance(galley.sailors, garrison, galley.sailors - away, state.ports[port].fort));
  }
  return 0.97 - GREED * style.caution * 2 * threat;
}

/** The value of storming a rival's port, including a share of its owner's loss. */
export function portPrize(state: State, seat: Seat, port: PortId, style: Style): number {
  const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
  return worth * (holdProbability(state, seat, port, 1, style) * 0.9 + style.rivalry);
}

/** The value of a galley with its crew. */
export function galleyWorth(state: State, sailors: number, style: Style): number {
  if (sailors === 0) return 0;
  const left = turnsLeft(state);
  return style.galley * left * (0.6 + 0.4 * Math.min(1, sailors / 3)) + crewWorth(state, sailors, style);
}

/** The value of sailors. It drops near the end. */
export function crewWorth(state: State, sailors: number, style: Style): number {
  return sailors * style.sailor * Math.min(1, turnsLeft(state) / 2);
}

/** The expected loss that a fort would prevent, minus its price. */
export function fortGain(state: State, seat: Seat, port: PortId, style: Style): number {
  const town = state.ports[port];
  const worth = portWorth(state, port, town.warehouse.length, style);
  const before = holdProbability(state, seat, port, town.garrison, style);
  const after = Math.min(0.97, before + (0.97 - before) * 0.4);
  return worth * (after - before) - FORT_COST;
}
