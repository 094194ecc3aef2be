import { line } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { figure, galleyName, sentenceOf } from '../../serenissima/words';
import { berthLabel, berthName, chosenPiece, pieceName, portName } from '../words';
import { withEmptying, withSinking } from './placing';
import type { MoveContext, Move, Places } from './placing';

const discarded = (move: Move<'discard' | 'dismiss' | 'jettison'>, { forecast }: MoveContext): Placed => {
  const piece = move.type === 'dismiss' ? 'sailor' : move.good;
  const params = { piece: chosenPiece(piece), galley: galleyName(move.galley) };
  const placed = line('leave', `${move.galley}`, move.type, pieceName(piece), params);
  return {
    ...withSinking(placed, forecast),
    label: sentenceOf('rows.discard', params),
    actor: target.galley(move.galley),
  };
};

/** The rows for building, hiring, and moving, exchanging or discarding pieces. */
export const FLEET_PLACES: Places<
  'buildGalley' | 'buildFort' | 'hire' | 'transfer' | 'exchange' | 'discard' | 'dismiss' | 'jettison'
> = {
  buildGalley: (move, { cost, price, view }) => {
    const isHired = move.crew === 'hired';
    const crew = sentenceOf(isHired ? 'rows.withHired' : 'rows.withGarrison');
    const params = { port: portName(move.port), crew, price };
    const cash = figure(cost);
    return {
      group: 'build',
      row: `galley ${move.port} ${move.crew}`,
      label: sentenceOf(isHired ? 'rows.galleyHired' : 'rows.galleyGarrison', params),
      short: cash,
      full: withEmptying(sentenceOf('rows.buildGalleyFull', params), move, Number(!isHired), view.ports),
      price: cash,
      target: target.port(move.port),
    };
  },
  buildFort: (move, { cost, price }) => {
    const params = { port: portName(move.port), price };
    return {
      ...line('build', `fort ${move.port}`, 'buildFort', sentenceOf('rows.build'), params),
      price: figure(cost),
      target: target.port(move.port),
    };
  },
  hire: (move, { cost, price }) => {
    const actor = target.berth(move.to);
    const params = { count: move.count, berth: berthName(move.to), port: portName(move.port), price };
    const key = 'galley' in move.to ? 'hire' : 'hireAshore';
    const placed = line('hire', `${move.port} ${actor}`, key, figure(move.count), params);
    return { ...placed, price: figure(cost), actor, target: target.port(move.port) };
  },
  transfer: (move, { forecast, view }) => {
    const [from, to] = [target.berth(move.from), target.berth(move.to)];
    const params = { piece: chosenPiece(move.piece), from: berthName(move.from), to: berthName(move.to) };
    const placed = line('load', `${from} ${to}`, 'transfer', pieceName(move.piece), params);
    const label = sentenceOf('rows.transfer', { from: berthLabel(move.from), to: berthLabel(move.to) });
    const full = withEmptying(placed.full, move.from, Number(move.piece === 'sailor'), view.ports);
    return { ...withSinking({ ...placed, full }, forecast), label, actor: from, target: to };
  },
  exchange: (move) => {
    const params = {
      piece: chosenPiece(move.piece),
      wanted: chosenPiece(move.for),
      galley: galleyName(move.galley),
      other: galleyName(move.with),
    };
    const row = `exchange ${move.galley} ${move.with} ${move.piece}`;
    return {
      ...line('load', row, 'exchange', pieceName(move.for), params),
      actor: target.galley(move.galley),
      target: target.galley(move.with),
    };
  },
  discard: discarded,
  dismiss: discarded,
  jettison: discarded,
};
