import { fieldsOf, isFlag, isIndex, shapeChecker } from '../common/shape';
import type { Shapes } from '../common/shape';
import { BOARD } from './data';
import type { SecondEditionMove } from './moves';

const { good, port, piece, berth } = fieldsOf(BOARD);

const SHAPES: Shapes<SecondEditionMove> = {
  close: { port },
  choosePort: { port },
  chooseGalley: { galley: isIndex },
  load: { count: isIndex },
  transfer: { from: berth, to: berth, piece },
  exchange: { piece, with: isIndex, for: piece },
  discard: { good },
  sail: { to: isIndex },
  sell: { good },
  attack: { target: berth },
  claim: { sailors: isIndex },
  answerBlockade: { declare: isFlag },
  fight: {},
  stop: {},
  take: { good },
  finishLoot: {},
  land: { sailors: isIndex },
  invest: {},
  recruit: { to: berth, count: isIndex },
  buyGalley: { galley: isIndex, port },
  buildFort: { port },
  buildBasilica: { port },
  done: {},
};

/** Refuses anything that does not have the shape of a move of this game. */
export const checkShape = shapeChecker(SHAPES);
