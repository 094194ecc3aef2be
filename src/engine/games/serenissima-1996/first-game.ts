import type { DecisionComment } from '../../core/game';
import type { Serenissima1996Move } from './moves';
import type { Serenissima1996View } from './view-types';

type View = Serenissima1996View;
type Move = Serenissima1996Move;

const cargoOf = ({ galleys }: View, seat: number) =>
  galleys.reduce((sum, galley) => sum + (galley?.owner === seat ? galley.cargo.reduce((a, b) => a + b, 0) : 0), 0);
const has = (moves: readonly Move[], type: Move['type']) => moves.some((move) => move.type === type);

/** Comments shown at the decisions of a player's first game. If several apply, the first one is shown. */
export const COMMENTS: readonly DecisionComment<View, Move>[] = [
  { key: 'placement', when: ({ phase }) => phase === 'placement' },
  { key: 'bid', when: ({ frame }) => frame?.kind === 'bidding' },
  { key: 'order', when: ({ frame }) => frame?.kind === 'ordering' },
  { key: 'bargain', when: ({ frame }) => frame?.kind === 'bargain' },
  { key: 'passage', when: ({ frame }) => frame?.kind === 'passage' },
  { key: 'spoils', when: ({ frame }) => frame?.kind === 'spoils' },
  {
    key: 'lastHarbour',
    when: ({ phase, turn, lastTurn, options }) => phase === 'harbour' && options.end === 'fixed' && turn === lastTurn,
  },
  {
    key: 'empty',
    when: (view, seat, moves) => view.phase === 'harbour' && has(moves, 'buy') && cargoOf(view, seat) === 0,
  },
  { key: 'galley', when: ({ phase }, _, moves) => phase === 'harbour' && has(moves, 'buildGalley') },
  { key: 'harbour', when: ({ phase }, _, moves) => phase === 'harbour' && has(moves, 'buy') },
  { key: 'crew', when: ({ phase }, _, moves) => phase === 'harbour' && has(moves, 'hire') },
  { key: 'goods', when: (view, seat) => view.phase === 'sailing' && cargoOf(view, seat) > 0 },
  { key: 'sail', when: ({ phase }) => phase === 'sailing' },
  { key: 'combat', when: ({ phase }, _, moves) => phase === 'combat' && has(moves, 'attack') },
  { key: 'land', when: (_, __, moves) => has(moves, 'land') },
  { key: 'sell', when: (_, __, moves) => has(moves, 'sell') },
];
