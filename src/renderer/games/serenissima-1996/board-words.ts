import { BOARD, GOODS, POWERS } from '../../../engine/games/serenissima-1996/data/board';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { NOBODY } from '../../../engine/games/serenissima/board';
import { boardWordsOf, canReach } from '../serenissima/board-words';
import { tradeIn } from '../serenissima/destinations';
import { idOf, kindOf } from '../kit/targets';
import { placeKey } from '../serenissima/place-keys';
import { andList, sailorsOf, sentenceOf } from '../serenissima/words';
import { portScore } from './points';
import { raidOnOwn } from './raids';
import { destination } from './sailing';
import { cargoOf, goalName, goodName, placeName, portName, powerOf, theGood, thePlace } from './words';
import type { View } from './words';

const words = boardWordsOf<View>({
  board: BOARD,
  words: { placeName, thePlace, portName, goalName, cargoOf },
  powerOf: (seat, view) => powerOf(view, seat),
  portState,
  portTopics: (id, view) => ['atPort', GOODS[BOARD.ports[id].good], ...(view.ports[id].fort ? ['fort'] : [])],
  portLeft,
  destination: (space, view) => {
    const galley = view.reach.findIndex((reach) => canReach(reach, space));
    return galley < 0 ? null : destination(view, galley, space).left;
  },
  reach: (id, view) => view.reach[id],
});

export const { shortName, topics, targets, left } = words;

/** A target's name with its state. One of the reader's galleys also has a likely attack on it. */
export function nameTarget(at: TargetId, view: View): Sentence {
  const state = words.nameTarget(at, view);
  const raid = kindOf(at) === 'galley' ? raidOnOwn(view, idOf(at)) : null;
  return raid ? sentenceOf('names.destination', { state, facts: raid }) : state;
}

function portState(id: number, view: View): Sentence {
  const port = view.ports[id];
  const isOwn = port.owner === (view.seat ?? view.active);
  const state = sentenceOf('names.portState', {
    port: portName(id),
    held: heldBy(id, view),
    good: goodName(BOARD.ports[id].good),
    stores: andList(port.warehouse.map(goodName), 'names.nothing'),
  });
  const scored = sentenceOf('names.scored', { state, score: portScore(id, view) });
  return sentenceOf('names.destination', { state: scored, facts: tradeIn(BOARD, view, id, isOwn, { theGood }) });
}

/** A port's owner and its garrison. The owner is not named if the port has the same name: Venice and Genoa. */
function heldBy(id: number, view: View): Sentence {
  const { owner, garrison, fort } = view.ports[id];
  if (owner === NOBODY) return sentenceOf('names.unheld');
  const named = POWERS[view.powers[owner]] === placeKey(BOARD.ports[id].name);
  return sentenceOf(named ? 'names.heldByItself' : 'names.held', {
    owner: powerOf(view, owner),
    garrison: andList([sailorsOf(garrison), ...(fort ? [sentenceOf('names.fort')] : [])], 'names.nothing'),
  });
}

/** The sailors that the player who is deciding can still hire in their port. */
function portLeft(id: number, { ports, phase, active }: View): Sentence[] {
  const { owner, warehouse, hired } = ports[id];
  if (phase !== 'harbour' || owner !== active) return [];
  return [sentenceOf('left.hire', { count: Math.max(0, warehouse.length - hired) })];
}
