import { NO_THREATS } from '../../core/threats';
import type { Attack, Threats } from '../../core/threats';
import { threatsOf } from '../serenissima/threats';
import { divisorAgainst } from './blows';
import { portAt } from './geography';
import { fightToTheEnd } from './odds';
import { raidOn, sceneOf, voyagesIn } from './raids';
import type { State } from './state';

/**
 * The spaces that each galley could reach and the garrisons that it could attack: this turn if its owner may still do
 * so, otherwise next turn. Each attack is by one galley alone. A port without a garrison needs only a landing. Attacks
 * on galleys are listed only if they are likely this turn and the galley can't sail away first.
 */
export function threats(state: State): Threats {
  if (state.frames.length === 0) return NO_THREATS;
  const scene = sceneOf(state);
  const voyages = voyagesIn(scene);
  const found = threatsOf(
    voyages.filter((voyage) => voyage !== undefined),
    {
      portAt,
      ports: state.ports,
      chance({ galley }, port) {
        const { garrison, fort } = state.ports[port];
        return fightToTheEnd(state.galleys[galley]?.sailors ?? 0, garrison, divisorAgainst(fort)).attacker;
      },
    },
  );
  const raids = state.galleys.flatMap((galley, id): Attack[] => {
    const raid = galley && raidOn(scene, voyages, id);
    if (!raid) return [];
    const { seat, galley: raider, chance, steps } = raid;
    const attack = { seat, piece: `galley:${raider}`, target: `galley:${id}`, owner: galley.owner };
    return [{ ...attack, chance: Math.round(chance * 100), steps, asks: [], soon: true }];
  });
  return { ...found, attacks: [...found.attacks, ...raids] };
}
