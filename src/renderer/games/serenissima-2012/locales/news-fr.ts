import type { newsEnglish } from './news-en';

/** French translation of the news. */
export const newsFrench: typeof newsEnglish = {
  free: '',
  earned: '+{n}',
  paid: '−{n}',
  galley: 'galère {n}',
  loaded: 'charge {count} × {good}, {port} {change}',
  sailed: '{galley} → {space}',
  blockade: 'bloque {power}',
  sold: 'vend {good}, {port} {change}',
  stored: 'entrepose {good}, {port}',
  attacked: 'attaque {power}, {target}',
  sank: '{galley} coulée',
  looted: 'pille la {galley} ({good})',
  garrisonFell: 'garnison de {port} anéantie',
  claimed: 's’installe à {port}',
  taken: 'prend {port} à {power}',
  portLost: 'perd {port}',
  recruited: '{sailors} {change}',
  galleyBought: 'nouvelle {galley}, {port}',
  fortBuilt: 'fort, {port}',
  basilicaBuilt: 'basilique, {port}',
  invested: 'investit',
  wineIncome: 'vin {change}',
};
