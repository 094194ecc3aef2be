import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId } from '../../serenissima/board';
import { whyNotStore } from '../../serenissima/warehouse';
import { BOARD } from '../data/board';
import type { BonusEnds } from '../events';
import { marketOf } from '../queries';
import type { State } from '../state';

/**
 * The goods that do not earn a bonus, as bit masks: in the port where a landing happens, and in the other ports of the
 * seat that owns this port afterwards. `null`: no good earns a bonus.
 */
interface Known {
  readonly here: number | null;
  readonly elsewhere: number | null;
}

const marketIn = (state: State, owner: Seat) => (owner === NOBODY ? null : marketOf(state, owner));

/** Call it before a landing. `owner` is the port's owner afterwards. */
export function knownBefore(state: State, port: PortId, owner: Seat): Known {
  const elsewhere = marketIn(state, owner);
  const { owner: from } = state.ports[port];
  return { here: from === owner ? elsewhere : marketIn(state, from), elsewhere };
}

/** The bonuses that a landing in a port ended in its owner's ports, for an event. Empty if there are none. */
export function bonusesEnded(state: State, port: PortId, before: Known): { bonusEnds?: BonusEnds } {
  const { owner } = state.ports[port];
  const known = marketIn(state, owner) ?? 0;
  if (before.here === before.elsewhere && before.elsewhere === known) return {};
  const goods = BOARD.goods.flatMap((_, good) => {
    const bit = 1 << good;
    const ends = state.ports.some((place, id) => {
      const was = id === port ? before.here : before.elsewhere;
      if (place.owner !== owner || was === null || (was & bit) !== 0) return false;
      return !whyNotStore(place, BOARD.ports[id], good);
    });
    return (known & bit) !== 0 && ends ? [good] : [];
  });
  return goods.length > 0 ? { bonusEnds: { owner, goods } } : {};
}

/**
 * The same for the sale of a good that `owner` did not have. It says whether another port of theirs would have paid a
 * bonus.
 */
export function bonusEnded(state: State, owner: Seat, good: GoodId): { bonusEnds?: BonusEnds } {
  const ends = state.ports.some((port, id) => port.owner === owner && !whyNotStore(port, BOARD.ports[id], good));
  return ends ? { bonusEnds: { owner, goods: [good] } } : {};
}
