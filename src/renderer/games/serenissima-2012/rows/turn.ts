import { BOARD } from '../../../../engine/games/serenissima-2012/data/board';
import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { figure, sentenceOf } from '../../serenissima/words';
import { goodName, portName } from '../words';
import { numberWords, partOfTurn } from './placing';
import type { Move, Places } from './placing';

const portChoice = (move: Move<'close' | 'choosePort'>): Placed => {
  const { good, size } = BOARD.ports[move.port];
  const params = { port: portName(move.port), good: goodName(good), size };
  const group = move.type === 'close' ? 'closing' : 'choosing';
  return { ...whole(group, `${move.port}`, move.type, params), target: target.port(move.port) };
};

/** The rows for the setup and the end of a turn. */
export const TURN_PLACES: Places<'close' | 'choosePort' | 'chooseGalley' | 'done'> = {
  close: portChoice,
  choosePort: portChoice,
  chooseGalley: ({ galley }, { view }) => {
    const part = partOfTurn(galley, view);
    return {
      ...line('choosing', part, 'chooseGalley', figure(galley + 1), numberWords(galley, view)),
      note: part === 'middle' ? null : sentenceOf(`rows.${part}Note`),
      alternativeTargets: [target.galley(galley)],
    };
  },
  done: (_move, { view }) =>
    whole('end', 'done', `done.${view.phase === 'investment' || view.phase === 'catchUp' ? view.phase : 'action'}`),
};
