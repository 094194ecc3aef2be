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
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';
import learned from './temperatures.json' with { type: 'json' };

/** How the computer plays Serenissima (2012). */
export const serenissima2012Bot: Bot<State, Serenissima2012Move, Serenissima2012View, Style> = {
  determinize,
  styles: STYLES,
  plans,
  explain,
  evaluate,
  features,
  round: (state) => (state.frames.length === 0 ? state.turn + 1 : state.turn),
  decisionKey: (state) => `${state.turn} ${state.active} ${topFrame(state)?.kind ?? 'over'}`,
  decisiveMargin,
  temperatures: learned.temperatures,
  turnKey: (state) => (topFrame(state)?.kind === 'activation' ? `${state.turn} ${state.active}` : null),
  holdings,
};

/** Ducats, ports, and cubes aboard. */
function holdings({ money, ports, galleys }: State, seat: Seat): Record<string, number> {
  let cargo = 0;
  for (const galley of galleys) if (galley?.owner === seat) cargo += goodsAboard(galley);
  return { money: money[seat], ports: ports.filter(({ owner }) => owner === seat).length, cargo };
}
