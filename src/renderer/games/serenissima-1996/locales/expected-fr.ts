import type { expectedEnglish } from './expected-en';

export const expectedFrench: Readonly<Record<keyof typeof expectedEnglish, string>> = {
  build: 'une nouvelle galère {portLocative}',
  'build-variable': 'une nouvelle galère {portLocative}',
  guard: 'des marins de plus {portLocative}',
  'guard-open': 'des marins de plus {portLocative}',
  'mission-sell': 'la vente d’un lot de {good} {portLocative} pour {price}',
  'mission-sellBest': 'la vente d’un lot de {good} {portLocative} pour {price}',
  'mission-store': 'un lot de {good} pour son entrepôt du port de {port}',
  'mission-land': 'un débarquement {portLocative}',
  'mission-landRace': 'un débarquement {portLocative}',
  'mission-landTaken': 'un débarquement {portLocative}',
  'mission-landGuarded': 'un débarquement {portLocative}',
  'mission-storm': 'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès)',
  'mission-stormGuarded':
    'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès si rien ne l’arrête)',
  'mission-raid':
    'une attaque contre une galère de {power} {portLocative} ({crew} contre {sailorsNumber}, {chance} % de succès)',
  'fight-port': 'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès)',
  'fight-galley': 'une attaque contre une galère de {power} ({crew} contre {sailorsNumber}, {chance} % de succès)',
  'fight-free': 'une attaque ({chance} % de succès)',
  'fight-landing': 'une attaque ({chance} % de succès)',
  'fight-defend': 'une attaque ({chance} % de succès)',
  'fight-long': 'une attaque ({chance} % de succès)',
  land: 'un débarquement {portLocative}',
  'land-gain': 'un débarquement {portLocative}',
  'land-against': 'un débarquement {portLocative}',
  'land-last': 'un débarquement {portLocative}',
  'land-last-variable': 'un débarquement {portLocative}',
  sell: 'la vente d’un lot de {good} {portLocative} pour {price}',
  'sell-store': 'un lot de {good} pour son entrepôt du port de {port}',
};
