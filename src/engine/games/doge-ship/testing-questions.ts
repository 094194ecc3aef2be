import type { NewcomersQuestion } from '../../kit/testing';
import type { DogeShipEvent } from './events';
import type { DogeShipMove } from './moves';
import type { DogeShipView } from './view-types';

type Question = NewcomersQuestion<DogeShipView, DogeShipMove, DogeShipEvent>;

const inPhase =
  (phase: DogeShipView['phase']): Question['fits'] =>
  (view) =>
    view.phase === phase;

/** A free space that costs more ducats than the acting player has. */
function dearSpace({ tables, players, active }: DogeShipView) {
  const money = players[active ?? 0].money;
  for (const [table, { spaces }] of tables.entries())
    for (const [i, { price, taken }] of spaces.entries())
      if (taken < 0 && price > money) return { table, space: i + 1 };
  return null;
}

/** Questions that new players ask, with the part of the table that answers each. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Who plays first?',
    fits: inPhase('turn'),
    part: 'bar',
    answer: /Order \(markers left\)(Anchor|Tower|Fish|Star)/,
  },
  {
    asks: 'What happens at the end of the round?',
    fits: ({ doge }) => doge.event?.type === 'highWater',
    part: 'bar',
    answer: /Event high water \d/,
  },
  {
    asks: 'What do I lose at high water?',
    fits: ({ doge }) => doge.event?.type === 'highWater',
    part: 'strips',
    answer: /Markers lost to high water: level 1: −\d/,
  },
  {
    asks: 'What are my Approvals worth?',
    fits: inPhase('turn'),
    part: 'strips',
    answer: /Points if everyone bids everything: \d+ at an inspection/,
  },
  { asks: 'Can I afford this tile?', fits: inPhase('drawn'), part: 'choices', answer: /leaves \d+ ducat/ },
  { asks: 'How long does the game last?', fits: inPhase('turn'), part: 'bar', answer: /\d+ parts? left/ },
  {
    asks: 'What does this part score?',
    fits: ({ phase, seat, players }) =>
      phase === 'construct' && players[seat ?? 0].yard.some(({ fits, worth }) => fits && worth),
    part: 'choices',
    answer: /\d+ points? \(printed \d+/,
  },
  {
    asks: 'Why can’t I take that space?',
    fits: (view) => view.phase === 'turn' && dearSpace(view) !== null,
    tries: (view) => ({ type: 'act', ...(dearSpace(view) ?? { table: 0, space: 1 }) }),
    part: 'refusal',
    answer: /That costs \d+ ducats?, and you have \d+/,
  },
  {
    asks: 'What did the others do?',
    fits: (_view, events) => events.some(({ type }) => type === 'bought'),
    part: 'log',
    answer: /(Anchor|Tower|Fish|Star) buys /,
  },
  {
    asks: 'What does my barricade do?',
    fits: ({ round }) => round > 2,
    part: 'strips',
    answer: /on top.*\((building|purchase|money|intrigue|replacement): /,
  },
  { asks: 'What should I do now?', fits: inPhase('turn'), part: 'decision', answer: /Place a marker on a space/ },
];
