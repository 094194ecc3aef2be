import type { recapEnglish } from './recap-en';

export const recapFrench: Readonly<Record<keyof typeof recapEnglish, string>> = {
  paid: 'paie {price}',
  gain: 'gain : {gain}',
  bought: 'achète {tile}',
  gondolaBuilt: 'construit une gondole : {gain}',
  barricadeBuilt: 'construit une barricade',
  partBuilt: 'construit {tile} : {gain}',
  partReplaced: 'construit {tile} à la place de celle de {other} : {gain}',
  dogePlaced: 'tuile Doge : {face}',
};
