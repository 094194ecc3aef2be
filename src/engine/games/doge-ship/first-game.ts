import type { DecisionComment } from '../../core/game';
import type { DogeShipMove } from './moves';
import type { DogeShipView } from './view-types';

/** Comments shown at the decisions of a player's first game. If several apply, the first one is shown. */
export const COMMENTS: readonly DecisionComment<DogeShipView, DogeShipMove>[] = [
  { key: 'bid', when: ({ frame }) => frame?.kind === 'inspection' },
  { key: 'doge', when: ({ frame }) => frame?.kind === 'doge' },
  { key: 'replace', when: ({ frame }) => frame?.kind === 'replacement' },
  {
    key: 'drawn',
    when: ({ frame }) => frame?.kind === 'drawn' && (frame.offers?.some(({ worth }) => worth !== null) ?? false),
  },
  { key: 'buy', when: ({ frame }) => frame?.kind === 'buy' && frame.kinds.includes('galley') },
  { key: 'construct', when: ({ frame }) => frame?.kind === 'construct' && frame.kinds.includes('galley') },
  { key: 'barricade', when: (_, __, moves) => moves.some(({ type }) => ['draw', 'keep', 'build'].includes(type)) },
  {
    key: 'build',
    when: ({ frame, players }, seat) =>
      frame?.kind === 'turn' && players[seat].yard.some(({ worth, fits }) => worth !== null && fits),
  },
  { key: 'poor', when: ({ frame, players }, seat) => frame?.kind === 'turn' && players[seat].money < 3 },
  { key: 'inspection', when: ({ frame, doge }) => frame?.kind === 'turn' && doge.event?.type === 'inspection' },
  { key: 'turn', when: ({ frame }) => frame?.kind === 'turn' },
];
