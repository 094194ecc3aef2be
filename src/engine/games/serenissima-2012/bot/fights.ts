import { NOBODY } from '../../serenissima/board';
import type { PortId } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { BERTHS } from '../berths';
import { combatValue } from '../blows';
import { isLastPort } from '../queries';
import type { BestMissions } from './best-missions';
import { isBetter, note, raidSlot, slotOf } from './best-missions';
import { chanceThrough, winChance } from '../chances';
import type { Goal } from './goal';
import type { Outfit } from './outfits';
import type { Foe, Scene } from './scene';
import { portPrize } from './worth';

/** Adds the possible fights in a space. `still` is the value of staying there without a fight. */
export function addFights(goal: Goal, outfit: Outfit, crossed: number, still: number, list: BestMissions): void {
  const { scene, space, foes } = goal;
  const { state, frame } = scene;
  const { crew, load } = outfit;
  const strength = combatValue({ sailors: crew }, { value: frame.value, crossed });
  if (strength === 0 && !state.options.weakAttacks) return;
  for (const foe of foes) {
    const { id, galley } = foe;
    if (frame.step === 'barred' && galley.owner !== frame.blockader) continue;
    const chance = winChance(crew, galley.sailors, strength, false);
    const value = still + fightWorth(scene, crew, chance, prizeAfloat(scene, foe), galley.sailors);
    if (!isBetter(list, raidSlot(id), value)) continue;
    note(list, raidSlot(id), 'raid', { crew, load, space, target: BERTHS.aboard(id), chance, value });
  }
  addStorm(goal, outfit, strength, still, list);
}

const NONE: readonly number[] = [];

/**
 * Adds the mission to storm the port, if it is better than the known one. The owner's galleys there must be sunk first;
 * the survivors then attack the garrison.
 */
function addStorm(goal: Goal, { crew, load }: Outfit, strength: number, still: number, list: BestMissions): void {
  const { scene, space, port, foes } = goal;
  const { state, seat, frame } = scene;
  if (port < 0) return;
  const { owner, garrison, fort } = state.ports[port];
  if (owner === NOBODY || owner === seat || (frame.step === 'barred' && owner !== frame.blockader)) return;
  const ashore = (goal.storm ??= prizeAshore(scene, port));
  if (ashore === UNTOUCHABLE) return;
  let [prize, men] = [ashore, garrison];
  let aboard: number[] | undefined;
  let target = BERTHS.ashore(port);
  for (const foe of foes) {
    if (foe.galley.owner !== owner) continue;
    if (!aboard) target = BERTHS.aboard(foe.id);
    (aboard ??= []).push(foe.galley.sailors);
    prize += prizeAfloat(scene, foe);
    men += foe.galley.sailors;
  }
  const chance = chanceThrough(crew, strength, aboard ?? NONE, garrison, fort);
  const value = still + fightWorth(scene, crew, chance, prize, men);
  const slot = slotOf(space, 'storm');
  if (isBetter(list, slot, value)) note(list, slot, 'storm', { crew, load, space, target, chance, value });
}

/** The value of a fight: the prize, minus the expected losses. */
function fightWorth({ style, crews }: Scene, crew: number, chance: number, prize: number, defenders: number): number {
  return style.war * chance * prize - (1 - chance) * crews[crew] - defenders * 0.7 * style.sailor;
}

/** The value of sinking a rival's galley. */
function prizeAfloat({ style, crews }: Scene, { galley }: Foe): number {
  return style.rivalry * crews[galley.sailors] + goodsAboard(galley) * 1.2;
}

/** An owner's last port can't be taken. */
const UNTOUCHABLE = -Infinity;

function prizeAshore({ state, seat, style }: Scene, port: PortId): number {
  return isLastPort(state, port) ? UNTOUCHABLE : portPrize(state, seat, port, style);
}
