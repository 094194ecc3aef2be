import { fieldsOf } from '../serenissima/fields';
import { flag, index, shapeChecker } from '../../kit/shapes';
import type { Shapes } from '../../kit/shapes';
import { BOARD } from './data/board';
import type { Serenissima2012Move } from './moves';

const { good, port, piece, berth } = fieldsOf(BOARD);

const SHAPES: Shapes<Serenissima2012Move> = {
  close: { port },
  choosePort: { port },
  chooseGalley: { galley: index },
  load: { count: index },
  transfer: { from: berth, to: berth, piece },
  exchange: { piece, with: index, for: piece },
  discard: { good },
  scuttle: {},
  sail: { to: index },
  sell: { good },
  attack: { target: berth },
  claim: { sailors: index },
  answerBlockade: { declare: flag, standing: flag },
  revoke: { against: index },
  fight: {},
  stop: {},
  take: { good },
  finishLoot: {},
  land: { sailors: index },
  invest: {},
  recruit: { to: berth, count: index },
  buyGalley: { galley: index, port },
  buildFort: { port },
  buildBasilica: { port },
  done: {},
};

/** Refuses anything that does not have the shape of a move of this game. */
export const checkShape = shapeChecker(SHAPES);
