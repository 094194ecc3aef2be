import { BASILICA_INCOME } from '../../../../engine/games/serenissima-2012/data/components';
import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { ducatsOf, figure } from '../../serenissima/words';
import { berthName, portName } from '../words';
import { perScoring } from '../income';
import { numberWords } from './placing';
import type { MoveContext, Move, Places } from './placing';

const building = (move: Move<'buildFort' | 'buildBasilica'>, { cost }: MoveContext): Placed => {
  const params = { port: portName(move.port), cost: ducatsOf(cost) };
  const placed = line('build', move.type, move.type, params.port, params);
  return { ...placed, price: figure(cost), to: target.port(move.port) };
};

/** The rows for the investment phase. */
export const INVESTMENT_PLACES: Places<'invest' | 'recruit' | 'buyGalley' | 'buildFort' | 'buildBasilica'> = {
  invest: () => whole('invest', 'invest', 'invest'),
  recruit: (move, { cost }) => {
    const params = { count: move.count, berth: berthName(move.to), cost: ducatsOf(cost) };
    const to = target.berth(move.to);
    return { ...line('recruit', to, 'recruit', figure(move.count), params), price: figure(cost), target: to };
  },
  buyGalley: (move, { cost, view }) => {
    const params = { port: portName(move.port), cost: ducatsOf(cost), ...numberWords(move.galley, view) };
    return {
      ...line('buy', `${move.port}`, 'buyGalley', figure(move.galley + 1), params),
      fixedPrice: figure(cost),
      target: target.port(move.port),
    };
  },
  buildFort: building,
  buildBasilica: (move, context) => ({
    ...building(move, context),
    note: perScoring(BASILICA_INCOME),
  }),
};
