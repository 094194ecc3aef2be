import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, GoodId, PortId, SpaceId } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { DIVISOR, FORT_DIVISOR, divisorAgainst } from '../blows';
import { BOARD } from '../data/board';
import { CAPITAL_MARKET_BONUS, MARKET_BONUS } from '../data/components';
import { graph, isCapital, nextFigure } from '../geography';
import { fightToTheEnd } from '../odds';
import { seatHasGood } from '../queries';
import type { Galley, State } from '../state';
import { wouldBuy } from './worth';

const percent = (chance: number) => Math.round(chance * 100);

/** Probability of winning a sea fight to the end, in per cent. */
export function fightChance(attackers: number, defenders: number): number {
  return percent(fightToTheEnd(attackers, defenders, DIVISOR).attacker);
}

/** Probability of taking a port, in per cent; 100 if it is empty. `garrison` overrides its actual garrison. */
export function stormChance(
  state: State,
  port: PortId,
  attackers: number,
  garrison = state.ports[port].garrison,
): number {
  if (garrison === 0) return 100;
  const divisor = divisorAgainst(state.ports[port].fort);
  return percent(fightToTheEnd(attackers, garrison, divisor).attacker);
}

/** Probability of taking a port with a fort, in per cent. */
export function fortChance(attackers: number, garrison: number): number {
  return percent(fightToTheEnd(attackers, garrison, FORT_DIVISOR).attacker);
}

/** The strongest rival galley within one turn of a port. */
export function rivalNear(state: State, seat: Seat, port: PortId): Galley | undefined {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  return strongest(state, seat, (galley) => away[galley.space] <= galley.sailors);
}

/** The strongest rival galley that can still sail to a port this turn. Seats that have already sailed are excluded. */
export function rivalThisTurn(state: State, seat: Seat, port: PortId): Galley | undefined {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  return strongest(state, seat, (galley) => away[galley.space] <= rangeLeft(state, galley));
}

/** Number of spaces a galley can still sail this turn. */
function rangeLeft(state: State, { owner, sailors, sailed }: Galley): number {
  const frame = state.frames.find((entry) => entry.kind === 'phase');
  if (!frame || frame.phase === 'harbour') return sailors;
  if (frame.phase !== 'sailing') return 0;
  return state.order.indexOf(owner) >= frame.place ? sailors - sailed : 0;
}

/** The strongest rival galley beside a port. It may attack before any seat lands. */
export function rivalBeside(state: State, seat: Seat, port: PortId): Galley | undefined {
  const { space } = BOARD.ports[port];
  return strongest(state, seat, (galley) => galley.space === space);
}

function strongest(state: State, seat: Seat, counts: (galley: Galley) => boolean): Galley | undefined {
  let best: Galley | undefined;
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat || !counts(galley)) continue;
    if (!best || galley.sailors > best.sailors) best = galley;
  }
  return best;
}

/** Ports within `range` spaces. */
export function portsOf(state: State, from: SpaceId, range: number): PortId[] {
  const away = graph(state.options).distance[from];
  return BOARD.ports.flatMap(({ space }, port) => (away[space] <= range ? [port] : []));
}

/** Whether a galley has goods aboard. Sailors do not count. */
export function isLaden(state: State, id: GalleyId): boolean {
  return goodsAboard(galleyAt(state, id)) > 0;
}

/** Number of galleys that a seat has on the board. */
export function galleysOf(state: State, seat: Seat): number {
  return state.galleys.filter((galley) => galley?.owner === seat).length;
}

/** Ducats a port pays a seat for the next piece of a good, with the bonus for a new market. */
export function priceFor(state: State, seat: Seat, port: PortId, good: GoodId): number {
  const { owner } = state.ports[port];
  const price = owner === seat && !state.options.payInOwnPorts ? 0 : nextFigure(state, port);
  if (owner === NOBODY || owner === seat || seatHasGood(state, owner, good)) return price;
  return price + (isCapital(port) ? CAPITAL_MARKET_BONUS : MARKET_BONUS);
}

/** Number of other ports in reach where a galley could sell or land. */
export function nearPorts(state: State, seat: Seat, id: GalleyId, from: SpaceId, range: number): number {
  const { cargo } = galleyAt(state, id);
  return portsOf(state, from, range).filter((port) => {
    if (BOARD.ports[port].space === from) return false;
    if (state.ports[port].owner !== seat && state.ports[port].garrison === 0) return true;
    return cargo.some((count, good) => count > 0 && wouldBuy(state, port, good));
  }).length;
}

/** Number of neutral ports that both the seat and a rival can reach this turn. */
export function contested(state: State, seat: Seat): number {
  const { distance } = graph(state.options);
  return BOARD.ports.filter(({ space }, port) => {
    if (state.ports[port].owner !== NOBODY) return false;
    const comes = state.galleys.map((galley) => Boolean(galley && distance[galley.space][space] <= galley.sailors));
    return [true, false].every((own) =>
      state.galleys.some((galley, id) => galley && comes[id] && (galley.owner === seat) === own),
    );
  }).length;
}
