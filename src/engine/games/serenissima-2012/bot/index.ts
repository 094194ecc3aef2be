import type { Seat } from '../../../core/game';
import type { Bot } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { goodsAboard } from '../../serenissima/cargo';
import type { Serenissima2012Move } from '../moves';
import type { State } from '../state';
import type { Serenissima2012View } from '../view-types';
import { evaluate, decisiveMargin } from './evaluate';
import { determinize } from './determinize';
import { explain } from './explain';
import { features } from './features';
import judge from './judge.json' with { type: 'json' };
import ofJudge from './judge-temperatures.json' with { type: 'json' };
import { mistakes } from './mistakes';
import { plans } from './plans';
import { FACTORS, STYLES } from './style';
import type { Style } from './style';
import ofEvaluation from './temperatures.json' with { type: 'json' };

/** Low, because playouts of an activation vary little (only by dice), and the rivals' answers matter more. */
const EXPAND_AFTER = 4;

export const serenissima2012Bot: Bot<State, Serenissima2012Move, Serenissima2012View, Style> = {
  determinize,
  styles: STYLES,
  mistakes,
  planning: { plans },
  reasons: { explain, holdings },
  evaluation: { evaluate, tableFactors: FACTORS },
  learning: { features, judge: { ...judge, temperatures: ofJudge.temperatures } },
  chances: { decisiveMargin, temperatures: ofEvaluation.temperatures },
  turns: {
    round: (state) => (state.frames.length === 0 ? state.turn + 1 : state.turn),
    decisionKey: (state) => `${state.turn} ${state.active} ${topFrame(state)?.kind ?? 'over'}`,
    turnKey: (state) => (topFrame(state)?.kind === 'activation' ? `${state.turn} ${state.active}` : null),
  },
  search: { expandAfter: EXPAND_AFTER },
};

function holdings({ money, ports, galleys }: State, seat: Seat): Record<string, number> {
  let cargo = 0;
  for (const galley of galleys) if (galley?.owner === seat) cargo += goodsAboard(galley);
  return { money: money[seat], ports: ports.filter(({ owner }) => owner === seat).length, cargo };
}
