import { mix } from '../../../core/random';
import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { Stack, State } from '../state';

/** Plan keys count money in units of this many deniers, because smaller differences rarely change a plan. */
const GRAIN = 3;

/** A hash of the turn, both figures, the goods, the money and the held messages; see `Planning.planKey`. */
export function planKey(state: State, seat: Seat): number | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'turn' || frame.merchant || frame.messenger) return undefined;
  const { merchant, messenger, messages, money, goods } = state.players[seat];
  let key = mix((seat << 16) + state.turn + 1);
  key = mix(mix(key ^ ridden(merchant)) ^ ridden(messenger));
  for (const { card, cubes } of messages) key = mix(key ^ ((card << 3) + cubes.length));
  for (let good = 0; good < goods.length; good++) key = mix(key ^ ((good << 3) + goods[good]));
  return mix(key ^ Math.floor(money / GRAIN));
}

function ridden({ at, direction, horses }: Stack): number {
  return (at << 6) + ((direction + 1) << 4) + horses;
}
