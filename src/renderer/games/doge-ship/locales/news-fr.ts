import type { newsEnglish } from './news-en';

export const newsFrench: Readonly<Record<keyof typeof newsEnglish, string>> = {
  gain: 'gain : {gain}',
  bought: 'achète {tile}',
  gondolaBuilt: 'construit une gondole : {gain}',
  barricadeBuilt: 'construit une barricade',
  partBuilt: 'construit {tile} : {gain}',
  partReplaced: 'construit {tile} à la place de celle de {other} : {gain}',
  dogePlaced: 'tuile Doge : {face}',
};
