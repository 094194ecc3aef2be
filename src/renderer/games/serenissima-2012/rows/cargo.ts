import { BOARD } from '../../../../engine/games/serenissima-2012/data/board';
import type { Sentence } from '../../../game-ui/sentence';
import { line, whole } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { ducatsOf, figure, galleyName, sentenceOf } from '../../serenissima/words';
import { berthLabel, berthName, chosenPiece, goodName, pieceName, portName, powerOf } from '../words';
import { storingGain } from '../income';
import { notes, risk, sinking } from './placing';
import type { Places } from './placing';

/** The rows for loading, moving, discarding and selling. */
export const CARGO_PLACES: Places<'load' | 'transfer' | 'exchange' | 'discard' | 'scuttle' | 'sell'> = {
  load: (move, { here, mine, cost, forecast }) => {
    const { count } = move;
    const { free = 0, paidTo } = forecast;
    const params = { count, good: goodName(BOARD.ports[here].good), port: portName(here), cost: ducatsOf(cost) };
    const placed = line('load', 'load', 'load', figure(count), params);
    const note = free > 0 ? sentenceOf('rows.firstFree') : payee(paidTo);
    const full = cost > 0 ? placed.full : sentenceOf('rows.loadFreeFull', params);
    return {
      ...placed,
      full,
      ...mine,
      price: cost > 0 ? figure(cost) : sentenceOf('free'),
      target: target.port(here),
      note,
    };
  },
  transfer: (move, { forecast }) => {
    const params = { piece: chosenPiece(move.piece), from: berthName(move.from), to: berthName(move.to) };
    const [from, to] = [target.berth(move.from), target.berth(move.to)];
    const placed = line('move', `${from} ${to}`, 'transfer', pieceName(move.piece), params);
    const label = sentenceOf('rows.transfer', { from: berthLabel(move.from), to: berthLabel(move.to) });
    return { ...placed, ...(forecast.sinks && sinking(placed)), label, actor: from, target: to };
  },
  exchange: (move, { mine }) => {
    const params = { piece: chosenPiece(move.piece), wanted: chosenPiece(move.for), other: galleyName(move.with) };
    const row = `exchange ${move.with} ${move.piece}`;
    return {
      ...line('move', row, 'exchange', pieceName(move.for), params),
      ...mine,
      target: target.galley(move.with),
    };
  },
  discard: (move, { id, mine }) => {
    const params = { piece: chosenPiece(move.good), galley: galleyName(id) };
    return { ...line('leave', 'discard', 'discard', goodName(move.good), params), ...mine };
  },
  scuttle: (_move, { id, active, mine }) => {
    const params = { galley: galleyName(id), count: active?.sailors ?? 0 };
    return {
      ...whole('scuttle', 'scuttle', 'scuttle', params),
      ...mine,
      rare: true,
      warning: sentenceOf('rows.scuttleWarning', params),
    };
  },
  sell: (move, { here, active, mine, price, bonus, blockaders, forecast, view }) => {
    const { income = 0 } = forecast;
    const { owner } = view.ports[here];
    const rivals = income > 0 ? sentenceOf('rows.ownersGain', { power: powerOf(owner), income }) : null;
    const gain = owner === active?.owner ? storingGain(view, here) : rivals;
    const warning = risk(blockaders);
    const params = { good: goodName(move.good), port: portName(here), price, bonus };
    const kind = bonus > 0 ? 'sellBonus' : price > 0 ? 'sellShort' : 'sellStore';
    const short = kind === 'sellStore' ? sentenceOf('rows.sellStore', params) : params.good;
    return {
      ...line('sell', 'sell', 'sell', short, params),
      ...(kind !== 'sellStore' && { price: figure(bonus > 0 ? `${price} + ${bonus}` : price) }),
      full: sentenceOf(`rows.${kind}Full`, { ...params, price: ducatsOf(price) }),
      ...mine,
      target: target.port(here),
      note: gain && warning ? notes(warning, gain) : (warning ?? gain),
    };
  },
};

/** The player who is paid for a port's goods. */
function payee(seat: number | undefined): Sentence | null {
  return seat === undefined ? null : sentenceOf('rows.paidTo', { power: powerOf(seat) });
}
