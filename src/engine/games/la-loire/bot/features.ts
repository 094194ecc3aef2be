import type { Seat } from '../../../core/game';
import { power } from '../abilities';
import { GOODS, LEAVES_WITH_LEAST, LEAVES_WITH_MOST, LOCATIONS, WOOD } from '../data/board';
import { CASTLE, FARM, MONASTERY, PALACE_DATA, PALACES } from '../data/buildings';
import { CHARACTERS } from '../data/characters';
import type { CharacterColour } from '../data/characters';
import { MESSAGE_POINTS, MESSAGES } from '../data/messages';
import { whyNotLevel } from '../phases/delivery';
import { salePrice } from '../phases/goods';
import { countBuildings, isCity } from '../queries';
import { typePoints } from '../score';
import { NOT_OWNED } from '../state';
import type { Message, Player, Stack, State } from '../state';
import { turnsLeft } from './clock';
import { emptyHandsWorth, messagesWorth } from './post';
import { stepsToCity, turnsFor } from './roads';
import type { Style } from './style';
import { circusWorth, nextStopWorth } from './worth';

/** `Ahead` features have their full weight while at least this many turns remain. Games average over forty turns. */
const LONG = 30;
/** Number of final turns during which everything except points loses its value. */
const SOON = 4;
const BANK = PALACES.indexOf('bank');

/**
 * Input features of the learned evaluation (`judge`). `Ahead` features are multiplied by the remaining time, as a share
 * of {@link LONG}. Called at the end of every playout, so it allocates only one object.
 */
export function features(state: State, seat: Seat, style: Style): Record<string, number> {
  const player = state.players[seat];
  const { money, merchant, messenger, messages, characters } = player;
  const left = turnsLeft(state, seat);
  const time = Math.min(1, left / LONG);
  const soon = Math.min(1, left / SOON);
  const points = pointsOf(player);
  const inCity = isCity(merchant.at);
  const fare = Math.min(money, LEAVES_WITH_LEAST);
  const taken = Math.min(money, LEAVES_WITH_MOST);
  const toCity = Math.max(1, turnsFor(merchant, stepsToCity(merchant)));
  const cargo = toCity <= left ? saleOf(player) : 0;
  const most = power(player, 'stack');
  return {
    points,
    boat: player.boat,
    delivered: player.delivered.length,
    // The lead over the best other player, near the end.
    leadLate: state.players.length > 1 ? (points - bestOfOthers(state, seat)) * (1 - time) : 0,

    // Deniers by use: leaving a city, buying on the road, and the surplus, which can't leave the city but can pay for
    // shipping and building there.
    fare: fare * soon,
    capital: (taken - fare) * soon,
    surplus: Math.min(money - taken, LEAVES_WITH_MOST) * soon,
    moneyAhead: taken * time,
    stuck: inCity ? (LEAVES_WITH_LEAST - fare) * soon : 0,
    overflow: inCity ? Math.max(0, money - power(player, 'leavesWith')) * soon : 0,

    // Wood for building, and the price of all other goods in a city. Then the number of turns to a city, and the price
    // per turn.
    wood: left < 1 ? 0 : Math.min(player.goods[WOOD], 3),
    cargo,
    cargoNear: cargo / toCity,
    toCity,

    // Messages held: their total value, the level points of those that can be delivered, stops made, free places.
    messages: messagesWorth(state, player, left, style),
    letters: lettersOf(state, player),
    laid: laidOf(messages),
    honoured: honouredOf(state, player),
    emptyHands: emptyHandsWorth(state, player, seat, left, style),

    // Characters by colour (trade, court, building, travel, messages, honours), and the message levels they allow.
    characters: characters.length,
    deliversAhead: (power(player, 'delivers') - 1) * time,
    yellowAhead: hired(player, 'yellow') * time,
    purpleAhead: hired(player, 'purple') * time,
    greenAhead: hired(player, 'green') * time,
    brownAhead: hired(player, 'brown') * time,
    redAhead: hired(player, 'red') * time,
    blueAhead: hired(player, 'blue') * time,

    // Buildings, Merchants that can stop at one of them on their next ride, and palaces.
    farmsAhead: countBuildings(state, seat, FARM) * time,
    monasteriesAhead: countBuildings(state, seat, MONASTERY) * time,
    castlesAhead: countBuildings(state, seat, CASTLE) * time,
    visitors: time > 0 ? visitorsOf(state, seat) : 0,
    palacesAhead: palacesOf(player, false) * time,
    banksAhead: palacesOf(player, true) * time,

    // Horses ridden, free horses in reach, the circus ahead, and the best purchase within one ride.
    merchantHorses: merchant.horses * soon,
    messengerHorses: messenger.horses * soon,
    freeHorses: (mounts(state, merchant, most) + mounts(state, messenger, most)) * soon,
    circus: circusWorth(state, player, left, style),
    nextStop: nextStopWorth(state, player, seat, style) * soon,
  };
}

/** The total of the score sheet. */
function pointsOf(player: Player): number {
  let points = player.boat + player.messages.length;
  for (const card of player.delivered) points += MESSAGE_POINTS[MESSAGES[card].level];
  for (const id of player.characters) points += CHARACTERS[id].points + typePoints(player, id);
  for (let palace = 0; palace < player.palaces.length; palace++) {
    if (player.palaces[palace] !== NOT_OWNED) points += PALACE_DATA[palace % PALACES.length].points;
  }
  return points;
}

/** The highest score of any other player. */
function bestOfOthers(state: State, seat: Seat): number {
  let best = 0;
  for (let at = 0; at < state.players.length; at++) {
    if (at !== seat) best = Math.max(best, pointsOf(state.players[at]));
  }
  return best;
}

/** The price a city pays for all goods except wood. */
function saleOf(player: Player): number {
  let deniers = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const cards = player.goods[good];
    if (good !== WOOD && cards > 0) deniers += cards * salePrice(player, good);
  }
  return deniers;
}

/** Level points of the held messages that the player may deliver. */
function lettersOf(state: State, player: Player): number {
  let points = 0;
  for (const { card } of player.messages) {
    const { level } = MESSAGES[card];
    if (whyNotLevel(state, player, level, true) === undefined) points += MESSAGE_POINTS[level];
  }
  return points;
}

/** Points from blue characters for the held messages that the player may deliver. */
function honouredOf(state: State, player: Player): number {
  let points = 0;
  for (const id of player.characters) {
    const { effect } = CHARACTERS[id];
    if (effect.power !== 'typePoints') continue;
    for (const { card } of player.messages) {
      const { level, type } = MESSAGES[card];
      if (effect.type === type && whyNotLevel(state, player, level, true) === undefined) points += effect.value;
    }
  }
  return points;
}

/** Number of cubes on messages in progress, which is the number of stops made. */
function laidOf(messages: readonly Message[]): number {
  let cubes = 0;
  for (const message of messages) cubes += message.cubes.length;
  return cubes;
}

/** Number of characters of a colour. */
function hired({ characters }: Player, colour: CharacterColour): number {
  let count = 0;
  for (const id of characters) if (CHARACTERS[id].colour === colour) count++;
  return count;
}

/** Number of Merchants that can stop at a seat's building on their next ride. */
function visitorsOf(state: State, seat: Seat): number {
  const loop = LOCATIONS.length;
  const { owners } = state;
  let visitors = 0;
  for (const { merchant } of state.players) {
    const { at, direction, horses } = merchant;
    for (let steps = 1; steps <= horses + 1; steps++) {
      if (
        (direction >= 0 && owners[(at + steps) % loop] === seat) ||
        (direction <= 0 && owners[(at - steps + loop) % loop] === seat)
      ) {
        visitors++;
        break;
      }
    }
  }
  return visitors;
}

/** The number of a player's Banks if `banks` is true, otherwise of its other palaces. */
function palacesOf({ palaces }: Player, banks: boolean): number {
  let count = 0;
  for (let palace = 0; palace < palaces.length; palace++) {
    if (palaces[palace] !== NOT_OWNED && (palace % PALACES.length === BANK) === banks) count++;
  }
  return count;
}

/** 1 if a figure can take a free horse at its location, otherwise 0. */
function mounts(state: State, { at, horses }: Stack, most: number): number {
  return Number(horses < most && state.horses[at] > 0);
}
