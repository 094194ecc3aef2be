import { power } from '../abilities';
import { FARMS, LOCATIONS, MONASTERIES, WOOD } from '../data/board';
import type { LocationId, RoadId } from '../data/board';
import {
  BUILDING_DATA, BUILDINGS, CASTLE, FARM, PALACE_DATA, PALACES, SECOND_BUILDING, WOOD_IN_DENIERS,
} from '../data/buildings'; // prettier-ignore
import type { BuildingId, PalaceId } from '../data/buildings';
import type { LaLoireMove } from '../moves';
import { actingAt, farmTokens, isCity, monasteries } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NEW, NONE, NOT_OWNED } from '../state';
import type { State, TurnFrame } from '../state';
import type { TurnHandlers } from './decision';

/** Why the Merchant can't build now. He builds in a city, and there is a limit per turn. */
export function whyNotBuildNow(state: State, frame: TurnFrame): RefusalCode | undefined {
  if (frame.acting !== 'merchant') return 'merchant-only';
  if (!isCity(actingAt(state, frame))) return 'city-only';
  return frame.built >= power(state.players[frame.seat], 'builds') ? 'built-already' : undefined;
}

/** The price of a building: the second one in a turn costs more, the Magister Artium gives a discount. */
function buildingCost(state: State, frame: TurnFrame, cost: number): number {
  const more = frame.built > 0 ? SECOND_BUILDING : 0;
  return Math.max(0, cost + more - power(state.players[frame.seat], 'buildDiscount'));
}

type Build = Extract<LaLoireMove, { type: 'build' }>;

/** The price of a building now, in deniers and cards of wood. */
export function buildPrice(state: State, frame: TurnFrame, { building, woodInDeniers }: Build) {
  const { cost, wood } = BUILDING_DATA[building];
  return {
    cost: buildingCost(state, frame, cost) + (woodInDeniers ? WOOD_IN_DENIERS : 0),
    wood: woodInDeniers ? wood - 1 : wood,
  };
}

/**
 * The price of a palace now, in deniers. A palace counts as a building for the surcharge on the second building and for
 * the discount.
 */
export function palacePrice(state: State, frame: TurnFrame, palace: PalaceId): number {
  return buildingCost(state, frame, PALACE_DATA[palace % PALACES.length].cost);
}

/** How many more buildings a seat has on a road than on its other road. */
function roadAhead(state: State, seat: number, road: RoadId): number {
  let ahead = 0;
  LOCATIONS.forEach((location, at) => {
    if (location.kind === 'village' && state.owners[at] === seat) ahead += location.road === road ? 1 : -1;
  });
  return ahead;
}

/** A Farm needs an empty village; other buildings replace or extend the player's own Farm. */
export function whyNotStand(state: State, seat: number, building: BuildingId, at: LocationId): RefusalCode | undefined {
  const place = LOCATIONS[at];
  if (place.kind === 'city') return 'not-a-village';
  if (building === FARM) {
    if (state.buildings[at] !== NONE) return 'not-empty';
    if (farmTokens(state, seat) >= FARMS) return 'no-tokens';
    const allowed = power(state.players[seat], 'roadDifference');
    return roadAhead(state, seat, place.road) + 1 > allowed ? 'two-roads' : undefined;
  }
  if (state.buildings[at] !== FARM || state.owners[at] !== seat) return 'own-farm';
  if (building === CASTLE) return state.towers === 0 ? 'no-towers' : undefined;
  return monasteries(state, seat) >= MONASTERIES ? 'no-tokens' : undefined;
}

function whyNotPay(state: State, frame: TurnFrame, move: Build): RefusalCode | undefined {
  const player = state.players[frame.seat];
  if (move.woodInDeniers && power(player, 'woodInDeniers') === 0) return 'no-patronus';
  const { cost, wood } = buildPrice(state, frame, move);
  if (player.goods[WOOD] < wood) return 'no-wood';
  return player.money < cost ? 'no-money' : undefined;
}

function whyNotBuild(state: State, frame: TurnFrame, move: Build): RefusalCode | undefined {
  const now = whyNotBuildNow(state, frame);
  if (now === 'city-only') return 'build-from-city';
  return now ?? whyNotStand(state, frame.seat, move.building, move.at) ?? whyNotPay(state, frame, move);
}

function whyNotBuyPalace(state: State, frame: TurnFrame, palace: PalaceId): RefusalCode | undefined {
  const why = whyNotBuildNow(state, frame);
  if (why) return why;
  if (state.options.game === 'casual') return 'no-cards';
  const player = state.players[frame.seat];
  if (player.palaces[palace] !== NOT_OWNED) return 'palace-owned';
  return player.money < palacePrice(state, frame, palace) ? 'no-money' : undefined;
}

/** Adds the legal moves that build a building or buy a palace. */
export function buildingMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  if (whyNotBuildNow(state, frame)) return;
  for (let building = 0; building < BUILDINGS.length; building++) {
    for (const woodInDeniers of [false, true]) {
      if (whyNotPay(state, frame, { type: 'build', building, at: NONE, woodInDeniers })) continue;
      for (let at = 0; at < LOCATIONS.length; at++) {
        if (whyNotStand(state, frame.seat, building, at)) continue;
        moves.push({ type: 'build', building, at, woodInDeniers });
      }
    }
  }
  const cards = state.players[frame.seat].palaces.length;
  for (let palace = 0; palace < cards; palace++) {
    if (!whyNotBuyPalace(state, frame, palace)) moves.push({ type: 'buyPalace', palace });
  }
}

export const building: TurnHandlers<'build' | 'buyPalace'> = {
  build(state, seat, move, { events }, frame) {
    refuseIf(whyNotBuild(state, frame, move));
    const { building: kind, at } = move;
    const { cost, wood } = buildPrice(state, frame, move);
    const player = state.players[seat];
    player.money -= cost;
    player.goods[WOOD] -= wood;
    state.goods[WOOD] += wood;
    state.buildings[at] = kind;
    state.owners[at] = seat;
    if (kind === CASTLE) state.towers--;
    frame.built++;
    events.push({ type: 'built', seat, building: kind, at, cost, wood });
  },

  /** A palace can be used from its owner's next turn on. */
  buyPalace(state, seat, { palace }, { events }, frame) {
    refuseIf(whyNotBuyPalace(state, frame, palace));
    const cost = palacePrice(state, frame, palace);
    const player = state.players[seat];
    player.money -= cost;
    player.palaces[palace] = NEW;
    frame.built++;
    events.push({ type: 'palaceBought', seat, palace, cost });
  },
};
