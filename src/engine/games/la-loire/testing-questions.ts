import { LOCATIONS } from './data/board';
import type { NewcomersQuestion } from '../../kit/testing';
import type { LaLoireEvent } from './events';
import type { LaLoireMove } from './moves';
import type { LaLoireView } from './view-types';

type Question = NewcomersQuestion<LaLoireView, LaLoireMove, LaLoireEvent>;

const begins: Question['fits'] = ({ active, frame }) =>
  frame?.kind === 'turn' && !frame.poor && active?.acting === null;
const merchantActs: Question['fits'] = ({ frame }) => frame?.kind === 'turn' && frame.acting === 'merchant';

/** Questions that new players ask, with the part of the table that answers each. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'When does the game end?',
    fits: begins,
    part: 'bar',
    answer: /The game ends at river space \d+ or \d+ messages/,
  },
  { asks: 'Who plays after me?', fits: begins, part: 'bar', answer: /Whose turn(Anjou|Touraine|Berry|Poitou)/ },
  { asks: 'Which figure may still ride?', fits: begins, part: 'bar', answer: /Merchant: still to move/ },
  {
    asks: 'What can I buy over there?',
    fits: begins,
    part: 'choices',
    answer: /Go to \w+.*(wood|grain|wine|cheese) for \d deniers/,
  },
  {
    asks: 'What does this good sell for?',
    fits: (view, events) =>
      merchantActs(view, events) &&
      LOCATIONS[view.players[view.seat ?? 0].merchant.at].kind === 'city' &&
      view.players[view.seat ?? 0].goods.some((count) => count > 0),
    part: 'choices',
    answer: /Sell(Wood|Grain|Wine|Cheese|Beer) 1: \+\d+ denier/,
  },
  {
    asks: 'What did the others do?',
    fits: (_view, events) => events.some(({ type }) => type === 'bought'),
    part: 'recap',
    answer: /buys 1 (wood|grain|wine|cheese) in \S+ \(−\d\)/,
  },
  {
    asks: 'Whose messages go where?',
    fits: ({ players }) => players.some(({ messages }) => messages.length > 0),
    part: 'strips',
    answer: /message(,| to)/,
  },
  {
    asks: 'Why can’t I ride there?',
    fits: begins,
    tries: ({ players, seat }) => {
      const { at, direction } = players[seat ?? 0].merchant;
      const way = direction || 1;
      const to = (at + 9 * way + LOCATIONS.length) % LOCATIONS.length;
      return { type: 'move', figure: 'merchant', direction: way, leave: 0, take: 0, to };
    },
    part: 'refusal',
    answer: /9 places away\. Your Merchant can move \d/,
  },
  { asks: 'What should I do now?', fits: begins, part: 'decision', answer: /Move the Merchant or the Messenger/ },
  {
    asks: 'Why can’t I buy anything here?',
    fits: (view, events) =>
      merchantActs(view, events) && LOCATIONS[view.players[view.seat ?? 0].merchant.at].kind === 'city',
    tries: () => ({ type: 'buy', good: 0, count: 1 }),
    part: 'refusal',
    answer: /village/,
  },
  { asks: 'How many points do I have?', fits: begins, part: 'strips', answer: /\d+\/15/ },
];
