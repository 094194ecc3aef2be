/** Captions of the rulebook’s pictures, by paragraph. */
const captions = {
  turn: 'Anjou’s two figures: the Merchant in Tours and the Messenger in Blois.',
  distance: 'The Merchant has two horses, so it rides exactly three places: to Langeais.',
  horses: 'The Messenger leaves a horse in Orléans. With the other, it rides two places, to Talcy.',
  market: 'After a purchase under the black shield, the black tile goes to the far right, where goods cost 4.',
  buying: 'Blois has the purple shield, so goods cost 2 there. At the Farm, the wine costs 1 denier.',
  selling: 'In a city, the Merchant sells goods at the prices on their cards.',
  shipping: 'Anjou pays 10 deniers and moves its boat two spaces.',
  farm: 'The Merchant is in Orléans. For 4 deniers and a wood, it builds a Farm in Cheverny.',
  palaces: 'Anjou owns a Post Office in Nantes, and Touraine a Bank.',
  circus:
    'The tile with the circus has reached the middle of the market. The circus goes from Chinon to Ussé, whose shield is on the first space.',
  hiring: 'The Messenger is at the circus in Ussé and hires the Apprentice for 2 deniers.',
  delivering: 'The Messenger delivers a level 1 message in Talcy. It pays the market price there, 2 deniers.',
  end: 'Anjou’s boat reaches the last space of the river.',
};

export default captions;
