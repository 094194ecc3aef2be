import { BOARD, GOODS } from '../../../engine/games/serenissima-1996/data/board';
import type { Sentence } from '../../game-ui/sentence';
import { boardWordsOf } from '../serenissima/board-words';
import { list, sailorsOf, sentenceOf } from '../serenissima/words';
import { cargoOf, goalName, goodName, placeName, portName, powerOf, thePlace } from './words';
import type { View } from './words';

export const { nameTarget, shortName, topics, targets, left } = boardWordsOf<View>({
  board: BOARD,
  words: { placeName, thePlace, portName, goalName, cargoOf },
  powerOf: (seat, view) => powerOf(view, seat),
  portState,
  portTopics: (id, view) => ['atPort', GOODS[BOARD.ports[id].good], ...(view.ports[id].fort ? ['fort'] : [])],
  portLeft,
  reach: (id, view) => view.reach[id],
});

function portState(id: number, view: View): Sentence {
  const port = view.ports[id];
  return sentenceOf('names.portState', {
    port: portName(id),
    owner: powerOf(view, port.owner),
    good: goodName(BOARD.ports[id].good),
    stores: list(port.warehouse.map(goodName), 'names.nothing'),
    garrison: sailorsOf(port.garrison),
    fort: sentenceOf(port.fort ? 'names.withFort' : 'names.noFort'),
  });
}

/** The sailors that the player who is deciding can still hire in their port. */
function portLeft(id: number, { ports, phase, active }: View): Sentence[] {
  const { owner, warehouse, hired } = ports[id];
  if (phase !== 'harbour' || owner !== active) return [];
  return [sentenceOf('left.hire', { count: Math.max(0, warehouse.length - hired) })];
}
