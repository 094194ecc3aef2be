import { BOARD, DISPUTED_EDGE } from '../../../engine/games/serenissima/first-edition/data';
import { graphOf } from '../../../engine/games/serenissima/common/graph';
import type { TargetId } from '../../table/board-types';
import type { Sentence } from '../game-ui';
import { goodName, list, piecesOf, portName, powerOf, sailorsOf, say, spaceName, theSpace } from './words';
import type { View } from './words';

const PLAIN = graphOf(BOARD);
const WIDER = graphOf(BOARD, [DISPUTED_EDGE]);
const graphFor = (view: View) => (view.options.alexandriaAcre ? WIDER : PLAIN);

const idOf = (target: TargetId): number => Number(target.split(':')[1]);
const kindOf = (target: TargetId): string => target.split(':')[0];

/** A target of the board in words, with its state. */
export function nameTarget(target: TargetId, view: View): Sentence {
  const id = idOf(target);
  if (kindOf(target) === 'galley') {
    const galley = view.galleys[id];
    if (!galley) return say('nobody');
    return say('names.galleyState', {
      power: powerOf(view, galley.owner),
      n: id + 1,
      sailors: sailorsOf(galley.sailors),
      cargo: list(cargoOf(galley.cargo), 'names.noCargo'),
      space: theSpace(galley.space),
    });
  }
  if (kindOf(target) === 'port') {
    const port = view.ports[id];
    return say('names.portState', {
      port: portName(id),
      owner: powerOf(view, port.owner),
      good: goodName(BOARD.ports[id].good),
      stores: list(port.warehouse.map(goodName), 'names.nothing'),
      garrison: port.garrison,
      fort: say(port.fort ? 'names.withFort' : 'names.noFort'),
    });
  }
  const galleys = view.galleys.flatMap((galley, n) =>
    galley?.space === id ? [say('galleyAt', { n: n + 1, place: powerOf(view, galley.owner) })] : [],
  );
  return say('names.spaceState', { space: spaceName(id), galleys: list(galleys, 'names.empty') });
}

/** Goods aboard as “2 wine”, one sentence a kind. */
export function cargoOf(cargo: readonly number[]): Sentence[] {
  return cargo.flatMap((count, good) => (count > 0 ? [piecesOf(count, good)] : []));
}

/** Every target: spaces with what lies in them. */
export function targetsOf(view: View): TargetId[] {
  return BOARD.spaces.flatMap((_, space) => {
    const port = BOARD.ports.findIndex((entry) => entry.space === space);
    const galleys = view.galleys.flatMap((galley, id) => (galley?.space === space ? [`galley:${id}`] : []));
    return [`space:${space}`, ...(port >= 0 ? [`port:${port}`] : []), ...galleys];
  });
}

/** Spaces a galley has the oars to reach, if nobody stops it: distances on the map, nothing else. */
export function reach(actor: TargetId, view: View): TargetId[] {
  const galley = kindOf(actor) === 'galley' ? view.galleys[idOf(actor)] : null;
  if (!galley || galley.passage !== 'free') return [];
  const left = galley.sailors - galley.sailed;
  return graphFor(view).distance[galley.space].flatMap((distance, space) =>
    distance > 0 && distance <= left ? [`space:${space}`] : [],
  );
}

/** The shortest way of a galley to a space, as single moves; empty when there is none. Empty waters are preferred. */
export function journey(actor: TargetId, to: TargetId, view: View): { type: string; galley: number; to: number }[] {
  const id = idOf(actor);
  const galley = view.galleys[id];
  if (!galley || kindOf(to) !== 'space') return [];
  const goal = idOf(to);
  const { neighbours, distance } = graphFor(view);
  const crowded = (space: number) =>
    view.galleys.some((other) => other && other.space === space && other.owner !== galley.owner);
  const steps: { type: string; galley: number; to: number }[] = [];
  for (let at = galley.space; at !== goal;) {
    const closer = neighbours[at].filter((next) => distance[next][goal] === distance[at][goal] - 1);
    if (closer.length === 0) return [];
    at = closer.find((next) => !crowded(next)) ?? closer[0];
    steps.push({ type: 'sail', galley: id, to: at });
  }
  return steps;
}
