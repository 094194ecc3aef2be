import type { Action, Kind } from '../../../engine/games/doge-ship/data/components';
import { SPACES } from '../../../engine/games/doge-ship/data/components';
import { TABLES, TILES } from '../../../engine/games/doge-ship/data/board';
import type { TargetId } from '../../board/board-types';
import type { TurnStep } from '../../game-ui/rulebook';
import { explainedBy } from '../kit/explain';
import { idOf, kindOf } from '../kit/targets';
import type { View } from './words';

/** The steps of a turn in order, each with its targets in the introduction's position. */
export const TURN: readonly TurnStep[] = [
  { rule: 'round', lit: ['doge:2', 'dogePile:0'] },
  { rule: 'actions', lit: ['space:14', 'space:17', 'space:21'] },
  { rule: 'price', lit: ['space:0', 'space:1', 'space:2', 'space:3', 'space:4', 'space:5'] },
  { rule: 'drawing', lit: ['pile:0', 'pile:1', 'pile:2', 'pile:3', 'pile:4', 'pile:5'] },
  { rule: 'galley', lit: ['yard:7', 'yard:18', 'berth:4', 'berth:22'] },
  { rule: 'points', lit: ['berth:3', 'doge:2'] },
  { rule: 'roundEnd', lit: ['doge:2', 'gauge:0', 'stack:1'] },
  { rule: 'end', lit: ['berth:5', 'berth:6', 'berth:7', 'berth:23', 'berth:24', 'berth:25', 'berth:26', 'berth:27'] },
];

/** The rule paragraph of each phase. */
const PHASES: Readonly<Record<View['phase'], string>> = {
  turn: 'actions',
  buy: 'drawing',
  construct: 'kinds',
  drawn: 'drawing',
  replacement: 'replacement',
  doge: 'doge',
  inspection: 'inspection',
  over: 'end',
};
export const ruleNow = ({ phase }: View): string => PHASES[phase];

/** The rule paragraph of each topic: numbers, symbols, groups of moves. */
export const { ruleOf, useExplain } = explainedBy('doge-ship', {
  money: 'treasure',
  ducats: 'treasure',
  buy: 'drawing',
  buyOne: 'drawing',
  buyEither: 'drawing',
  buyBoth: 'drawing',
  construct: 'kinds',
  constructEither: 'kinds',
  constructBoth: 'kinds',
  gondola: 'gondola',
  barricade: 'barricade',
  part: 'galley',
  intrigue: 'bribe',
  newDoge: 'doge',
  approval: 'bribe',
  bribe: 'bribe',
  replacement: 'replacement',
  discard: 'treasure',
  reorder: 'reorder',
  draw: 'drawing',
  keep: 'drawing',
  makeRoom: 'yard',
  decline: 'drawing',
  build: 'galley',
  replace: 'replacement',
  doge: 'doge',
  bid: 'inspection',
  end: 'kinds',
  skipBonus: 'bonus',
  points: 'points',
  purse: 'money',
  approvals: 'approvals',
  markers: 'actions',
  stack: 'barricade',
  number: 'barricade',
  marker: 'actions',
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

/** The topic of each kind of target. A space of a table also explains its action. */
const TOPICS: Readonly<Record<string, string>> = {
  berth: 'berth',
  yard: 'waiting',
  room: 'waiting',
  drawn: 'keep',
  doge: 'inForce',
  stack: 'stack',
  marker: 'marker',
  pile: 'draw',
  dogePile: 'dogePile',
  gauge: 'gauge',
};

/** A target's topics, most important first. */
export function topics(id: TargetId): string[] {
  if (kindOf(id) === 'yard' || kindOf(id) === 'drawn')
    return [...(TILES[idOf(id)].kind === 'barricade' ? ['number'] : []), TOPICS[kindOf(id)]];
  if (kindOf(id) !== 'space') return [TOPICS[kindOf(id)]];
  return [topicOf(TABLES[Math.floor(idOf(id) / SPACES)].spaces[idOf(id) % SPACES]), 'space'];
}

const INTRIGUES = { doge: 'newDoge', approval: 'approval', bribe: 'bribe' } as const;

/** The topic of a space's action. Its text says only what this space does; `action.type` is the topic of the group. */
export function topicOf(action: Action): string {
  switch (action.type) {
    case 'buy':
    case 'construct':
      if (action.kinds.length > 1) return `${action.type}${action.join === 'and' ? 'Both' : 'Either'}`;
      return action.type === 'buy' ? 'buyOne' : builtTopic(action.kinds[0]);
    case 'intrigue':
      return INTRIGUES[action.intrigue];
    case 'money':
      return 'ducats';
    default:
      return action.type;
  }
}

/** The topic of building a kind of tile. */
export const builtTopic = (kind: Kind): string => (kind === 'galley' ? 'part' : kind);
