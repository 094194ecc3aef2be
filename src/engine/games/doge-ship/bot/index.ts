import type { Bot } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import type { DogeShipMove } from '../moves';
import { MARKERS } from '../data/board';
import { activeSeat, totalPoints } from '../queries';
import type { State } from '../state';
import type { DogeShipView } from '../view-types';
import { evaluate, decisiveMargin } from './evaluate';
import { determinize } from './determinize';
import { explain } from './explain';
import { features } from './features';
import { mistakes } from './mistakes';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';
import ofEvaluation from './temperatures.json' with { type: 'json' };

/**
 * High, because the win rates of plans differ by only about 0.01, which is less than the noise, and because playouts
 * make the same errors for all plans (lab/doge-ship.md).
 */
const FIRST_SIGHT = 24;

/** More playouts brought no measurable gain, and thousands would outweigh `firstSight` (lab/doge-ship.md). */
const MAX_PLAYOUTS = 256;

export const dogeShipBot: Bot<State, DogeShipMove, DogeShipView, Style> = {
  determinize,
  styles: STYLES,
  mistakes,
  planning: {
    plans,
    // Low, because each decision concerns only one of a round's five markers.
    noiseScale: 0.4,
  },
  reasons: {
    explain,
    holdings: (state, seat) => ({
      points: totalPoints(state, seat),
      money: state.money[seat],
      approvals: state.approvals[seat],
    }),
  },
  evaluation: { evaluate },
  learning: { features },
  chances: { decisiveMargin, temperatures: ofEvaluation.temperatures },
  turns: {
    round: (state) => (state.frames.length === 0 ? state.round + 1 : state.round),
    decisionKey,
    turnKey: (state) => (topFrame(state)?.kind === 'turn' ? decisionKey(state) : null),
  },
  search: { firstSight: FIRST_SIGHT, maxPlayouts: () => MAX_PLAYOUTS },
};

/** One key per marker and kind of decision. Later decisions of a turn are planned separately. */
function decisionKey(state: State): string {
  const kind = topFrame(state)?.kind ?? 'over';
  const seat = activeSeat(state);
  const markers = seat < 0 ? MARKERS + 1 : state.markers[seat];
  const known = ((KEYS[kind] ??= [])[state.round] ??= []);
  return (known[markers] ??= `${state.round} ${kind} ${seat < 0 ? '' : markers}`);
}

/** Keys by kind, round and markers. Every move of a playout needs one, and building strings is slow. */
const KEYS: Record<string, string[][]> = {};
