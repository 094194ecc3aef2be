import type { expectedEnglish } from './expected-en';

export const expectedFrench: Readonly<Record<keyof typeof expectedEnglish, string>> = {
  'mission-sell': 'la vente d’un cube de {good} à {port} pour {price}',
  'mission-sellAll': 'la vente de {cubes} cubes à {port} pour {price}',
  'mission-sellBest': 'la vente d’un cube de {good} à {port} pour {price}',
  'mission-store':
    '{count} cube de plus à {port}, pour un revenu de {income} par décompte | {count} cubes de plus à {port}, pour un revenu de {income} par décompte',
  'mission-claim': 'la prise de {port} avec {sailors}',
  'mission-claimAgainst': 'la prise de {port} avec {sailors}',
  'mission-claimGain': 'la prise de {port}',
  'mission-storm': 'un assaut sur {port} ({win} % de succès)',
  'mission-stormThrough': 'un assaut sur {port} ({win} % de succès)',
  'mission-raid': 'une attaque contre une galère de {power} ({win} % de succès)',
  'invest-basilica': 'une basilique à {port}',
  'invest-galley': 'une nouvelle galère à {port}',
  'invest-fort': 'un fort à {port}',
  'invest-fortAgainst': 'un fort à {port}',
  'invest-guard': 'des marins de plus à {port}',
  'invest-crew': 'des marins de plus à bord de {galley}',
};
