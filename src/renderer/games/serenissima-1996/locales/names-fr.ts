import type { namesEnglish } from './names-en';

export const namesFrench: Readonly<Record<keyof typeof namesEnglish, string>> = {
  spaceState: '{space}, {galleys}',
  destination: '{state} – {facts}',
  raid: '{galley} de {power} peut attaquer en premier ({chance} % de succès)',
  empty: 'aucune galère',
  galleyShort: 'Galère {n}, {place}',
  galleyState: '{Power}, galère {n}, {sailors}, {cargo}, dans {space}',
  portState: '{port}, {held}, produit : {good}, entrepôt : {stores}',
  scored: '{state}, {score}',
  scores:
    '{count} point, {full} une fois plein (encore {goods}) | {count} points, {full} une fois plein (encore {goods})',
  scoresFull: 'plein : {count} points',
  missing: '{count} marchandise | {count} marchandises',
  held: 'tenu par {owner} avec {garrison}',
  heldByItself: 'tenu par la puissance du même nom avec {garrison}',
  unheld: 'sans propriétaire',
  fort: 'un fort',
  nothing: 'rien',
  noCargo: 'sans cargaison',
};
