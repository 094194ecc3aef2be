import type { recapEnglish } from './recap-en';

export const recapFrench: typeof recapEnglish = {
  free: '',
  earned: '(+{n})',
  paid: '(−{n})',
  galley: 'galère {n}',
  bought: 'achète {goods}, {port} {change}',
  traded: '{buyer} achète {goods} à {seller}',
  galleyBuilt: 'nouvelle {galley}, {port}',
  fortBuilt: 'fort, {port}',
  hired: 'engage {sailors}, {port}',
  ashore: 'met {sailors} à terre, {port}',
  sailed: '{galley} → {space}',
  fought: '{galley} contre {target} : perd {losses1}, {defender} {losses2}',
  sank: '{galley} coulée',
  garrisonFell: 'garnison de {port} anéantie',
  seized: 'capture la {galley} de {power}',
  claimed: 's’installe au port de {port}',
  taken: 'prend le port de {port} à {power}',
  sold: 'vend {good}, {port} {change}',
  income: 'revenu {change}',
};
