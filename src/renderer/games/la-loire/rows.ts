import { LOCATIONS } from '../../../engine/games/la-loire/data/board';
import { PALACES } from '../../../engine/games/la-loire/data/buildings';
import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { LoireMove } from '../../../engine/games/la-loire/moves';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { Choice } from '../../../ipc/contract';
import type { TargetId } from '../../table/board-types';
import type { Role, Row, Sentence } from '../game-ui';
import { gather } from '../kit/rows';
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
  say,
  SHORT,
} from './words';
import type { View } from './words';

/** What the groups are to the table; those not named here are deeds. */
const ROLES: Readonly<Record<string, Role>> = { fetch: 'aside', cubes: 'aside', end: 'end' };

/** Sorts legal moves into rows; the order is theirs. */
export function rowsOf(choices: readonly Choice[], view: View): Row[] {
  return gather(choices, ROLES, ({ move, forecast }) => ({
    ...place(move as LoireMove, forecast, view),
    ...(forecast.strands && { warning: say('rows.strandWarning', { ...SHORT, left: deniers(forecast.money) }) }),
  }));
}

/** A button alone in its row, which says all. */
const whole = (group: string, row: string, label: Sentence): Placed => ({
  group,
  row,
  label,
  short: label,
  full: label,
});

function place(move: LoireMove, forecast: Choice['forecast'], view: View): Placed {
  const cost = deniers(forecast.cost ?? 0);
  switch (move.type) {
    case 'move':
      return journey(move, forecast, view);
    case 'fetchHorse': {
      const params = { figure: figureName(move.figure), place: placeName(move.from), cost };
      return {
        group: 'fetch',
        row: `${move.figure} ${roadOf(move.from)}`,
        label: say(`rows.fetch.${roadOf(move.from)}`, params),
        short: placeName(move.from),
        full: say('rows.fetchFull', params),
        actor: figureOf(view, move.figure),
      };
    }
    case 'buy': {
      const params = { good: goodName(move.good), n: move.count, price: cost };
      const own = (forecast.points ?? 0) > 0;
      return {
        group: 'buy',
        row: `${move.good}`,
        label: say('rows.buy', params),
        short: say('rows.buyShort', params),
        full: say(own ? 'rows.buyFullOwn' : 'rows.buyFull', params),
        actor: figureOf(view, 'merchant'),
        target: placeOf(view, 'merchant'),
      };
    }
    case 'sell': {
      const params = { good: goodName(move.good), n: move.count, price: deniers(forecast.pays ?? 0) };
      return {
        group: 'sell',
        row: `${move.good}`,
        label: say('rows.sell', params),
        short: say('rows.sellShort', params),
        full: say('rows.sellFull', params),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'ship': {
      const params = { count: move.spaces, price: cost };
      return {
        group: 'ship',
        row: 'ship',
        label: say('rows.ship'),
        short: say('rows.shipShort', params),
        full: say('rows.shipFull', params),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'build': {
      const wood = goodsOf(forecast.wood ?? 0, 0);
      const params = { building: buildingName(move.building), place: placeName(move.at), price: cost, wood };
      return {
        group: 'build',
        row: `${move.building} ${move.at}`,
        label: say('rows.build', params),
        short: say('rows.buildShort', params),
        full: say('rows.buildFull', params),
        actor: figureOf(view, 'merchant'),
        target: target.place(move.at),
      };
    }
    case 'buyPalace': {
      const params = { palace: palaceName(move.palace), place: placeName(cityOf(move.palace)), price: cost };
      return {
        group: 'palace',
        row: `${Math.floor(move.palace / PALACES.length)}`,
        label: say('rows.palace', params),
        short: say('rows.palaceShort', params),
        full: say('rows.palaceFull', { ...params, text: palaceText(move.palace) }),
        actor: figureOf(view, 'merchant'),
      };
    }
    case 'hire': {
      const params = { character: characterName(move.character), price: cost, text: characterText(move.character) };
      const { colour } = CHARACTERS[move.character];
      return {
        group: 'hire',
        row: colour,
        label: say(`characterGroups.${colour}`),
        short: say('rows.hireShort', { character: params.character, n: forecast.cost ?? 0 }),
        full: say('rows.hireFull', params),
        actor: figureOf(view, view.active?.acting ?? 'merchant'),
      };
    }
    case 'buyMessage': {
      const params = { level: move.level, price: cost };
      return {
        group: 'post',
        row: `${move.level}`,
        label: say('rows.post', params),
        short: say(`rows.ways.${move.way}`),
        full: say(`rows.waysFull.${move.way}`, params),
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
        label: say('rows.cube', params),
        short: placeName(move.at),
        full: say('rows.cubeFull', params),
      };
    }
    case 'placeCircus': {
      const label = say('rows.circus', { place: placeName(move.at) });
      return { ...whole('circus', `${move.at}`, label), target: target.place(move.at) };
    }
    case 'chooseMessage':
      return whole('choose', `${move.card}`, say('rows.choose', { message: messageName(move.card) }));
    case 'endTurn':
      return {
        ...whole('end', 'end', say(forecast.pays ? 'rows.takeAlms' : 'rows.endTurn')),
        note: forecast.forgoes ? say('rows.forgoes', SHORT) : null,
      };
  }
}

/** A journey stands under its end, with what is there; how many horses go along is the button. */
function journey(
  { figure, leave, take, to }: Extract<LoireMove, { type: 'move' }>,
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
  const warnings = forecast.discards ? [say('rows.discards', { price: deniers(forecast.discards) })] : [];
  const gains = forecast.pays ? [say('rows.bankPays', { price: deniers(forecast.pays) })] : [];
  return {
    group: figure,
    row: `${to}`,
    label: placeName(to),
    short: say(`rows.${change}`, params),
    full: say(`rows.${change}Full`, params),
    note: list([...warnings, ...gains, ...prospects(view, seat, figure, to)], 'facts.nothing'),
    actor: figureOf(view, figure),
    target: target.place(to),
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
    label: say('rows.message', params),
    short: say(`rows.${word}Short`, params),
    full: say(`rows.${word}Full`, params),
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
