import { BOARD } from './data/board';
import type { NewcomersQuestion } from '../../kit/testing';
import type { Serenissima1996Event } from './events';
import type { Serenissima1996Move } from './moves';
import type { Serenissima1996View } from './view-types';

type Question = NewcomersQuestion<Serenissima1996View, Serenissima1996Move, Serenissima1996Event>;

const inPhase =
  (phase: Serenissima1996View['phase']): Question['fits'] =>
  (view) =>
    view.phase === phase && view.frame?.kind === 'phase';
const ownGalley = ({ galleys, active }: Serenissima1996View) => galleys.findIndex((galley) => galley?.owner === active);
const ownPort = ({ ports, active }: Serenissima1996View) => ports.findIndex(({ owner }) => owner === active);

/** Questions that new players ask, with the part of the table that answers each. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Who took that port?',
    fits: (_view, events) =>
      events.some((event) => event.type === 'landed' && event.from >= 0 && event.from !== event.seat),
    part: 'recap',
    answer: /takes \w+ from \w+/,
  },
  {
    asks: 'Who was attacked, and what did it cost?',
    fits: (_view, events) => events.some(({ type }) => type === 'fought'),
    part: 'recap',
    answer: /galley \d+ attacks [\w ]+(?: \(\w+\))?: loses \d/,
  },
  { asks: 'Where do my points come from?', fits: inPhase('revenue'), part: 'strips', answer: /Own capital\s*\+10/ },
  {
    asks: 'Who is first this turn?',
    fits: ({ phase, order }) => phase === 'harbour' && order.length > 0,
    part: 'bar',
    answer: /Order of play(Venice|Genoa|Spain|Turkey)/,
  },
  {
    asks: 'What do I get next turn?',
    fits: inPhase('revenue'),
    part: 'strips',
    answer: /Capital income at the end of the turn: 300/,
  },
  { asks: 'Who is ahead?', fits: inPhase('harbour'), part: 'strips', answer: /\d+\+\?\s*\d+ points now, plus hidden/ },
  {
    asks: 'What does this good sell for?',
    fits: inPhase('revenue'),
    part: 'choices',
    answer: /Sell.*(wood|wine|iron) \d00/,
  },
  { asks: 'What could I sell over there?', fits: inPhase('sailing'), part: 'choices', answer: /\w+ · \w+ 200/ },
  {
    asks: 'Why can’t I sail there?',
    fits: inPhase('sailing'),
    tries: (view) => {
      const galley = ownGalley(view);
      return { type: 'sail', galley, to: view.galleys[galley]?.space === 0 ? BOARD.spaces.length - 1 : 0 };
    },
    part: 'refusal',
    answer: /spaces away\. Galley \d+ can sail \d now/,
  },
  {
    asks: 'Why can’t I build a fort?',
    fits: inPhase('harbour'),
    tries: (view) => ({ type: 'buildFort', port: ownPort(view) }),
    part: 'refusal',
    answer: /A fort needs wood and gold/,
  },
  { asks: 'What should I do now?', fits: inPhase('sailing'), part: 'decision', answer: /Sail your galleys/ },
  { asks: 'What would fill my port?', fits: inPhase('harbour'), part: 'strips', answer: /\d\/\d\s*buys/ },
  {
    asks: 'What is first place worth?',
    fits: ({ phase, turn }) => phase === 'bidding' && turn > 1,
    part: 'decision',
    answer: /Bid.*Sales.*Ports taken/,
  },
  { asks: 'How much money do the others have?', fits: inPhase('harbour'), part: 'strips', answer: /hidden/ },
];
