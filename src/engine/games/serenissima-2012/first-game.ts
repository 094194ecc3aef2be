import type { DecisionComment } from '../../core/game';
import type { Serenissima2012Move } from './moves';
import type { Serenissima2012View } from './view-types';

type View = Serenissima2012View;
type Move = Serenissima2012Move;

const activeGalley = ({ active, galleys }: View) => (active === null ? null : galleys[active]);
const cargoOf = (view: View) => activeGalley(view)?.cargo.reduce((sum, count) => sum + count, 0) ?? 0;
const has = (moves: readonly Move[], type: Move['type']) => moves.some((move) => move.type === type);

/** Comments shown at the decisions of a player's first game. If several apply, the first one is shown. */
export const COMMENTS: readonly DecisionComment<View, Move>[] = [
  { key: 'close', when: ({ frame }) => frame?.kind === 'closing' },
  { key: 'port', when: ({ frame }) => frame?.kind === 'choosing' && frame.stage === 'port' },
  { key: 'galley', when: ({ frame }) => frame?.kind === 'choosing' },
  { key: 'blockade', when: ({ frame }) => frame?.kind === 'blockade' },
  { key: 'battle', when: ({ frame }) => frame?.kind === 'battle' },
  { key: 'loot', when: ({ frame }) => frame?.kind === 'loot' },
  { key: 'land', when: ({ frame }) => frame?.kind === 'landing' },
  { key: 'catchUp', when: ({ frame }) => frame?.kind === 'catchUp' },
  { key: 'lastInvestment', when: ({ phase, scorings }) => phase === 'investment' && scorings === 2 },
  { key: 'investment', when: ({ phase }) => phase === 'investment' },
  {
    key: 'invest',
    when: (view, _, moves) => has(moves, 'invest') && cargoOf(view) === 0 && activeGalley(view)?.sailors === 1,
  },
  { key: 'sell', when: (_, __, moves) => has(moves, 'sell') },
  { key: 'claim', when: (_, __, moves) => has(moves, 'claim') },
  { key: 'load', when: (_, __, moves) => has(moves, 'load') },
  { key: 'goods', when: (view, _, moves) => has(moves, 'sail') && cargoOf(view) > 0 },
  { key: 'sail', when: (_, __, moves) => has(moves, 'sail') },
  { key: 'attack', when: (_, __, moves) => has(moves, 'attack') },
];
