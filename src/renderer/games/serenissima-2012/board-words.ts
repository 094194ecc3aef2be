import { BOARD, GOODS } from '../../../engine/games/serenissima-2012/data/board';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/game-ui';
import { idOf, kindOf } from '../kit/targets';
import { goodsAboard, targetsOf } from '../serenissima/targets';
import { cargoOf, list, sailorsOf, sentenceOf } from '../serenissima/words';
import { goodName, portName, powerOf, spaceName, theSpace } from './words';
import type { View } from './words';

/** A target of the board in words, with its state. */
export function nameTarget(target: TargetId, view: View): Sentence {
  const id = idOf(target);
  if (kindOf(target) === 'galley') return galleyState(id, view);
  if (kindOf(target) === 'port') return portState(id, view);
  const galleys = view.galleys.flatMap((galley, n) =>
    galley?.space === id ? [sentenceOf('galleyAt', { n: n + 1, place: powerOf(galley.owner) })] : [],
  );
  return sentenceOf('names.spaceState', { space: spaceName(id), galleys: list(galleys, 'names.empty') });
}

function galleyState(id: number, view: View): Sentence {
  const galley = view.galleys[id];
  if (!galley) return sentenceOf('nobody');
  return sentenceOf(view.active === id ? 'names.activeState' : 'names.galleyState', {
    power: powerOf(galley.owner),
    n: id + 1,
    sailors: sailorsOf(galley.sailors),
    cargo: list(cargoOf(GOODS, galley.cargo), 'names.noCargo'),
    space: theSpace(galley.space),
  });
}

function portState(id: number, view: View): Sentence {
  const port = view.ports[id];
  if (port.closed) return sentenceOf('names.closedState', { port: portName(id) });
  const price = view.prices[id];
  return sentenceOf('names.portState', {
    port: portName(id),
    owner: powerOf(port.owner),
    good: goodName(BOARD.ports[id].good),
    stores: list(port.warehouse.map(goodName), 'names.nothing'),
    next: price === null ? sentenceOf('names.fullStore') : sentenceOf('names.nextPrice', { price }),
    income: view.incomes[id].now,
    garrison: port.garrison,
    fort: sentenceOf(port.fort ? 'names.withFort' : 'names.without'),
    basilica: sentenceOf(port.basilica ? 'names.withBasilica' : 'names.without'),
  });
}

/** What a piece of the board has to explain: what it is, and what lies in it. */
export function topics(target: TargetId, view: View): string[] {
  const id = idOf(target);
  if (kindOf(target) === 'galley') return ['fleet', ...goodsAboard(GOODS, view.galleys[id]?.cargo ?? [])];
  if (kindOf(target) === 'space') return ['space'];
  const { closed, fort, basilica } = view.ports[id];
  if (closed) return ['closed'];
  return ['atPort', GOODS[BOARD.ports[id].good], ...(fort ? ['fort'] : []), ...(basilica ? ['basilica'] : [])];
}

/** Every target: spaces with what lies in them. */
export const targets = (view: View): TargetId[] => targetsOf(BOARD, view.galleys);

/** What a galley has left: room in its hold, steps, and its owner's ducats where the viewer knows them. */
export function left(target: TargetId, view: View): Sentence[] {
  const id = idOf(target);
  const galley = kindOf(target) === 'galley' ? view.galleys[id] : null;
  if (!galley) return [];
  const ducats = view.money[galley.owner];
  const here = view.active === id ? view.reach.at(0) : undefined;
  return [
    sentenceOf('left.room', { count: view.room[id] }),
    ...(here ? [sentenceOf('left.steps', { count: galley.sailors - here.steps, of: galley.sailors })] : []),
    ...(ducats === null ? [] : [sentenceOf('ducats', { count: ducats })]),
  ];
}
