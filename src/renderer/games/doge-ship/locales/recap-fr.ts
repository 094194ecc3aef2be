import type { recapEnglish } from './recap-en';

export const recapFrench: Readonly<Record<keyof typeof recapEnglish, string>> = {
  free: '',
  earned: '(+{n})',
  paid: '(−{n})',
  space: '{space} {change}',
  discarded: 'défausse un marqueur {change}',
  reordered: '{tile} sur le dessus {change}',
  gain: 'gain : {gain}',
  approvals: 'gain : {gain} {change}',
  bought: 'achète {tile} {change}',
  boughtGondola: 'achète une gondole qui rapporte {face} {change}',
  declined: 'ne prend aucune tuile',
  boughtNone: 'n’achète rien',
  builtNone: 'ne construit rien',
  gondolaBuilt: 'construit une gondole : {gain}',
  barricadeBuilt: 'construit {tile}',
  partBuilt: 'construit {tile} : {gain}',
  partReplaced: 'construit {tile} à la place de celle de {other} : {gain}',
  dogePlaced: 'tuile Doge : {face}',
};
