import type { RuleRef } from './explain';

/** The paragraphs about the app itself, in the order of their chapter at the end of every rulebook. */
export const APP_RULES = [
  'home',
  'saves',
  'setup',
  'lessons',
  'board',
  'choices',
  'undo',
  'plan',
  'hints',
  'notes',
  'threats',
  'log',
  'replay',
  'words',
  'players',
  'computers',
  'together',
  'ending',
  'rulebook',
  'settings',
  'controls',
  'about',
] as const;

export type AppRule = (typeof APP_RULES)[number];

/** The key of a paragraph about the app, in any game's rulebook. */
export const appRuleKey = (rule: AppRule) => `app-${rule}`;

/** A paragraph about the app, in a game's rulebook. Default: the open match's game. */
export const appRule = (rule: AppRule, game?: string): RuleRef => ({ key: appRuleKey(rule), ...(game && { game }) });
