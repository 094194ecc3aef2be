/** Captions of the rulebook’s pictures, by paragraph. */
const captions = {
  powers: 'The four capitals: Venice, Genoa, Valencia for Spain and Istanbul for Turkey.',
  warehouses: 'Tunis produces gold and stores four goods: a full medium port.',
  capacity: 'Turkey’s galley 7 carries three sailors, wood and wine. That makes five pieces, so it’s full.',
  setup: 'Venice’s ten sailors at the start: five in the capital, three and two aboard.',
  buying: 'Sicily belongs to Venice and produces wine. The galley buys two pieces for 200 ducats.',
  galley: 'Venice stores wood and iron. The galley costs 500 ducats and its first sailor 100.',
  fort: 'Ragusa produces wood and stores gold. Venice builds a fort there for 500 ducats.',
  speed: 'With three sailors, the galley sails three spaces: as far as Sicily.',
  passage: 'A Genoese galley is off Corfu. Genoa agrees, so the Venetian galley may sail on to Sicily.',
  combat:
    'Venice’s four sailors and a roll of 5 make 9. Divided by three, that’s 3. Genoa’s two sailors and a roll of 2 make 4. Divided by three, that’s 1. Genoa loses both sailors, Venice loses one.',
  storm: 'Two Venetian sailors and a roll of 4 make 6. Divided by three, that’s 2: the port’s only sailor falls.',
  landing: 'Sicily has no garrison left. Venice lands a sailor and takes the port.',
  selling:
    'Genoa neither makes nor stores wine. The piece goes on the 2 for 200 ducats, and earns 1,000 more because it’s new to Genoa’s ports.',
  end: 'Iron fills Ragusa’s last space. Full, this medium port scores 5 points instead of 1.',
};

export default captions;
