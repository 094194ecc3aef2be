import { graph } from '../geography';
import { goodsAboard } from '../../serenissima/cargo';
import type { State } from '../state';
import type { Style } from './style';
import { holdProbability, portWorth, POINT, turnsLeft } from './worth';

/** Average value in ducats of a piece aboard, if at least two turns remain. */
const CARGO = 220;

/** Each seat's expected final points. */
export function evaluate(state: State, style: Style): number[] {
  const left = turnsLeft(state);
  const ducats = state.money.slice();
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, garrison, warehouse } = state.ports[port];
    if (owner < 0) continue;
    const kept = left === 0 ? 1 : holdProbability(state, owner, port, garrison, 0.3);
    ducats[owner] += portWorth(state, owner, port, warehouse.length, style) * kept;
    ducats[owner] += garrison * style.sailor * Math.min(1, left / 3) * 0.7;
  }
  if (left > 0) {
    const { neighbours } = graph(state.options);
    const fleets = state.money.map(() => 0);
    for (const galley of state.galleys) {
      if (!galley) continue;
      const nth = fleets[galley.owner]++;
      const space = neighbours[galley.space].length > 2 ? 1 : 0.9;
      ducats[galley.owner] += style.galley * left * space * (nth < 4 ? 1 : 0.6);
      ducats[galley.owner] += galley.sailors * style.sailor * Math.min(1, left / 2);
      ducats[galley.owner] += goodsAboard(galley) * CARGO * Math.min(1, 0.5 + left * 0.25);
    }
  }
  return ducats.map((worth) => worth / POINT);
}

/** The lead in points that makes a seat the clear favourite. Shrinks towards the end. */
export function decisiveMargin(state: State): number {
  return 2.5 + 1.2 * turnsLeft(state);
}
