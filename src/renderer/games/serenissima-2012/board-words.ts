import { BOARD, GOODS } from '../../../engine/games/serenissima-2012/data/board';
import type { Sentence } from '../../game-ui/sentence';
import { boardWordsOf } from '../serenissima/board-words';
import { ducatsOf, list, sailorsOf, sentenceOf } from '../serenissima/words';
import { cargoOf, goalName, goodName, placeName, portName, powerOf, thePlace } from './words';
import type { View } from './words';

export const { nameTarget, shortName, topics, targets, left } = boardWordsOf<View>({
  board: BOARD,
  words: { placeName, thePlace, portName, goalName, cargoOf },
  powerOf,
  galleyKey: (id, view) => (view.active === id ? 'names.activeState' : 'names.galleyState'),
  portState,
  portTopics,
  reach: (id, view) => (view.active === id ? view.reach : []),
});

function portState(id: number, view: View): Sentence {
  const port = view.ports[id];
  if (port.closed) return sentenceOf('names.closedState', { port: portName(id) });
  const price = view.prices[id];
  return sentenceOf('names.portState', {
    port: portName(id),
    owner: powerOf(port.owner),
    good: goodName(BOARD.ports[id].good),
    stores: list(port.warehouse.map(goodName), 'names.nothing'),
    next: price === null ? sentenceOf('names.fullStore') : sentenceOf('names.nextPrice', { price: ducatsOf(price) }),
    income: ducatsOf(view.incomes[id].now),
    garrison: sailorsOf(port.garrison),
    fort: sentenceOf(port.fort ? 'names.withFort' : 'names.without'),
    basilica: sentenceOf(port.basilica ? 'names.withBasilica' : 'names.without'),
  });
}

function portTopics(id: number, { ports }: View): string[] {
  const { closed, fort, basilica } = ports[id];
  if (closed) return ['closed'];
  return ['atPort', GOODS[BOARD.ports[id].good], ...(fort ? ['fort'] : []), ...(basilica ? ['basilica'] : [])];
}
