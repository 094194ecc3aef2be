import { NOBODY } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { BERTHS } from '../berths';
import { portsOf } from '../queries';
import type { BestMissions } from './best-missions';
import { isBetter, note, raidSlot, slotOf } from './best-missions';
import type { Goal } from './goal';
import type { Outfit } from './outfits';
import type { Style } from './style';
import { holds, portWorth, winChance } from './worth';

/** Ports to storm and galleys to board in a space, by the exact odds; `still` is what lying there is worth. */
export function addFights(
  goal: Goal,
  { crew, load }: Outfit,
  crossed: number,
  still: number,
  list: BestMissions,
): void {
  const { scene, space, port, foes } = goal;
  const { state, seat, style, frame, crews } = scene;
  const strength = Math.max(0, crew - crossed);
  if (strength === 0 && !state.options.weakAttacks) return;
  const risk = crews[crew];
  for (const { id, galley: foe } of foes) {
    if (frame.step === 'barred' && foe.owner !== frame.blockader) continue;
    const chance = winChance(crew, foe.sailors, strength, false);
    const prize = style.rivalry * crews[foe.sailors] + goodsAboard(foe) * 1.2;
    const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(foe.sailors, style);
    if (!isBetter(list, raidSlot(id), value)) continue;
    note(list, raidSlot(id), 'raid', { crew, load, space, target: BERTHS.aboard(id), chance, value });
  }
  if (port < 0 || frame.step === 'barred') return;
  const { owner, garrison, fort } = state.ports[port];
  if (owner === NOBODY || owner === seat || foes.some(({ galley }) => galley.owner === owner)) return;
  const prize = stormPrize(goal);
  if (prize === UNTOUCHABLE) return;
  const chance = winChance(crew, garrison, strength, fort);
  const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(garrison, style);
  const slot = slotOf(space, 'storm');
  if (isBetter(list, slot, value))
    note(list, slot, 'storm', { crew, load, space, target: BERTHS.ashore(port), chance, value });
}

/** The last port of its owner. */
const UNTOUCHABLE = -Infinity;

/** What a rival's port is worth to who storms it. */
function stormPrize(goal: Goal): number {
  return (goal.storm ??= prizeOf(goal));
}

function prizeOf({ scene, port }: Goal): number {
  const { state, seat, style } = scene;
  const { owner, warehouse } = state.ports[port];
  if (portsOf(state, owner).length === 1) return UNTOUCHABLE;
  const worth = portWorth(state, port, warehouse.length, style);
  return worth * (holds(state, seat, port, 1, style) * 0.9 + style.rivalry);
}

/** Men that a fight is likely to cost, won or lost. */
function wounds(defenders: number, style: Style): number {
  return defenders * 0.7 * style.sailor;
}
