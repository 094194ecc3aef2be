import { BOARD, GOODS } from '../../../engine/games/serenissima-2012/data/board';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { boardWordsOf, canReach } from '../serenissima/board-words';
import { andList, ducatsOf, sailorsOf, sentenceOf } from '../serenissima/words';
import { destination } from './sailing';
import { cargoOf, goalName, goodName, placeName, portAt, portName, powerOf, thePlace } from './words';
import type { View } from './words';

export const { nameTarget, shortName, topics, targets, left } = boardWordsOf<View>({
  board: BOARD,
  words: { placeName, thePlace, portName, goalName, cargoOf },
  powerOf,
  galleyKey: (id, view) => (view.active === id ? 'names.activeState' : 'names.galleyState'),
  portState,
  portTopics,
  destination: (space, view) =>
    portAt(space) !== NOBODY && canReach(view.reach, space) ? destination(view, space).left : null,
  reach: (id, view) => (view.active === id ? view.reach : []),
});

function portState(id: number, view: View): Sentence {
  const port = view.ports[id];
  if (port.closed) return sentenceOf('names.closedState', { port: portName(id) });
  const price = view.prices[id];
  return sentenceOf('names.portState', {
    port: portName(id),
    held: heldBy(id, view),
    good: goodName(BOARD.ports[id].good),
    stores: andList(port.warehouse.map(goodName), 'names.nothing'),
    next: price === null ? sentenceOf('names.fullStore') : sentenceOf('names.nextPrice', { price: ducatsOf(price) }),
    income: ducatsOf(view.incomes[id].now),
  });
}

/** A port's owner and its garrison. */
function heldBy(id: number, view: View): Sentence {
  const { owner, garrison, fort, basilica } = view.ports[id];
  if (owner === NOBODY) return sentenceOf('names.unheld');
  const built = [...(fort ? ['fort'] : []), ...(basilica ? ['basilica'] : [])];
  return sentenceOf('names.held', {
    owner: powerOf(owner),
    garrison: andList([sailorsOf(garrison), ...built.map((name) => sentenceOf(`names.${name}`))], 'names.nothing'),
  });
}

function portTopics(id: number, { ports }: View): string[] {
  const { closed, fort, basilica } = ports[id];
  if (closed) return ['closed'];
  return ['atPort', GOODS[BOARD.ports[id].good], ...(fort ? ['fort'] : []), ...(basilica ? ['basilica'] : [])];
}
