import { fieldsOf, isFlag, isIndex, isOneOf, shapeChecker } from '../common/shape';
import type { FieldCheck, Shapes } from '../common/shape';
import { BOARD } from './data';
import type { FirstEditionMove } from './moves';

const { good, port, piece, berth } = fieldsOf(BOARD);
const crews: FieldCheck = (value) => Array.isArray(value) && value.every(isIndex);

const SHAPES: Shapes<FirstEditionMove> = {
  place: { crews },
  bid: { amount: isIndex },
  chooseOrder: { place: isIndex },
  buy: { port, galley: isIndex, count: isIndex },
  askPrice: { port, galley: isIndex, count: isIndex },
  askCargo: { from: isIndex, galley: isIndex, good, count: isIndex },
  offerCargo: { from: isIndex, galley: isIndex, good, count: isIndex },
  buildGalley: { port, crew: isOneOf('hired', 'garrison') },
  buildFort: { port },
  hire: { port, to: berth, count: isIndex },
  transfer: { from: berth, to: berth, piece },
  exchange: { galley: isIndex, piece, with: isIndex, for: piece },
  discard: { galley: isIndex, good },
  dismiss: { galley: isIndex },
  setPassage: { towards: isIndex, answer: isOneOf('ask', 'always', 'never') },
  quote: { price: isIndex },
  counter: { price: isIndex },
  accept: {},
  refuse: {},
  sail: { galley: isIndex, to: isIndex },
  askPassage: { galley: isIndex },
  answerPassage: { grant: isFlag, standing: isFlag },
  attack: { galley: isIndex, target: berth },
  sink: {},
  seize: { crew: isIndex },
  stow: { from: isIndex, good },
  jettison: { galley: isIndex, good },
  finishSpoils: {},
  land: { galley: isIndex, count: isIndex },
  sell: { galley: isIndex, good },
  endPhase: {},
};

/** Refuses anything that does not have the shape of a move of this game. */
export const checkShape = shapeChecker(SHAPES);
