import { BOARD } from './data/board';
import type { NewcomersQuestion } from '../../kit/testing';
import type { Serenissima2012Event } from './events';
import type { Serenissima2012Move } from './moves';
import type { Serenissima2012View } from './view-types';

type Question = NewcomersQuestion<Serenissima2012View, Serenissima2012Move, Serenissima2012Event>;

const inStep =
  (...steps: Serenissima2012View['phase'][]): Question['fits'] =>
  ({ phase }) =>
    steps.includes(phase);

/** Questions that new players ask, with the part of the table that answers each. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Who took that port?',
    fits: (_view, events) =>
      events.some((event) => event.type === 'landed' && event.from >= 0 && event.from !== event.seat),
    part: 'recap',
    answer: /takes \S+ from \w+/,
  },
  { asks: 'Who is next?', fits: inStep('choice'), part: 'bar', answer: /acting now.*still to act/ },
  {
    asks: 'What do I get at the next scoring?',
    fits: inStep('choice'),
    part: 'strips',
    answer: /Next scoring in \d spaces?.*= \d/,
  },
  {
    asks: 'How likely is a scoring this turn?',
    fits: inStep('choice'),
    part: 'bar',
    answer: /no scoring this turn|scoring this turn: \d+%/,
  },
  {
    asks: 'What does this good sell for?',
    fits: ({ phase, marker }) => phase === 'sale' && marker > 0,
    part: 'choices',
    answer: /Sell.*(wood|stone|wine|marble|gold|spice) · \d/,
  },
  {
    asks: 'Where does my cargo sell best?',
    fits: inStep('loading'),
    part: 'choices',
    answer: / · (wood|stone|wine|marble|gold|spice) \d/,
  },
  {
    asks: 'Why can’t I sail there?',
    fits: ({ phase, active, galleys }) => phase === 'loading' && active !== null && galleys[active] !== null,
    tries: ({ active, galleys }) => ({
      type: 'sail',
      to: galleys[active ?? 0]?.space === 0 ? BOARD.spaces.length - 1 : 0,
    }),
    part: 'refusal',
    answer: /spaces away\. Galley \d+ can sail \d more/,
  },
  {
    asks: 'What should I do now?',
    fits: inStep('choice'),
    part: 'decision',
    answer: /Act with galley \d+.*, or invest/,
  },
  {
    asks: 'How strong is my galley?',
    fits: inStep('choice'),
    part: 'decision',
    answer: /combat value \d+/,
  },
  {
    asks: 'What did the others do?',
    fits: (_view, events) => events.some(({ type }) => type === 'sold'),
    part: 'recap',
    answer: /galley \d+ → /,
  },
  {
    asks: 'Why can’t I build a basilica?',
    fits: inStep('investment'),
    tries: ({ ports, turnOf }) => ({ type: 'buildBasilica', port: ports.findIndex(({ owner }) => owner === turnOf) }),
    part: 'refusal',
    answer: /A basilica needs gold and marble/,
  },
];
