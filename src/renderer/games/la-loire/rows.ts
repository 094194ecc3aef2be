import { alongLoop, LOCATIONS } from '../../../engine/games/la-loire/data/board';
import { PALACES } from '../../../engine/games/la-loire/data/buildings';
import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { Choice } from '../../../ipc/contract';
import type { TargetId } from '../../board/board-types';
import type { Role, Row, Sentence } from '../../game-ui/game-ui';
import { groupMoves } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { prospects } from './facts';
import { target } from './targets';
import {
  buildingName,
  characterName,
  characterText,
  cityOf,
  deniers,
  figureName,
  goodName,
  goodsOf,
  horses,
  list,
  messageName,
  palaceName,
  palaceText,
  placeName,
  points,
  sentenceOf,
  SHORT,
} from './words';
import type { View } from './words';

/** What the groups are to the table; those not named here are actions. */
const ROLES: Readonly<Record<string, Role>> = { fetch: 'optional', cubes: 'optional', end: 'end' };

/** What a player decides on purpose, and need not be reminded of when they end. */
const UNREMINDED = ['build', 'buyPalace', 'hire', 'buyMessage', 'ship'];

/** Sorts legal moves into rows; the order is theirs. */
export function rowsOf(choices: readonly Choice<LaLoireMove>[], view: View): Row[] {
  return groupMoves(choices, ROLES, ({ move, forecast }) => ({
    ...place(move, forecast, view),
    ...(UNREMINDED.includes(move.type) && { open: null }),
    ...(forecast.strands && { warning: strandWarning(forecast) }),
  }));
}

/** What paying would mean for a Merchant in a city: in this turn, where it has yet to move, or in the next. */
const strandWarning = ({ strandsNow, money }: Choice['forecast']): Sentence =>
  sentenceOf(strandsNow ? 'rows.strandNowWarning' : 'rows.strandWarning', { ...SHORT, left: deniers(money) });

/** A button alone in its row, which says all. */
const whole = (group: string, row: string, label: Sentence): Placed => ({
  group,
  row,
  label,
  short: label,
  full: label,
});

function place(move: LaLoireMove, forecast: Choice['forecast'], view: View): Placed {
  const cost = deniers(forecast.cost ?? 0);
  switch (move.type) {
    case 'move':
      return journey(move, forecast, view);
    case 'fetchHorse': {
      const params = { figure: figureName(move.figure), place: placeName(move.from), cost };
      return {
        group: 'fetch',
        row: `${move.figure} ${roadOf(move.from)}`,
        label: sentenceOf(`rows.fetch.${roadOf(move.from)}`, params),
        short: placeName(move.from),
        full: sentenceOf('rows.fetchFull', params),
        actor: figureOf(view, move.figure),
      };
    }
    case 'buy': {
      const params = { good: goodName(move.good), n: move.count, price: cost };
      const own = (forecast.points ?? 0) > 0;
      return {
        group: 'buy',
        row: `${move.good}`,
        label: sentenceOf('rows.buy', params),
        short: sentenceOf('rows.buyShort', params),
        full: sentenceOf(own ? 'rows.buyFullOwn' : 'rows.buyFull', params),
        actor: figureOf(view, 'merchant'),
        target: placeOf(view, 'merchant'),
      };
    }
    case 'sell': {
      const params = { good: goodName(move.good), n: move.count, price: deniers(forecast.pays ?? 0) };
      return {
        group: 'sell',
        row: `${move.good}`,
        label: sentenceOf('rows.sell', params),
        short: sentenceOf('rows.sellShort', params),
        full: sentenceOf('rows.sellFull', params),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'ship': {
      const params = { count: move.spaces, price: cost };
      return {
        group: 'ship',
        row: 'ship',
        label: sentenceOf('rows.ship'),
        short: sentenceOf('rows.shipShort', params),
        full: sentenceOf('rows.shipFull', params),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'build': {
      const wood = goodsOf(forecast.wood ?? 0, 0);
      const params = { building: buildingName(move.building), place: placeName(move.at), price: cost, wood };
      return {
        group: 'build',
        row: `${move.building} ${forecast.cost} ${forecast.wood}`,
        label: sentenceOf('rows.build', params),
        short: placeName(move.at),
        full: sentenceOf('rows.buildFull', params),
        actor: figureOf(view, 'merchant'),
        to: target.place(move.at),
      };
    }
    case 'buyPalace': {
      const params = { palace: palaceName(move.palace), place: placeName(cityOf(move.palace)), price: cost };
      return {
        group: 'palace',
        row: `${Math.floor(move.palace / PALACES.length)}`,
        label: sentenceOf('rows.palace', params),
        short: sentenceOf('rows.palaceShort', params),
        full: sentenceOf('rows.palaceFull', { ...params, text: palaceText(move.palace) }),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'hire': {
      const params = { character: characterName(move.character), price: cost, text: characterText(move.character) };
      const { colour } = CHARACTERS[move.character];
      return {
        group: 'hire',
        row: colour,
        label: sentenceOf(`characterGroups.${colour}`),
        short: sentenceOf('rows.hireShort', { character: params.character, n: forecast.cost ?? 0 }),
        full: sentenceOf('rows.hireFull', params),
        actor: figureOf(view, view.active?.acting ?? 'merchant'),
      };
    }
    case 'buyMessage': {
      const params = { level: move.level, price: cost };
      return {
        group: 'post',
        row: `${move.level}`,
        label: sentenceOf('rows.post', params),
        short: sentenceOf(`rows.ways.${move.way}`),
        full: sentenceOf(`rows.waysFull.${move.way}`, params),
        actor: figureOf(view, 'messenger'),
      };
    }
    case 'deliver':
      return delivery(move.card, forecast, view);
    case 'takeBackCube': {
      const params = { message: messageName(move.card), place: placeName(move.at) };
      return {
        group: 'cubes',
        row: `${move.card}`,
        label: sentenceOf('rows.cube', params),
        short: placeName(move.at),
        full: sentenceOf('rows.cubeFull', params),
      };
    }
    case 'placeCircus': {
      const label = sentenceOf('rows.circus', { place: placeName(move.at) });
      return { ...whole('circus', `${move.at}`, label), target: target.place(move.at) };
    }
    case 'chooseMessage':
      return whole('choose', `${move.card}`, sentenceOf('rows.choose', { message: messageName(move.card) }));
    case 'endTurn':
      return {
        ...whole('end', 'end', forecast.pays ? sentenceOf('rows.takeAlms', SHORT) : sentenceOf('rows.endTurn')),
        note: forecast.forgoes ? sentenceOf('rows.forgoes', SHORT) : null,
      };
  }
}

/** A journey stands under its end, with what is there; how many horses go along is the button. */
function journey(
  { figure, direction, leave, take, to }: Extract<LaLoireMove, { type: 'move' }>,
  forecast: Choice['forecast'],
  view: View,
): Placed {
  const seat = view.active?.seat ?? 0;
  const change = leave > 0 ? 'leave' : take > 0 ? 'take' : 'ride';
  const params = {
    figure: figureName(figure),
    place: placeName(to),
    n: leave + take,
    horses: horses(leave + take || view.players[seat][figure].horses),
  };
  const warnings = forecast.discards ? [sentenceOf('rows.discards', { price: deniers(forecast.discards) })] : [];
  const gains = forecast.pays ? [sentenceOf('rows.bankPays', { price: deniers(forecast.pays) })] : [];
  return {
    group: figure,
    row: `${to}`,
    label: placeName(to),
    short: sentenceOf(`rows.${change}`, params),
    full: sentenceOf(`rows.${change}Full`, params),
    note: list([...warnings, ...gains, ...prospects(view, seat, figure, to)], 'facts.nothing'),
    actor: figureOf(view, figure),
    target: target.place(to),
    way: alongLoop(view.players[seat][figure].at, to, direction).map((at, step) => ({
      at: step === 0 ? figureOf(view, figure) : target.place(at),
      mark: step > 0 ? `${step}` : leave > 0 ? `−${leave}` : take > 0 ? `+${take}` : '',
      asks: [],
    })),
  };
}

function delivery(card: number, forecast: Choice['forecast'], view: View): Placed {
  const params = {
    message: messageName(card),
    price: deniers(forecast.pays ?? 0),
    points: points(forecast.points ?? 0),
  };
  const last = forecast.points !== undefined;
  const word = !last ? 'stop' : (forecast.pays ?? 0) > 0 ? 'deliverPaid' : 'deliver';
  return {
    group: 'deliver',
    row: `${card}`,
    label: sentenceOf('rows.message', params),
    short: sentenceOf(`rows.${word}Short`, params),
    full: sentenceOf(`rows.${word}Full`, params),
    actor: figureOf(view, 'messenger'),
    target: placeOf(view, 'messenger'),
  };
}

/** Where a figure of the active seat stands: what it buys or delivers there can be had by choosing the place. */
const placeOf = (view: View, figure: Figure): TargetId => target.place(view.players[view.active?.seat ?? 0][figure].at);

const figureOf = (view: View, figure: Figure): TargetId => target[figure](view.active?.seat ?? 0);

function roadOf(at: number): 'north' | 'south' | 'cities' {
  const location = LOCATIONS[at];
  if (location.kind === 'city') return 'cities';
  return location.road === 0 ? 'north' : 'south';
}
