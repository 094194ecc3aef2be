import type { recapEnglish } from './recap-en';

export const recapFrench: typeof recapEnglish = {
  free: '',
  earned: '(+{n})',
  paid: '(−{n})',
  galley: 'galère {n}',
  bought: '{goods}, {port} {change}',
  traded: '{buyer} achète {goods} à {seller}',
  galleyBuilt: 'nouvelle {galley}, {port}',
  fortBuilt: 'fort, {port}',
  hired: '{sailors}, {port}',
  sailed: '{galley} → {space}',
  fought: 'combat : {attacker}, {galley}, contre {defender}, {target}',
  sank: '{galley} coulée',
  garrisonFell: 'garnison de {port} anéantie',
  seized: 'capture la {galley} de {power}',
  claimed: 's’installe au port de {port}',
  taken: 'prend le port de {port} à {power}',
  sold: '{good}, {port} {change}',
  income: 'revenu {change}',
};
