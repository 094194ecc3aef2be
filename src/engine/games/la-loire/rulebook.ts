import type { Chapter } from '../../core/rulebook';

/** The chapters in reading order. Every paragraph of RULES belongs to one chapter. */
export const CHAPTERS: readonly Chapter[] = [
  { key: 'game', rules: ['setup', 'turn', 'money'] },
  { key: 'roads', rules: ['direction', 'distance', 'horses', 'blacksmith', 'leaving'] },
  { key: 'merchant', rules: ['actions', 'buying', 'beer', 'carrying', 'supply', 'market', 'selling', 'shipping'] },
  { key: 'building', rules: ['building', 'farm', 'roads', 'patronus', 'limits', 'palaces'] },
  { key: 'characters', rules: ['circus', 'hiring', 'helper', 'balivi'] },
  {
    key: 'messages',
    rules: ['errand', 'messages', 'abbey', 'held', 'spy', 'ducal', 'delivering', 'level-2', 'level-3', 'cubes'],
  },
  { key: 'end', rules: ['end', 'solo', 'casual'] },
  { key: 'table', rules: ['moves'] },
];
