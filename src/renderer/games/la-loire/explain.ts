import { LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { TargetId } from '../../board/board-types';
import { explainedBy } from '../kit/explain';
import { idOf, kindOf } from '../kit/targets';
import type { View } from './words';

/** What a turn is made of, as paragraphs of the rulebook in order. */
export const TURN: readonly string[] = [
  'turn',
  'distance',
  'buying',
  'selling',
  'shipping',
  'building',
  'hiring',
  'messages',
  'delivering',
  'end',
];

/** The paragraph of the rules each topic of the table follows from: figures, icons, groups of moves. */
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
  money: 'money',
  boat: 'end',
  delivered: 'end',
  held: 'held',
  goods: 'carrying',
  cubesInHand: 'cubes',
  characters: 'hiring',
  farms: 'limits',
  palaces: 'palaces',
  supply: 'supply',
  decks: 'messages',
  towers: 'limits',
  turns: 'end',
  lastTurns: 'end',
  solo: 'solo',
  order: 'turn',
  horses: 'horses',
  figures: 'turn',
  village: 'buying',
  city: 'selling',
  tile: 'market',
});

/** What a thing on the board has to explain, the most important first. */
export function topics(id: TargetId, view: View): string[] {
  const kind = kindOf(id);
  if (kind === 'message') return ['held'];
  if (kind === 'character') return ['characters'];
  if (kind === 'palace') return ['palaces'];
  if (kind !== 'place') return [kind];
  const at = idOf(id);
  return [
    LOCATIONS[at].kind,
    ...(view.buildings[at] >= 0 ? ['build'] : []),
    ...(view.circus === at ? ['hire'] : []),
    ...(view.horses[at] > 0 ? ['horses'] : []),
  ];
}
