import { count, flag, list, oneOf, shapeChecker } from '../../kit/shapes';
import { piecesOf } from '../serenissima/piece-shapes';
import { BOARD } from './data/board';
import type { Serenissima1996Move } from './moves';

const { good, port, galley, piece, berth } = piecesOf(BOARD);

export const checkShape = shapeChecker<Serenissima1996Move>({
  place: { crews: list(count()) },
  bid: { amount: count() },
  chooseOrder: { place: count() },
  buy: { port, galley, count: count() },
  askPrice: { port, galley, count: count() },
  askCargo: { from: count(), galley, good, count: count() },
  offerCargo: { from: count(), galley, good, count: count() },
  askBarter: { from: count(), galley, good, count: count(), inReturn: good, returned: count() },
  offerBarter: { from: count(), galley, good, count: count(), inReturn: good, returned: count() },
  buildGalley: { port, crew: oneOf('hired', 'garrison') },
  buildFort: { port },
  hire: { port, to: berth, count: count() },
  transfer: { from: berth, to: berth, piece },
  exchange: { galley, piece, with: count(), for: piece },
  discard: { galley, good },
  dismiss: { galley },
  setPassage: { towards: count(), answer: oneOf('ask', 'always', 'never') },
  quote: { price: count() },
  counter: { price: count() },
  accept: {},
  refuse: {},
  take: { count: count() },
  sail: { galley, to: count() },
  askPassage: { galley },
  answerPassage: { grant: flag, standing: flag },
  attack: { galley, target: berth },
  sink: {},
  seize: { crew: count() },
  stow: { from: count(), good },
  jettison: { galley, good },
  finishSpoils: {},
  land: { galley, count: count() },
  sell: { galley, good },
  endPhase: {},
});
