import type { recapEnglish } from './recap-en';

export const recapFrench: typeof recapEnglish = {
  free: '',
  earned: '(+{n})',
  paid: '(−{n})',
  galley: 'galère {n}',
  bought: 'achète {goods} {portLocative} {change}',
  traded: '{buyer} achète {goods} à {seller}',
  galleyBuilt: 'nouvelle {galley} {portLocative} {change}',
  fortBuilt: 'fort {portLocative} {change}',
  hired: 'engage {sailors} {portLocative} {change}',
  ashore: 'met {sailors} à terre {portLocative}',
  sailed: '{galley} → {space}',
  fought: '{galley} contre {target} : perd {losses1}, {defender} {losses2}',
  sank: '{galley} coulée',
  garrisonFell: 'garnison de {port} anéantie',
  seized: 'capture la {galley} de {power}',
  claimed: 's’installe {portLocative}',
  taken: 'prend le port de {port} à {power}',
  sold: 'vend {good} {portLocative} {change}',
  income: 'revenu {change}',
};
