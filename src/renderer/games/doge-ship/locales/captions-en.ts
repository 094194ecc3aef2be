/** Captions of the rulebook’s pictures, by paragraph. */
const captions = {
  setup: 'The board for three players: the Doge tile, the tables, the ship with its two levels, and the piles.',
  price: 'The red die shows 3. Space 5 is two spaces further, so it costs 2 ducats.',
  actions: 'Anchor places a marker on red 5, to buy a gondola or a galley part.',
  drawing: 'Anchor draws three parts and keeps the one for 5 ducats. The others go back under the pile.',
  galley: 'The lower level grows from the stern. The middle part goes next to the aft parts.',
  points:
    'With this Doge tile, each green square of a new part adds 2 points and each red one 1. Each yellow one costs 1.',
  gondola: 'This gondola pays 6 ducats when built, then goes back under its pile.',
  replacement: 'A 3-ducat part replaces the last part of the lower level. The upper level doesn’t reach that far.',
  barricade: 'The new barricade covers the old one. Against high water, both count.',
  doge: 'Two Doge tiles are drawn. One of them covers the current tile.',
  highWater: 'The Doge tile brings high water 3. Everyone has one barricade, so everyone loses two markers.',
  inspection: 'This Doge tile ends the round with an inspection.',
  end: 'The part in the ship’s last space ends the game at once.',
};

export default captions;
