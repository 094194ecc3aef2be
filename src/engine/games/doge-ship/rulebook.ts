import type { Chapter } from '../../core/rulebook';

/** The chapters in reading order. Every paragraph occurs once. */
export const CHAPTERS: readonly Chapter[] = [
  { key: 'beginning', rules: ['setup'] },
  { key: 'round', rules: ['round', 'order', 'actions', 'price', 'money', 'kinds'] },
  { key: 'buying', rules: ['drawing', 'yard'] },
  { key: 'building', rules: ['gondola', 'galley', 'points', 'approvals', 'replacement'] },
  { key: 'barricades', rules: ['barricade', 'bonus', 'reorder'] },
  { key: 'intrigue', rules: ['doge', 'bribe', 'treasure'] },
  { key: 'end', rules: ['roundEnd', 'highWater', 'inspection', 'end'] },
  { key: 'table', rules: ['moves'] },
];
