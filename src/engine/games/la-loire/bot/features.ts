import type { Seat } from '../../../core/game';
import { power } from '../abilities';
import { GOODS, LEAVES_WITH_LEAST, LEAVES_WITH_MOST, LOCATIONS, WOOD } from '../data/board';
import { CASTLE, FARM, MONASTERY, PALACE_DATA, PALACES } from '../data/buildings';
import { CHARACTER_COLOURS, CHARACTERS } from '../data/characters';
import { MESSAGE_POINTS, MESSAGES } from '../data/messages';
import { whyNotLevel } from '../phases/delivery';
import { salePrice } from '../phases/goods';
import { isCity } from '../queries';
import { typePoints } from '../score';
import { NOT_OWNED } from '../state';
import type { Player, Stack, State } from '../state';
import { turnsLeft } from './clock';
import { emptyHandsWorth, messagesWorth } from './post';
import { stepsAhead, turnsFor } from './roads';
import type { Style } from './style';
import { circusWorth, nextStopWorth } from './worth';

/** Turns after which time counts no more: three legs of ten in a game of forty. */
const LONG = 30;
/** Turns before the end in which what is not points yet loses its worth. */
const SOON = 4;
const BANK = PALACES.indexOf('bank');

/**
 * What a judge of La Loire may go by, of one seat. `Ahead`: by the part of thirty turns that is still to come. Deniers, goods and
 * horses lose their worth in the last four turns.
 */
export function features(state: State, seat: Seat, style: Style): Record<string, number> {
  const player = state.players[seat];
  const left = turnsLeft(state, seat);
  const time = Math.min(1, left / LONG);
  const soon = Math.min(1, left / SOON);
  return {
    ...standing(state, seat, time),
    ...purse(player, time, soon),
    ...cargo(player, left),
    ...post(state, seat, left, style),
    ...household(player, time),
    ...estate(state, seat, time),
    ...figures(state, seat, left, soon, style),
  };
}

/** Points as the score sheet counts them, without its lines. */
function pointsOf(player: Player): number {
  let points = player.boat + player.messages.length;
  for (const card of player.delivered) points += MESSAGE_POINTS[MESSAGES[card].level];
  for (const id of player.characters) points += CHARACTERS[id].points + typePoints(player, id);
  player.palaces.forEach((owned, palace) => {
    if (owned !== NOT_OWNED) points += PALACE_DATA[palace % PALACES.length].points;
  });
  return points;
}

/** Points, what brings the end nearer, and the lead over the best of the others once it is near. */
function standing(state: State, seat: Seat, time: number) {
  const player = state.players[seat];
  const points = pointsOf(player);
  let best = 0;
  state.players.forEach((other, at) => {
    if (at !== seat) best = Math.max(best, pointsOf(other));
  });
  return {
    points,
    boat: player.boat,
    delivered: player.delivered.length,
    leadLate: state.players.length > 1 ? (points - best) * (1 - time) : 0,
  };
}

/** Deniers by what they are good for: leaving a city, buying on the road, shipping and building; and those that cannot be taken along. */
function purse(player: Player, time: number, soon: number) {
  const { money, merchant } = player;
  const inCity = isCity(merchant.at);
  const fare = Math.min(money, LEAVES_WITH_LEAST);
  const taken = Math.min(money, LEAVES_WITH_MOST);
  return {
    fare: fare * soon,
    capital: (taken - fare) * soon,
    surplus: Math.min(money - taken, LEAVES_WITH_MOST) * soon,
    moneyAhead: taken * time,
    stuck: inCity ? (LEAVES_WITH_LEAST - fare) * soon : 0,
    overflow: inCity ? Math.max(0, money - power(player, 'leavesWith')) * soon : 0,
  };
}

/** Wood to build with; other goods at what a city pays, and the same by the turns it takes to get there; and these. */
function cargo(player: Player, left: number) {
  const { goods, merchant } = player;
  const turns = Math.max(1, turnsFor(merchant, stepsAhead(merchant, isCity)));
  let deniers = 0;
  if (turns <= left) {
    for (let good = 0; good < GOODS.length; good++) if (good !== WOOD) deniers += goods[good] * salePrice(player, good);
  }
  return { wood: left < 1 ? 0 : Math.min(goods[WOOD], 3), cargo: deniers, cargoNear: deniers / turns, toCity: turns };
}

/** Messages held: all in all, those that may be delivered by their level's points, stops made, hands still empty. */
function post(state: State, seat: Seat, left: number, style: Style) {
  const player = state.players[seat];
  let [letters, laid, honoured] = [0, 0, 0];
  for (const { card, cubes } of player.messages) {
    const { level, type } = MESSAGES[card];
    laid += cubes.length;
    if (whyNotLevel(state, player, level, true) !== undefined) continue;
    letters += MESSAGE_POINTS[level];
    for (const id of player.characters) {
      const { effect } = CHARACTERS[id];
      if (effect.power === 'typePoints' && effect.type === type) honoured += effect.value;
    }
  }
  return {
    messages: messagesWorth(state, player, left, style),
    letters,
    laid,
    honoured,
    emptyHands: emptyHandsWorth(state, player, seat, left, style),
  };
}

/** Characters by colour: trade, court, building, travel, messages, honours; and the levels of messages they let one deliver. */
function household(player: Player, time: number) {
  const counts = CHARACTER_COLOURS.map(() => 0);
  for (const id of player.characters) counts[CHARACTER_COLOURS.indexOf(CHARACTERS[id].colour)]++;
  const [yellow, purple, green, brown, red, blue] = counts;
  return {
    ...{ characters: player.characters.length, deliversAhead: (power(player, 'delivers') - 1) * time },
    ...{ yellowAhead: yellow * time, purpleAhead: purple * time, greenAhead: green * time },
    ...{ brownAhead: brown * time, redAhead: red * time, blueAhead: blue * time },
  };
}

/** Buildings, how many Merchants may stop at one in their next ride, and palaces. */
function estate(state: State, seat: Seat, time: number) {
  const counts = [0, 0, 0];
  for (let at = 0; at < LOCATIONS.length; at++) if (state.owners[at] === seat) counts[state.buildings[at]]++;
  let visitors = 0;
  if (time > 0) {
    for (const { merchant } of state.players)
      if (stepsAhead(merchant, (at) => state.owners[at] === seat) <= merchant.horses + 1) visitors++;
  }
  let [palaces, banks] = [0, 0];
  state.players[seat].palaces.forEach((owned, palace) => {
    if (owned === NOT_OWNED) return;
    if (palace % PALACES.length === BANK) banks++;
    else palaces++;
  });
  return {
    ...{ farmsAhead: counts[FARM] * time, monasteriesAhead: counts[MONASTERY] * time },
    ...{ castlesAhead: counts[CASTLE] * time, visitors, palacesAhead: palaces * time, banksAhead: banks * time },
  };
}

/** Horses ridden and free ones to be taken, the circus ahead, and the best purchase within a ride. */
function figures(state: State, seat: Seat, left: number, soon: number, style: Style) {
  const player = state.players[seat];
  const { merchant, messenger } = player;
  const most = power(player, 'stack');
  const mounts = ({ at, horses }: Stack) => Number(horses < most && state.horses[at] > 0);
  return {
    merchantHorses: merchant.horses * soon,
    messengerHorses: messenger.horses * soon,
    freeHorses: (mounts(merchant) + mounts(messenger)) * soon,
    circus: circusWorth(state, player, left, style),
    nextStop: nextStopWorth(state, player, seat, style) * soon,
  };
}
