import type { Seat } from '../../core/game';
import { isBlockable } from '../../core/threats';
import type { Attack, Blockade, PlaceId, Reach, Threats } from '../../core/threats';
import { NOBODY } from './board';
import type { GalleyId, PortId, SpaceId } from './board';
import type { ReachedSpace } from './reach';

/** A galley's next voyage. */
export interface Voyage {
  readonly seat: Seat;
  readonly galley: GalleyId;
  /** The spaces in reach, as listed by `reachOf`, starting with the galley's space. */
  readonly reach: readonly ReachedSpace[];
  /** The attacks that are possible this turn: all, only attacks from its current space, or none. */
  readonly soon: 'all' | 'here' | 'none';
}

interface Edition {
  portAt(space: SpaceId): PortId;
  /** The owner of each port. */
  readonly ports: readonly { readonly owner: Seat }[];
  /** The probability, from 0 to 1, of taking a port at the end of this route; `undefined` if it can't be attacked. */
  chance(voyage: Voyage, port: PortId, goal: ReachedSpace): number | undefined;
}

const galleyId = (id: GalleyId): PlaceId => `galley:${id}`;
const portId = (id: PortId): PlaceId => `port:${id}`;
const spaceId = (id: SpaceId): PlaceId => `space:${id}`;

/**
 * Combines the voyages of all galleys. Attacks on ports use the route with the best odds; if tied, one that does not
 * ask the port's owner, then the one that asks the fewest seats.
 */
export function threatsOf(voyages: readonly Voyage[], edition: Edition): Threats {
  return {
    reach: voyages.flatMap(reachOfVoyage),
    attacks: voyages.flatMap((voyage) => attacksOf(voyage, edition)),
    blockades: blockadesOf(voyages),
    losses: [],
  };
}

function reachOfVoyage({ seat, galley, reach }: Voyage): Reach[] {
  const places = [...new Set(reach.map(({ space }) => space))].slice(1).map(spaceId);
  return places.length > 0 ? [{ seat, piece: galleyId(galley), places }] : [];
}

function attacksOf(voyage: Voyage, { portAt, ports, chance }: Edition): Attack[] {
  const { seat, galley, reach, soon } = voyage;
  const best = new Map<PortId, Attack>();
  for (const goal of reach) {
    const port = portAt(goal.space);
    if (port < 0) continue;
    const { owner } = ports[port];
    const odds = owner === NOBODY || owner === seat ? undefined : chance(voyage, port, goal);
    if (odds === undefined) continue;
    const way = wayOf(reach, goal);
    const attack: Attack = {
      seat,
      piece: galleyId(galley),
      target: portId(port),
      owner,
      chance: Math.round(odds * 100),
      steps: way.length - 1,
      asks: [...new Set(way.slice(0, -1).flatMap(({ asks }) => asks))].sort((a, b) => a - b),
      soon: soon === 'all' || (soon === 'here' && goal === reach[0]),
    };
    const other = best.get(port);
    if (!other || isBetter(attack, other)) best.set(port, attack);
  }
  return [...best.values()];
}

function isBetter(one: Attack, other: Attack): boolean {
  if (one.chance !== other.chance) return one.chance > other.chance;
  return isBlockable(one) === isBlockable(other) ? one.asks.length < other.asks.length : isBlockable(other);
}

/** The spaces of a route, from the galley's own to the goal. */
function wayOf(reach: readonly ReachedSpace[], goal: ReachedSpace): ReachedSpace[] {
  const way: ReachedSpace[] = [];
  for (let at = reach.indexOf(goal); at >= 0; at = reach[at].from) way.unshift(reach[at]);
  return way;
}

function blockadesOf(voyages: readonly Voyage[]): Blockade[] {
  const found = new Map<string, { seat: Seat; place: PlaceId; against: Seat[] }>();
  for (const { seat: against, reach } of voyages) {
    for (const { space, asks } of reach) {
      for (const seat of asks) {
        const key = `${space} ${seat}`;
        const blockade = found.get(key) ?? { seat, place: spaceId(space), against: [] };
        if (!blockade.against.includes(against)) blockade.against.push(against);
        found.set(key, blockade);
      }
    }
  }
  return [...found.values()];
}
