import type { Bot } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { UNDELIVERED_POINTS } from '../data/board';
import type { LaLoireMove } from '../moves';
import { messageCost } from '../phases/post';
import { turnFrame } from '../queries';
import { scoreSheet } from '../score';
import type { State } from '../state';
import type { LaLoireView } from '../view-types';
import { evaluate, decisiveMargin } from './evaluate';
import { determinize } from './determinize';
import { features } from './features';
import { planKey } from './plan-key';
import { explain } from './explain';
import { mistakes } from './mistakes';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';

/** Turns per player in one round of the search. A ride from city to city takes about four turns. */
const LEG = 2;

/** The price of a message, and the points that it counts until it is delivered, whichever card is drawn. */
function certainGain(state: State, _seat: number, move: LaLoireMove): { points?: number; money?: number } {
  if (move.type === 'chooseMessage') return { points: UNDELIVERED_POINTS };
  if (move.type !== 'buyMessage') return {};
  const money = -messageCost(state, turnFrame(state), move.level);
  return { money, points: UNDELIVERED_POINTS };
}

export const laLoireBot: Bot<State, LaLoireMove, LaLoireView, Style> = {
  determinize,
  styles: STYLES,
  mistakes,
  planning: {
    plans,
    planKey,
    // One decision affects only one of more than forty turns on average, so little noise is enough.
    noiseScale: 0.35,
  },
  reasons: {
    explain,
    holdings: (state, seat) => ({ points: scoreSheet(state).scores[seat].total, money: state.players[seat].money }),
    certainGain,
  },
  evaluation: { evaluate },
  learning: { features },
  chances: { decisiveMargin },
  turns: {
    round: (state) => Math.floor(state.turn / (state.players.length * LEG)) + Number(state.frames.length === 0),
    decisionKey: (state) => `${state.turn} ${topFrame(state)?.kind ?? 'over'}`,
    turnKey: (state) => (topFrame(state)?.kind === 'turn' ? `${state.turn}` : null),
  },
};
