import type { recapEnglish } from './recap-en';

export const recapFrench: Readonly<Record<keyof typeof recapEnglish, string>> = {
  free: '',
  earned: '(+{n})',
  paid: '(−{n})',
  horseFetched: 'un cheval pour le {figure} {change}',
  left: 'laisse {horses} à {place}',
  taken: 'prend {horses} à {place}',
  bought: '{goods}, {place} {change}',
  sold: '{goods}, {place} {change}',
  marketShifted: 'prix {colour} : {n}',
  circusMoved: 'cirque → {place}',
  built: '{building}, {place} {change}',
  shipped: 'bateau +{count}',
  hired: '{character} {change}',
  messageBought: 'achat : {message} {change}',
  cubePlaced: 'étape à {place} ({stops}/{of})',
  delivered: '{message} : {points}',
  messageTo: 'message pour {place}',
  messageOfAbbey: 'message d’abbaye {place}',
  messageOfLevel: 'message de niveau {level}',
};
