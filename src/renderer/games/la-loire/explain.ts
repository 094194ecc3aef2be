import { LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { TargetId } from '../../board/board-types';
import type { TurnStep } from '../../game-ui/rulebook';
import { explainedBy } from '../kit/explain';
import { idOf, kindOf } from '../kit/targets';
import { cityOf } from './words';
import type { View } from './words';

/** The steps of a turn in order, each with its targets in the introduction's position. */
export const TURN: readonly TurnStep[] = [
  { rule: 'turn', lit: ['merchant:0', 'messenger:0'] },
  { rule: 'distance', lit: ['merchant:0', 'place:6', 'place:7'] },
  { rule: 'buying', lit: ['merchant:0', 'place:5', 'tile:5'] },
  { rule: 'selling', lit: ['place:0', 'place:10'] },
  { rule: 'shipping', lit: ['boat:0', 'boat:1', 'boat:2'] },
  { rule: 'building', lit: ['place:2', 'place:4', 'place:11'] },
  { rule: 'hiring', lit: ['place:18', 'character:16'] },
  { rule: 'messages', lit: ['messenger:0'] },
  { rule: 'delivering', lit: ['messenger:0', 'place:12', 'place:15'] },
  { rule: 'end', lit: ['boat:0', 'boat:1', 'boat:2'] },
];

/** The rule paragraph about the current decision. */
export function ruleNow({ frame, stranded }: View): string {
  if (!frame) return 'end';
  if (frame.kind === 'turn' && stranded) return 'leaving';
  return { turn: 'turn', circus: 'circus', choice: 'messages' }[frame.kind];
}

/** The rule paragraph of each topic: numbers, icons, groups of moves. */
export const { ruleOf, useExplain } = explainedBy('la-loire', {
  merchant: 'distance',
  messenger: 'distance',
  fetch: 'blacksmith',
  buy: 'buying',
  sell: 'selling',
  ship: 'shipping',
  build: 'building',
  palace: 'palaces',
  hire: 'hiring',
  post: 'messages',
  deliver: 'delivering',
  cubes: 'cubes',
  circus: 'circus',
  choose: 'messages',
  end: 'turn',
  powers: 'turn',
  points: 'end',
  money: 'money',
  boat: 'end',
  delivered: 'end',
  held: 'held',
  goods: 'carrying',
  cubesInHand: 'cubes',
  characters: 'hiring',
  farms: 'limits',
  palaces: 'palaces',
  palaceMarks: 'palaces',
  supply: 'supply',
  decks: 'messages',
  towers: 'limits',
  turns: 'end',
  lastTurns: 'end',
  solo: 'solo',
  order: 'turn',
  horses: 'horses',
  ride0: 'distance',
  ride1: 'distance',
  ride2: 'distance',
  ride3: 'distance',
  figures: 'turn',
  village: 'buying',
  city: 'selling',
  tile: 'market',
});

/** The distance that a figure with these horses moves. */
export const rideTopic = (horses: number): string => `ride${horses}`;

/** A target's topics, most important first. */
export function topics(id: TargetId, view: View): string[] {
  const kind = kindOf(id);
  if (kind === 'message') return ['held'];
  if (kind === 'character') return ['characters'];
  if (kind === 'palace') return ['palaces'];
  if (kind === 'merchant' || kind === 'messenger') return [rideTopic(view.players[idOf(id)][kind].horses)];
  if (kind !== 'place') return [kind];
  const at = idOf(id);
  return [
    LOCATIONS[at].kind,
    ...(view.buildings[at] >= 0 ? ['build'] : []),
    ...(hasPalaces(view, at) ? ['palaceMarks'] : []),
    ...(view.circus === at ? ['hire'] : []),
    ...(view.horses[at] > 0 ? ['horses'] : []),
  ];
}

const hasPalaces = ({ players }: View, at: number): boolean =>
  players.some(({ palaces }) => palaces.some((owned, palace) => owned > 0 && cityOf(palace) === at));
