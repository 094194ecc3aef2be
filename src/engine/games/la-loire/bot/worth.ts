import type { Seat } from '../../../core/game';
import { carryLimit, power } from '../abilities';
import { BEER, FARMS, GOODS, LEAVES_WITH_LEAST, LOCATIONS, WOOD } from '../data/board';
import type { LocationId } from '../data/board';
import { BUILDING_DATA, CASTLE, FARM, MONASTERY, PALACE_DATA, PALACES } from '../data/buildings';
import { CHARACTERS } from '../data/characters';
import type { CharacterId, Power } from '../data/characters';
import { MESSAGE_POINTS, MESSAGES } from '../data/messages';
import { salePrice } from '../phases/goods';
import { farmTokens, goodOf, isCity, priceOf, turnFrame } from '../queries';
import { NONE, NOT_OWNED } from '../state';
import type { Player, State } from '../state';
import { turnsLeft } from './clock';
import { emptyHandsWorth, messagesWorth } from './post';
import { stepsTo, stepsToCity, turnsFor } from './roads';
import type { Style } from './style';

/** Average number of purchases at a building per turn by its owner's Merchant. */
const OWN_VISITS = 0.085;
/** Average number of purchases at a building per turn by each rival's Merchant. */
const FOREIGN_VISITS = 0.032;
/** The value of a character's power per turn, in points. */
const POWER_WORTH: Readonly<Partial<Record<Power, number>>> = {
  delivers: 0.13, messagesHeld: 0.05, stack: 0.06, buildDiscount: 0.03, hireDiscount: 0.05, hires: 0.04,
  leavesWith: 0.04, horsesTaken: 0.03, stopsInCities: 0.05, stopsAtCircus: 0.04, drawn: 0.03, moreMessages: 0.02,
  saleBonus: 0.025, carried: 0.02, woodAtOnce: 0.02, builds: 0.015, woodInDeniers: 0.015, roadDifference: 0.01,
}; // prettier-ignore
/** The value of each character's power per turn, by character id, for faster lookup. */
const POWER_OF = Float64Array.from(CHARACTERS, ({ effect }) => POWER_WORTH[effect.power] ?? 0);
/** Number of deniers that a Merchant uses on the road. */
const CAPITAL = 10;
/** Discount factor for a sale one turn later. */
const PROMPT = 0.96;
/** The value of a palace per turn, by kind: deck search, one more message, red characters, deniers. */
const PALACE_WORTH: readonly number[] = [0.03, 0.02, 0.03, 0.06];

/**
 * The value of a seat's position in points: its score plus the expected yield of everything it owns. If a plan may end
 * the game, pass the `left` from before the plan: the end costs all players their future gains, so these are no reason
 * to delay it.
 */
export function positionValue(state: State, seat: Seat, style: Style, left = turnsLeft(state, seat)): number {
  const player = state.players[seat];
  let worth = player.boat * style.boat;
  for (const card of player.delivered) worth += MESSAGE_POINTS[MESSAGES[card].level];
  worth += messagesWorth(state, player, left, style);
  for (const id of player.characters) worth += characterWorth(player, id, left, style);
  for (let palace = 0; palace < player.palaces.length; palace++) {
    if (player.palaces[palace] !== NOT_OWNED) worth += palaceWorth(palace, left);
  }
  for (let at = 0; at < LOCATIONS.length; at++) {
    if (state.owners[at] === seat) worth += buildingWorth(state, state.buildings[at], at, left, style);
  }
  if (left < 0.5) return worth;
  return worth + prospects(state, player, seat, left, style);
}

/** The value of everything that does not score yet. */
function prospects(state: State, player: Player, seat: Seat, left: number, style: Style): number {
  const soon = Math.min(1, left / 4);
  return (
    moneyWorth(state, player, seat, left, style) * soon +
    woodWorth(state, player, seat, left, style) +
    (horsesWorth(player.merchant.horses) + horsesWorth(player.messenger.horses)) * style.horse * soon +
    emptyHandsWorth(state, player, seat, left, style) +
    circusWorth(state, player, left, style) +
    nextStopWorth(state, player, seat, style) * soon
  );
}

/**
 * The value of a spare denier. Characters are the best use of deniers. Without one to hire, only the boat remains, at
 * five deniers per space.
 */
function denierWorth(player: Player, style: Style): number {
  return style.denier * (0.55 + 0.45 * Math.max(0, 1 - player.characters.length / 9));
}

/**
 * The value of deniers, and of goods at the next city's prices. The first deniers count most, because a Merchant uses
 * them again and again. Deniers that can't leave a city count almost nothing. A Merchant with too few deniers can't
 * leave a city.
 */
function moneyWorth(state: State, player: Player, seat: Seat, left: number, style: Style): number {
  const { money, merchant } = player;
  const inCity = isCity(merchant.at);
  const mayLeave = inCity && (turnFrame(state).seat !== seat || turnFrame(state).merchant);
  const kept = mayLeave ? Math.min(money, power(player, 'leavesWith')) : money;
  // The penalty also applies before the Merchant's ride, because he could not leave the city.
  const stuck = inCity ? Math.max(0, LEAVES_WITH_LEAST - money) * 0.8 : 0;
  const turns = inCity ? 1 : turnsFor(merchant, stepsToCity(merchant));
  const means = kept + (turns > left ? 0 : saleWorth(player) * 0.93 * PROMPT ** turns);
  const early = Math.min(1, left / 12);
  const capital =
    Math.min(means, 5) * (1 + 2.2 * early) + Math.max(0, Math.min(means, CAPITAL) - 5) * (1 + 0.6 * early);
  const useful = Math.max(0, Math.min(means, 16) - CAPITAL) + Math.max(0, Math.min(means, 26) - 16) * 0.6;
  return capital * style.denier + useful * denierWorth(player, style) + (money - kept) * 0.02 - stuck;
}

/** The price a city pays for all of a player's goods. */
function saleWorth(player: Player): number {
  let deniers = 0;
  for (let good = 0; good < GOODS.length; good++) deniers += player.goods[good] * salePrice(player, good);
  return deniers;
}

/** Wood is worth more than its price while there is something to build. */
function woodWorth(state: State, player: Player, seat: Seat, left: number, style: Style): number {
  const gain = Math.max(0, farmWorth(state, left, style) - 6 * style.denier);
  const room = farmTokens(state, seat) < FARMS ? 1 : 0.5;
  return Math.min(player.goods[WOOD], 2) * 0.25 * gain * room;
}

function horsesWorth(horses: number): number {
  return horses === 0 ? 0 : horses === 1 ? 1 : 1.7 + (horses - 2) * 0.5;
}

/** The value of a farm in an average village until the end. */
function farmWorth(state: State, left: number, style: Style): number {
  const visits = OWN_VISITS + FOREIGN_VISITS * (state.players.length - 1);
  return visits * Math.max(0, left - 2) * style.building * style.boat;
}

/**
 * The value of a building until the end. Wood and free horses attract riders. Castles and monasteries have more value
 * than their points.
 */
export function buildingWorth(state: State, building: number, at: LocationId, left: number, style: Style): number {
  const place = LOCATIONS[at];
  const liked =
    place.kind === 'village' ? (place.horse === 'none' ? 0.97 : 1.03) * (place.good === WOOD ? 1.06 : 1) : 1;
  const points = farmWorth(state, left, style) * liked;
  if (building === FARM) return points;
  const more = building === CASTLE ? 0.05 : building === MONASTERY ? 0.1 : 0;
  return points + more * left * style.building;
}

function palaceWorth(palace: number, left: number): number {
  const kind = palace % PALACES.length;
  return PALACE_DATA[kind].points + PALACE_WORTH[kind] * left;
}

/** A character's points plus the expected yield of its power. */
export function characterWorth(player: Player, id: CharacterId, left: number, style: Style): number {
  const { points, effect } = CHARACTERS[id];
  if (effect.power !== 'typePoints') return points + POWER_OF[id] * left * style.character;
  let count = left * 0.03;
  for (const card of player.delivered) if (MESSAGES[card].type === effect.type) count++;
  return points + effect.value * count;
}

/** The value of having the circus ahead of a figure that can afford a character. */
export function circusWorth(state: State, player: Player, left: number, style: Style): number {
  if (state.circus === NONE || left < 1) return 0;
  let hired = 0;
  for (const id of player.characters) hired |= 1 << id;
  let best = 0;
  for (let id = 0; id < CHARACTERS.length; id++) {
    const { cost } = CHARACTERS[id];
    if (cost > player.money || state.characters[id] === 0 || (hired & (1 << id)) !== 0) continue;
    const gain = characterWorth(player, id, left, style) - cost * style.denier;
    if (gain > best) best = gain;
  }
  if (best === 0) return 0;
  const { merchant, messenger } = player;
  const turns = Math.min(
    turnsFor(merchant, stepsTo(merchant, state.circus)),
    turnsFor(messenger, stepsTo(messenger, state.circus)),
  );
  return best * style.patience ** turns * 0.4;
}

/** The value of the best purchase within the Merchant's next ride. */
export function nextStopWorth(state: State, player: Player, seat: Seat, style: Style): number {
  const { at, direction, horses } = player.merchant;
  const loop = LOCATIONS.length;
  let best = 0;
  for (let steps = 1; steps <= horses + 1; steps++) {
    if (direction >= 0) best = Math.max(best, purchaseWorth(state, player, seat, (at + steps) % loop, style));
    if (direction <= 0) best = Math.max(best, purchaseWorth(state, player, seat, (at - steps + loop) % loop, style));
  }
  return best * 0.5;
}

function purchaseWorth(state: State, player: Player, seat: Seat, at: LocationId, style: Style): number {
  if (isCity(at)) return 0;
  const own = state.owners[at] === seat;
  const good = own && BUILDING_DATA[state.buildings[at]].abbey && player.goods[BEER] === 0 ? BEER : goodOf(at);
  const price = priceOf(state, at, good);
  if (player.goods[good] >= carryLimit(player, good) || price > player.money || state.goods[good] === 0) return 0;
  const profit = (salePrice(player, good) * 0.8 - price) * style.denier;
  return Math.max(0, profit + Number(own) * style.boat);
}
