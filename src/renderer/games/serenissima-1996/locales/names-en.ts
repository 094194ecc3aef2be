/** Places and pieces on the board, with their state. */
export const namesEnglish = {
  spaceState: '{space}, {galleys}',
  destination: '{state} – {facts}',
  empty: 'no galleys',
  galleyShort: 'Galley {n}, {place}',
  galleyState: '{power}, galley {n}, {sailors}, {cargo}, in {space}',
  portState: '{port}, {held}, produces {good}, stores {stores}',
  scored: '{state}, {score}',
  scores: '{count} point now, {full} when full: {goods} | {count} points now, {full} when full: {goods}',
  scoresFull: 'full: {count} points',
  missing: '{count} more good | {count} more goods',
  held: 'held by {owner} with {garrison}',
  heldByItself: 'held by its original owner with {garrison}',
  unheld: 'no owner',
  fort: 'a fort',
  nothing: 'nothing',
  noCargo: 'no cargo',
};
