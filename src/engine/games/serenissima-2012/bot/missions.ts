import { NOBODY } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { shortestPaths } from '../../serenissima/routes';
import type { ShortestPaths } from '../../serenissima/routes';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import { blockadedSpaces } from '../queries';
import type { ActivationFrame, State } from '../state';
import { isBetter, note, slotOf } from './best-missions';
import type { BestMissions, Mission } from './best-missions';
import { addFights } from './fights';
import { claimForbidden, saleForbidden } from './forbidden';
import { claimGain, goalOf, promiseAfter, promiseOf, saleOf } from './goal';
import type { Goal } from './goal';
import { outfitsOf } from './outfits';
import type { Outfit } from './outfits';
import { sceneOf } from './scene';
import type { Style } from './style';

/**
 * The best mission for each destination and task, most valuable first. With `only`, just the best one overall.
 * Investing is not included. `paths` contains the routes.
 */
export function missionsOf(
  state: State,
  frame: ActivationFrame,
  style: Style,
  only: boolean,
): { missions: Mission[]; paths: ShortestPaths } {
  const paths = pathsOf(state, frame);
  const scene = sceneOf(state, frame, style);
  const outfits = outfitsOf(scene);
  const list: BestMissions = { bySlot: [], only, best: undefined, bestSlot: -1 };
  for (let space = 0; space < BOARD.spaces.length; space++) {
    const steps = paths.steps[space];
    if (steps < 0) continue;
    const goal = goalOf(scene, space);
    for (const outfit of outfits) {
      // Staying needs no sailors to row, so it is possible even after losses.
      if (steps === 0 || steps <= outfit.crew - frame.crossed) addMissions(goal, outfit, steps + frame.crossed, list);
    }
  }
  if (only) return { missions: list.best ? [list.best] : [], paths };
  const missions = list.bySlot.filter((mission) => mission !== undefined);
  return { missions: missions.sort((a, b) => b.value - a.value), paths };
}

/** The spaces that the active galley can reach with the largest possible crew. */
function pathsOf(state: State, { seat, galley: id, step, crossed, start }: ActivationFrame): ShortestPaths {
  const galley = galleyAt(state, id);
  const mayMove = step === 'choice' || step === 'loading' || step === 'movement';
  const shut = blockadedSpaces(state, seat, galley.sailors);
  shut[start] = 0;
  return shortestPaths(graph(state.options), galley.space, mayMove ? CAPACITY - crossed : 0, shut);
}

/** Adds everything an outfit can do in a space. */
function addMissions(goal: Goal, outfit: Outfit, crossed: number, list: BestMissions): void {
  const { scene, space, port } = goal;
  const { state, frame } = scene;
  const { crew, load, cost } = outfit;
  const idle = scene.crews[crew] - scene.before - cost;
  const still = idle + promiseOf(goal, outfit, crew);
  const slot = slotOf(space, 'wait');
  if (isBetter(list, slot, still)) note(list, slot, 'wait', { crew, load, space, value: still });
  if (port >= 0 && !state.ports[port].closed && frame.step !== 'barred') {
    addSale(goal, outfit, idle, list);
    if (state.ports[port].owner === NOBODY) addClaims(goal, outfit, list);
  }
  addFights(goal, outfit, crossed, still, list);
}

/** Adds the mission to sell every good that the port buys, if it is better than the known one and not forbidden. */
function addSale(goal: Goal, outfit: Outfit, idle: number, list: BestMissions): void {
  const sale = saleOf(goal, outfit);
  if (sale.goods.length === 0 || saleForbidden(goal, outfit.crew)) return;
  const { crew, load } = outfit;
  const { space } = goal;
  const slot = slotOf(space, 'sell');
  const value = idle + sale.gain + promiseAfter(goal, sale, outfit);
  if (isBetter(list, slot, value)) note(list, slot, 'sell', { crew, load, space, sells: sale.goods, value });
}

/** Adds claims of a neutral port with each possible number of sailors. */
function addClaims(goal: Goal, outfit: Outfit, list: BestMissions): void {
  const { scene, space, port } = goal;
  const { crew, load, cost } = outfit;
  if (claimForbidden(goal, crew)) return;
  const slot = slotOf(space, 'claim');
  for (let lands = 1; lands <= Math.min(crew, BOARD.ports[port].size); lands++) {
    const rest = crew === lands ? 0 : promiseOf(goal, outfit, crew - lands);
    const value = scene.crews[crew - lands] - scene.before - cost + claimGain(goal, lands) + rest;
    if (isBetter(list, slot, value)) note(list, slot, 'claim', { crew, load, space, lands, value });
  }
}
