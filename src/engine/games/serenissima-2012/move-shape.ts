import { count, flag, shapeChecker } from '../../kit/shapes';
import { piecesOf } from '../serenissima/piece-shapes';
import { BOARD } from './data/board';
import type { Serenissima2012Move } from './moves';

const { good, port, galley, piece, berth } = piecesOf(BOARD);

export const checkShape = shapeChecker<Serenissima2012Move>({
  close: { port },
  choosePort: { port },
  chooseGalley: { galley },
  load: { count: count() },
  transfer: { from: berth, to: berth, piece },
  exchange: { piece, with: count(), for: piece },
  discard: { good },
  scuttle: {},
  sail: { to: count() },
  sell: { good },
  attack: { target: berth },
  claim: { sailors: count() },
  answerBlockade: { declare: flag, standing: flag },
  revoke: { against: count() },
  fight: {},
  stop: {},
  take: { good },
  finishLoot: {},
  land: { sailors: count() },
  invest: {},
  recruit: { to: berth, count: count() },
  buyGalley: { galley, port },
  buildFort: { port },
  buildBasilica: { port },
  done: {},
});
