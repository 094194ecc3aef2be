import type { Seat } from '../../../core/game';
import { BARRICADES, DOGE_TILES, FIRST_BARRICADE, INSPECTION } from '../data/board';
import { LOWER, SECTIONS, UPPER } from '../data/components';
import type { Bonus, DogeId, TileId, ZoneId } from '../data/components';
import { isPart, partOf } from '../queries';
import { canReplace, columnsOf, fits, openZone, zoneAt } from '../ship';
import type { State } from '../state';
import type { Style } from './style';

/** What things are worth in victory points: what they bring in the rounds that are left, not what they cost. */

/** Parts each player adds to the Galley in a round, as games go. */
const PACE = 0.62;
/** What a square brings on average where one may wait for a Doge who likes its colour. */
const SQUARE = 0.9;
/** Approvals a part brings on average by lying in a violet zone. */
const VIOLET = 0.4;
/** The part of a round's actions that a barricade on top improves. */
const BONUS_USES: Readonly<Record<string, number>> = {
  money: 0.7,
  buy: 1.3,
  construct: 1.4,
  intrigue: 0.7,
  replacement: 0.3,
};
/** Points by which barricades up to the fifth save markers from high water, a round. */
export const DRY = 0.22;

/** Spaces of the Galley still empty. */
export function spacesLeft(state: State): number {
  return 2 * columnsOf(state) - state.ship[LOWER].length - state.ship[UPPER].length;
}

/** Rounds that may be expected yet, with the part of this one that is left. */
export function roundsLeft(state: State): number {
  return spacesLeft(state) / (PACE * state.money.length);
}

/** Rounds by which a game has outlasted what its Galley usually takes. */
export function overdue(state: State): number {
  return Math.max(0, state.round - (2 * columnsOf(state)) / (PACE * state.money.length));
}

/** What so many ducats are worth: the first ten most, and little when the end is near. */
export function ducatsWorth(state: State, ducats: number, style: Style): number {
  const time = Math.min(1, 0.1 + roundsLeft(state) * 0.5);
  const useful = Math.min(ducats, 10) + Math.max(0, Math.min(ducats, 16) - 10) * 0.6 + Math.max(0, ducats - 16) * 0.25;
  return useful * style.ducat * time;
}

/** By number of players: what an Approval is worth against the weight. Fewer rivals outbid each other at an inspection. */
const APPROVAL_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0.57, 3: 0.7, 4: 0.96, 5: 0.92 };

/** What so many Approvals are worth at the inspections to come. */
export function approvalsWorth(state: State, approvals: number, style: Style): number {
  const useful =
    Math.min(approvals, 5) + Math.max(0, Math.min(approvals, 9) - 5) * 0.7 + Math.max(0, approvals - 9) * 0.3;
  return useful * style.approval * APPROVAL_BY_PLAYERS[state.money.length];
}

/** The difference that a change of ducats makes to a seat. */
export function ducatGain(state: State, seat: Seat, change: number, style: Style): number {
  const held = state.money[seat];
  return ducatsWorth(state, held + change, style) - ducatsWorth(state, held, style);
}

export function approvalGain(state: State, seat: Seat, change: number, style: Style): number {
  const held = state.approvals[seat];
  return approvalsWorth(state, held + change, style) - approvalsWorth(state, held, style);
}

/** Points of a part under a Doge tile, and its Approvals. */
export function partScore(tile: TileId, doge: DogeId): number {
  const { points, squares } = partOf(tile);
  const { parameters } = DOGE_TILES[doge];
  let sum = points;
  for (const colour of squares) sum += parameters[colour];
  return sum;
}

export function partApprovals(tile: TileId, doge: DogeId): number {
  const { symbol, pile } = partOf(tile);
  return Number(symbol) + Number(DOGE_TILES[doge].violet.includes(pile));
}

/** What building a part would bring a seat if the Doge stays. */
export function partNow(state: State, seat: Seat, tile: TileId, doge: DogeId, style: Style): number {
  return style.parts * partScore(tile, doge) + approvalGain(state, seat, partApprovals(tile, doge), style);
}

/** What a part not yet built is worth: what it should score when it is, less the action, by the chance that it ever is. */
export function partHeld(
  state: State,
  seat: Seat,
  tile: TileId,
  style: Style,
  chance = buildChance(state, seat, tile),
): number {
  const { points, squares, symbol } = partOf(tile);
  const approvals = approvalGain(state, seat, Number(symbol) + VIOLET, style);
  const usual = style.parts * (points + squares.length * SQUARE) + approvals;
  const now = fits(state, tile) ? partNow(state, seat, tile, state.doge, style) : -Infinity;
  // It may wait for another Doge, but not for long.
  const score = Math.max(usual * 0.75 + Math.max(now, 0) * 0.25, now * 0.9);
  return Math.max(0, style.hope * chance * (score - style.action));
}

/** The chance that a seat gets to build a part: spaces that are open now, or will be, for all who hold parts like it. */
export function buildChance(state: State, seat: Seat, tile: TileId): number {
  const { pile, level } = partOf(tile);
  const places = placesLeft(state, pile);
  if (places === 0) return canReplace(state, tile) ? 0.3 : 0;
  let rivals = 0;
  for (let other = 0; other < state.yards.length; other++) {
    if (other !== seat) for (const held of state.yards[other]) if (isPart(held) && partOf(held).pile === pile) rivals++;
  }
  const room = Math.min(1, (places + 0.6) / (rivals + 1));
  if (openZone(state, level) === pile) return 0.92 * room;
  const wait = stepsUntilOpen(state, pile);
  return room * Math.max(0.1, 0.62 - 0.09 * wait);
}

/** Empty spaces of a zone. */
export function placesLeft(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  let places = 0;
  for (let column = state.ship[level].length; column < columnsOf(state); column++) {
    if (zoneAt(state, level, column) === zone) places++;
  }
  return places;
}

/** Parts others must build before a zone opens. */
function stepsUntilOpen(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  const columns = columnsOf(state);
  let first = state.ship[level].length;
  while (first < columns && zoneAt(state, level, first) !== zone) first++;
  const along = first - state.ship[level].length;
  return level === LOWER ? along : along + Math.max(0, first + 1 - state.ship[LOWER].length);
}

/** What the barricade on top brings a round. */
export function topWorth(state: State, seat: Seat, tile: TileId | undefined, style: Style): number {
  if (tile === undefined) return 0;
  const { action, bonus, priority } = BARRICADES[tile - FIRST_BARRICADE];
  return BONUS_USES[action] * bonusWorth(state, seat, bonus, style) + (26 - priority) * 0.008;
}

export function bonusWorth(state: State, seat: Seat, bonus: Bonus, style: Style): number {
  switch (bonus.type) {
    case 'ducats':
      return ducatGain(state, seat, bonus.amount, style);
    case 'approvals':
      return approvalGain(state, seat, bonus.amount, style);
    case 'points':
      return bonus.amount;
    case 'tile':
      return bonus.kind === 'galley' ? 1 : 0.6;
  }
}

/** What a Doge tile means for a seat: its parts that could be built now, and the event at the end of the round. */
export function dogeWorth(state: State, seat: Seat, doge: DogeId, style: Style): number {
  let worth = 0;
  for (let other = 0; other < state.yards.length; other++) {
    const share = other === seat ? 0.6 : -0.25 * style.rivalry;
    for (const tile of state.yards[other]) {
      if (isPart(tile) && fits(state, tile)) worth += share * partNow(state, other, tile, doge, style);
    }
  }
  return worth + eventWorth(state, seat, DOGE_TILES[doge].event, style);
}

function eventWorth(state: State, seat: Seat, event: (typeof DOGE_TILES)[number]['event'], style: Style): number {
  if (!event) return 0;
  if (event.type === 'highWater') {
    const built = state.stacks[seat].length;
    return -(built > event.level ? 0 : built === event.level ? 1 : 2) * style.action * style.water;
  }
  const mine = state.approvals[seat];
  let better = 0;
  for (let other = 0; other < state.approvals.length; other++)
    if (other !== seat && state.approvals[other] > mine) better++;
  const prize = mine === 0 ? 0 : INSPECTION[better];
  return style.inspection * (prize - 2.2);
}
