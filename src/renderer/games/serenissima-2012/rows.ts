import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Move } from '../../../engine/games/serenissima-2012/moves';
import type { Choice } from '../../../ipc/table';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { groupMoves, line, whole } from '../kit/rows';
import type { Placed, RowRules } from '../kit/rows';
import { oddsOf } from '../serenissima/odds';
import { target } from '../serenissima/targets';
import { stepOf, voyages } from './sailing';
import { broughtBy, ducatsOf, figure, galleyName, leftBy, sailorsOf, sentenceOf, unsold } from '../serenissima/words';
import { berthName, goodName, onePiece, pieceName, portAt, portName, powerOf, goalName, thePlace } from './words';
import type { View } from './words';

type Forecast = Choice['forecast'];
type Move<T extends Serenissima2012Move['type']> = Extract<Serenissima2012Move, { type: T }>;

const RULES: RowRules<Serenissima2012Move> = {
  roles: {
    sail: 'travel',
    move: 'optional',
    leave: 'optional',
    recruit: 'optional',
    standing: 'standing',
    end: 'end',
  },
  unreminded: ['attack', 'claim', 'invest', 'buyGalley', 'buildFort', 'buildBasilica', 'fight', 'take'],
};

/** Groups that come first, because there is little room below the powers. Other groups keep their order. */
const FIRST = ['load', 'sell', 'attack', 'claim', 'sail', 'invest', 'build', 'buy'];
const rank = ({ group }: Row) => (FIRST.includes(group) ? FIRST.indexOf(group) : FIRST.length);

/** Groups legal moves into rows. */
export function rowsOf(choices: readonly Choice<Serenissima2012Move>[], view: View): Row[] {
  const rows = groupMoves(choices, RULES, ({ move, forecast }) => ({
    ...place(move, forecast, view),
    left: leftBy(forecast),
    brings: broughtBy(forecast, portName),
  }));
  return rows
    .flatMap((row) => [row.group === 'sell' ? unsold(row, goodName) : row, ...voyages(row, view)])
    .sort((a, b) => rank(a) - rank(b));
}

function place(move: Serenissima2012Move, forecast: Forecast, view: View): Placed {
  const id = view.active ?? -1;
  const active = view.galleys[id];
  const here = active ? portAt(active.space) : -1;
  const mine = { actor: target.galley(id) };
  const { cost = 0, price = 0, bonus = 0, blockaders = 0 } = forecast;
  switch (move.type) {
    case 'close':
    case 'choosePort': {
      const { good, size } = BOARD.ports[move.port];
      const params = { port: portName(move.port), good: goodName(good), size };
      const group = move.type === 'close' ? 'closing' : 'choosing';
      return { ...whole(group, `${move.port}`, move.type, params), target: target.port(move.port) };
    }
    case 'chooseGalley':
      return numbered('choosing', '', 'chooseGalley', move.galley, view, {});
    case 'load': {
      const { count } = move;
      const { free = 0, paidTo } = forecast;
      const params = { count, good: goodName(BOARD.ports[here].good), port: portName(here), cost: ducatsOf(cost) };
      const placed = line('load', 'load', 'load', figure(count), params);
      const note = free > 0 ? sentenceOf('rows.firstFree') : payee(paidTo);
      return { ...placed, ...mine, price: figure(cost), target: target.port(here), note };
    }
    case 'transfer': {
      const params = { piece: onePiece(move.piece), from: berthName(move.from), to: berthName(move.to) };
      const [from, to] = [target.berth(move.from), target.berth(move.to)];
      const placed = line('move', `${from} ${to}`, 'transfer', pieceName(move.piece), params);
      return { ...placed, ...(forecast.sinks && sinking(placed)), actor: from, target: to };
    }
    case 'exchange': {
      const params = { piece: onePiece(move.piece), wanted: onePiece(move.for), other: galleyName(move.with) };
      const row = `exchange ${move.with} ${move.piece}`;
      return {
        ...line('move', row, 'exchange', pieceName(move.for), params),
        ...mine,
        target: target.galley(move.with),
      };
    }
    case 'discard': {
      const params = { piece: onePiece(move.good), galley: galleyName(id) };
      return { ...line('leave', 'discard', 'discard', goodName(move.good), params), ...mine };
    }
    case 'scuttle': {
      const params = { galley: galleyName(id), count: active?.sailors ?? 0 };
      return {
        ...whole('leave', 'scuttle', 'scuttle', params),
        ...mine,
        warning: sentenceOf('rows.scuttleWarning', params),
      };
    }
    case 'sail': {
      const { left = 0 } = forecast;
      const params = { galley: galleyName(id), space: thePlace(move.to), left, blockaders: playersOf(blockaders) };
      const short = sentenceOf(blockaders > 0 ? 'rows.sailRisk' : 'rows.sailShort', { space: goalName(move.to) });
      const placed = line('sail', 'sail', 'sail', short, params);
      const full = blockaders > 0 ? sentenceOf('rows.sailRiskFull', params) : placed.full;
      const unmoved = view.frame?.kind === 'activation' && view.frame.crossed === 0;
      const open = unmoved ? sentenceOf('rows.unmoved', params) : null;
      const to = target.space(move.to);
      return { ...placed, full, open, ...mine, target: to, to, ...stepOf(view, move.to) };
    }
    case 'sell': {
      const params = { good: goodName(move.good), port: portName(here), price, bonus };
      const kind = bonus > 0 ? 'sellBonus' : price > 0 ? 'sellShort' : 'sellStore';
      const placed = line('sell', 'sell', 'sell', sentenceOf(`rows.${kind}`, params), params);
      return {
        ...placed,
        full: sentenceOf(`rows.${kind}Full`, { ...params, price: ducatsOf(price) }),
        ...mine,
        target: target.port(here),
        note: risk(blockaders),
      };
    }
    case 'attack':
      return { ...attack(move, forecast, view), ...mine, target: target.berth(move.target) };
    case 'claim': {
      const params = { count: move.sailors, port: portName(here) };
      const placed = line('claim', 'claim', 'claim', figure(move.sailors), params);
      return {
        ...placed,
        ...(forecast.sinks && sinking(placed)),
        ...mine,
        target: target.port(here),
        note: risk(blockaders),
      };
    }
    case 'answerBlockade': {
      const word = `${move.declare ? 'blockade' : 'letPass'}${move.standing ? 'Always' : ''}`;
      const params = { power: powerOf(active?.owner ?? -1), galley: galleyName(id) };
      return { ...line('blockade', String(move.standing), word, sentenceOf(`rows.${word}Short`), params), ...mine };
    }
    case 'revoke': {
      const key = `revoke${view.standing[view.actors[0]][move.against] === 'always' ? 'Always' : 'Never'}`;
      return whole('standing', key, key, { power: powerOf(move.against) });
    }
    case 'fight':
      return { ...whole('battle', 'fight', 'fight'), ...mine, note: oddsNote(forecast) };
    case 'stop':
      return { ...whole('battle', 'stop', 'stop'), ...mine };
    case 'take': {
      const frame = view.frame?.kind === 'loot' ? view.frame : null;
      const params = {
        good: goodName(move.good),
        from: galleyName(frame?.prize ?? 0),
        to: galleyName(frame?.victor ?? 0),
      };
      return {
        ...line('loot', 'take', 'take', goodName(move.good), params),
        ...(frame && { actor: target.galley(frame.victor), target: target.galley(frame.prize) }),
      };
    }
    case 'finishLoot':
      return whole('end', 'finishLoot', 'finishLoot');
    case 'land': {
      const params = { count: move.sailors, port: portName(here) };
      const placed = line('land', 'land', 'land', figure(move.sailors), params);
      if (move.sailors === 0) return { ...placed, ...mine, full: sentenceOf('rows.landNobody', params) };
      return { ...placed, ...(forecast.sinks && sinking(placed)), ...mine, target: target.port(here) };
    }
    case 'invest':
      return whole('invest', 'invest', 'invest');
    case 'recruit': {
      const params = { count: move.count, berth: berthName(move.to), cost: ducatsOf(cost) };
      const to = target.berth(move.to);
      return { ...line('recruit', to, 'recruit', figure(move.count), params), price: figure(cost), target: to };
    }
    case 'buyGalley': {
      const params = { port: portName(move.port), cost: ducatsOf(cost) };
      return {
        ...numbered('buy', `${move.port} `, 'buyGalley', move.galley, view, params),
        target: target.port(move.port),
      };
    }
    case 'buildFort':
    case 'buildBasilica': {
      const params = { port: portName(move.port), cost: ducatsOf(cost) };
      const placed = line('build', move.type, move.type, params.port, params);
      return { ...placed, price: figure(cost), to: target.port(move.port) };
    }
    case 'done':
      return whole(
        'end',
        'done',
        `done.${view.phase === 'investment' || view.phase === 'catchUp' ? view.phase : 'action'}`,
      );
  }
}

/** Splits the numbers of the wheel into three rows: early, middle and late in the turn. */
function numbered(group: string, row: string, key: string, id: number, view: View, params: Sentence['params']): Placed {
  const third = ['early', 'middle', 'late'][Math.floor((3 * id) / view.galleys.length)];
  const more = { ...params, number: id + 1, when: sentenceOf(`rows.${third}`) };
  return line(group, `${row}${third}`, key, figure(id + 1), more);
}

/** The player who is paid for a port's goods, or `null`. */
function payee(seat: number | undefined): Sentence | null {
  return seat === undefined ? null : sentenceOf('rows.paidTo', { power: powerOf(seat) });
}

/** Adds a warning if a galley would be left without a crew. */
function sinking({ short, full }: Placed): Pick<Placed, 'short' | 'full'> {
  const warned = sentenceOf('rows.sinks', { what: short });
  return { short: warned, full: sentenceOf('rows.sinksFull', { full }) };
}

const playersOf = (count: number): Sentence => sentenceOf('players', { count });

/** A warning if players may blockade, or `null`. */
function risk(blockaders: number): Sentence | null {
  return blockaders > 0 ? sentenceOf('rows.risk', { blockaders: playersOf(blockaders) }) : null;
}

function attack({ target: foe }: Move<'attack'>, forecast: Forecast, view: View): Placed {
  const owner = 'galley' in foe ? (view.galleys[foe.galley]?.owner ?? -1) : view.ports[foe.port].owner;
  const params = { power: powerOf(owner), target: berthName(foe) };
  const full = sentenceOf('rows.attackFull', params);
  return { ...whole('attack', target.berth(foe), 'attack', params), full, note: oddsNote(forecast) };
}

/** The combat value in detail, a fort's shot if there is a fort, and the odds. */
function oddsNote(forecast: Forecast): Sentence {
  const { value = 0, sailors = 0, crossed = 0, defenders = 0, fortOne, fortTwo = 0 } = forecast;
  const spelled =
    value === sailors - crossed
      ? sentenceOf('rows.spelled', { value, sailors, crossed, defenders })
      : sentenceOf('rows.limited', { value, sailors: sailorsOf(sailors), defenders });
  const fort =
    fortOne === undefined ? sentenceOf('nothing') : sentenceOf('rows.fortFirst', { one: fortOne, two: fortTwo });
  return sentenceOf('rows.beforeFight', { spelled, fort, odds: oddsOf(forecast) ?? sentenceOf('nothing') });
}
