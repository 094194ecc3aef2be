import type { expectedEnglish } from './expected-en';

export const expectedFrench: Readonly<Record<keyof typeof expectedEnglish, string>> = {
  build: 'une nouvelle galère au port de {port}',
  guard: 'des marins de plus au port de {port}',
  'guard-open': 'des marins de plus au port de {port}',
  'mission-sell': 'la vente d’un lot de {good} au port de {port} pour {price}',
  'mission-sellBest': 'la vente d’un lot de {good} au port de {port} pour {price}',
  'mission-store': 'un lot de {good} pour son entrepôt du port de {port}',
  'mission-land': 'un débarquement au port de {port}',
  'mission-landRace': 'un débarquement au port de {port}',
  'mission-landTaken': 'un débarquement au port de {port}',
  'mission-landGuarded': 'un débarquement au port de {port}',
  'mission-storm': 'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès)',
  'mission-stormGuarded':
    'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès si rien ne l’arrête)',
  'mission-raid':
    'une attaque contre une galère de {power} au port de {port} ({crew} contre {sailorsNumber}, {chance} % de succès)',
  'fight-port': 'une attaque contre le port de {port} ({crew} contre {garrisonNumber}, {chance} % de succès)',
  'fight-galley': 'une attaque contre une galère de {power} ({crew} contre {sailorsNumber}, {chance} % de succès)',
  land: 'un débarquement au port de {port}',
  'land-gain': 'un débarquement au port de {port}',
  'land-against': 'un débarquement au port de {port}',
  'land-last': 'un débarquement au port de {port}',
  sell: 'la vente d’un lot de {good} au port de {port} pour {price}',
  'sell-store': 'un lot de {good} pour son entrepôt du port de {port}',
};
