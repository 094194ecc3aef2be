import type { Seat } from '../../../core/game';
import type { Bot } from '../../../bots/bot';
import type { Serenissima1996Move } from '../moves';
import { topFrame } from '../../../kit/frames';
import { incomeOf, phaseFrame } from '../queries';
import type { State } from '../state';
import type { Serenissima1996View } from '../view-types';
import { decisiveMargin, evaluate } from './evaluate';
import { determinize } from './determinize';
import { holdings } from './holdings';
import { planKey } from './plan-key';
import { explain } from './explain';
import { explainMoves } from './explain-moves';
import { features } from './features';
import judge from './judge.json' with { type: 'json' };
import ofJudge from './judge-temperatures.json' with { type: 'json' };
import { mistakes } from './mistakes';
import { plans } from './plans';
import { FACTORS, STYLES } from './style';
import type { Style } from './style';
import ofEvaluation from './temperatures.json' with { type: 'json' };

/** A turn has about a dozen bargains and none of them decides the game, so 0.2 s each is enough. */
const BARGAIN_PLAYOUTS = 96;

/** The first turn in which the judge beats the evaluation (lab/serenissima-1996.md). */
const LEARNED_SINCE = 3;

/** With two players, looking three rounds ahead wins more games than one (lab/serenissima-1996.md). */
const ROUNDS_WITH = { 2: 3 };

/**
 * Lets playouts vary the plans of rivals. Otherwise the search underrates them: Admirals follow their top-ranked plan
 * in only one turn of four, and the best reply to that plan may be bad against their other plans
 * (lab/serenissima-1996.md).
 */
const ANSWERS_AFTER = 40;

export const serenissima1996Bot: Bot<State, Serenissima1996Move, Serenissima1996View, Style> = {
  determinize,
  styles: STYLES,
  mistakes,
  planning: { plans, planKey },
  reasons: { explain, explainMoves, surprising: ({ key }) => key.startsWith('leave.'), holdings, certainGain },
  evaluation: { evaluate, tableFactors: FACTORS },
  learning: {
    features,
    judge: { ...judge, since: LEARNED_SINCE, roundsWith: ROUNDS_WITH, temperatures: ofJudge.temperatures },
  },
  chances: { decisiveMargin, temperatures: ofEvaluation.temperatures },
  turns: {
    round: (state) => (state.frames.length === 0 ? state.turn + 1 : state.turn),
    decisionKey,
    turnKey: (state) => (topFrame(state)?.kind === 'phase' ? decisionKey(state) : null),
    phased: true,
  },
  search: {
    answersAfter: ANSWERS_AFTER,
    maxPlayouts: (state) => (topFrame(state)?.kind === 'bargain' ? BARGAIN_PLAYOUTS : Infinity),
  },
};

/** One key per phase of a turn. A question that interrupts a phase has another key. */
function decisionKey(state: State): string {
  const top = topFrame(state);
  const phase = phaseFrame(state);
  if (!top) return 'over';
  if (top.kind !== 'phase') return `${state.turn} ${top.kind}`;
  return `${state.turn} ${phase?.phase ?? ''}`;
}

/** The income that a seat still gets before the die that may end the game is rolled. */
function certainGain(state: State, seat: Seat, { type }: Serenissima1996Move): { money?: number } {
  const frame = phaseFrame(state);
  if (type !== 'endPhase' || !frame) return {};
  const isPaid = frame.phase === 'revenue' && state.order.indexOf(seat) < frame.place;
  return isPaid ? {} : { money: incomeOf(state, seat) };
}
