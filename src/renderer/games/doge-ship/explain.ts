import { SPACES } from '../../../engine/games/doge-ship/data/components';
import { TABLES } from '../../../engine/games/doge-ship/data/board';
import type { TargetId } from '../../board/board-types';
import { explainedBy } from '../kit/explain';
import { idOf, kindOf } from '../kit/targets';

/** What a turn is made of, as paragraphs of the rulebook in order. */
export const TURN: readonly string[] = ['round', 'actions', 'price', 'drawing', 'galley', 'points', 'roundEnd', 'end'];

/** The paragraph each topic of the table follows from: figures, signs, groups of moves. */
export const { ruleOf, useExplain } = explainedBy('doge-ship', {
  money: 'treasure',
  buy: 'drawing',
  construct: 'kinds',
  intrigue: 'bribe',
  replacement: 'replacement',
  discard: 'treasure',
  reorder: 'reorder',
  draw: 'drawing',
  keep: 'yard',
  decline: 'drawing',
  build: 'galley',
  replace: 'replacement',
  doge: 'doge',
  bid: 'inspection',
  end: 'kinds',
  points: 'points',
  purse: 'money',
  approvals: 'approvals',
  markers: 'actions',
  stack: 'barricade',
  order: 'order',
  left: 'galley',
  event: 'roundEnd',
  berth: 'galley',
  space: 'price',
  waiting: 'yard',
  inForce: 'doge',
  dogePile: 'doge',
  gauge: 'highWater',
});

/** What each kind of thing on the board explains of itself; a space of a table, what is done there too. */
const TOPICS: Readonly<Record<string, string>> = {
  berth: 'berth',
  yard: 'waiting',
  drawn: 'keep',
  doge: 'inForce',
  stack: 'stack',
  pile: 'draw',
  dogePile: 'dogePile',
  gauge: 'gauge',
};

/** What a thing on the board has to explain, the most important first. */
export function topics(id: TargetId): string[] {
  if (kindOf(id) !== 'space') return [TOPICS[kindOf(id)]];
  const { type } = TABLES[Math.floor(idOf(id) / SPACES)].spaces[idOf(id) % SPACES];
  return [type, 'space'];
}
