import type { Bot } from '../../../../../src/engine/bots/bot';
import { moves } from '../rules';
import type { State, TemplateGameMove, TemplateGameView } from '../state';

/** How a character values moves, in points. */
interface Style {
  /** Extra points per die, in addition to its average roll. */
  readonly daring: number;
}

const AVERAGE_DIE = 3.5;

function worth(move: TemplateGameMove, { daring }: Style): number {
  if (move.type === 'throw') return move.dice * (AVERAGE_DIE - 1 + daring);
  return move.type === 'walk' ? 1 : 1.5;
}

/** The computer player of Template Game. Its usual style rolls dice if it can pay for them, and otherwise rests. */
export const templateGameBot: Bot<State, TemplateGameMove, TemplateGameView, Style> = {
  determinize: ({ spaces, money, active }) => ({ spaces: [...spaces], money: [...money], active }),
  styles: { usual: { daring: 0 }, novice: { daring: -2 }, gambler: { daring: 1 } },
  planning: {
    plans(state, seat, style, most) {
      const plans = moves(state, seat).map((move) => ({
        moves: [move],
        value: worth(move, style),
        reason: { key: move.type, params: {} },
      }));
      return plans.sort((a, b) => b.value - a.value).slice(0, most);
    },
  },
};
