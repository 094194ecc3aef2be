/** Captions of the rulebook’s pictures, by paragraph. */
const captions = {
  goal: 'The middle of a game: four colours share the ports of the Mediterranean.',
  warehouses: 'Sardegna has three spaces, all full. A scoring pays 10 ducats for three goods.',
  capacity: 'Blue’s galley 13 carries two sailors, wood and wine. It has room for one more piece.',
  setup: 'Blue’s starting port and one of its galleys, each with three sailors.',
  wheel: 'Galley 5 is active. Galley 6 will be next.',
  goods: 'València produces wood and belongs to Blue. The first cube is free, the second costs 1 ducat.',
  movement: 'With three sailors the galley may cross three spaces. It needs only two to reach Napoli.',
  blockade: 'Red has three sailors off Sicilia, and Blue’s galley has only two aboard. Red stops it there.',
  sale: 'Algiers stores no wood. The cube goes on the 2, and Blue earns 2 ducats.',
  battle:
    'Blue’s four sailors have crossed one space, so Blue rolls three dice. Red rolls two. Each side rolls one skull and kills one sailor.',
  storm: 'Napoli’s garrison is gone. Blue lands a sailor and takes the port.',
  basilica: 'València stores gold and marble. Blue builds a basilica for 2 ducats.',
  scoring: 'A scoring pays 20 ducats for five goods in València and 5 for the basilica.',
};

export default captions;
