/**
 * English texts of the five lessons: one or two sentences per step, and the responses to other
 * moves.
 */
const lessons = {
  sail: {
    title: 'Sail',
    about: 'Row through the Adriatic, ask for passage, take a first port.',
    steps: {
      first: {
        text: 'You are Venice: in the end the most prosperous power wins. Your galley 1 is bound for Sicily and its wine: choose the Lower Adriatic off Ragusa on the chart.',
        other: 'Allowed, but this time galley 1 leads the way: sail it to the Lower Adriatic off Ragusa.',
      },
      on: {
        text: 'A galley sails one space for each sailor aboard, so yours has two spaces left. Sail on to the Strait of Otranto, off Corfu.',
        other: 'Allowed, but let galley 1 go on south, to the Strait of Otranto, off Corfu.',
      },
      ask: {
        text: 'A Genoese galley lies here. You may enter any space, but to sail on from this one you need its owner’s consent: ask for passage.',
        other: 'First ask for passage with galley 1.',
      },
      through: {
        text: 'Genoa lets you pass. The last of your three sailors takes you to the Sicilian Sea.',
        other: 'Any way is open, but Sicily is worth it: sail to the Sicilian Sea.',
      },
      end: {
        text: 'Galley 1 has sailed as far as it can, and galley 2 may stay at home. End your sailing phase; then Genoa sails.',
        other: 'Galley 2 could sail too, but it guards the harbour today. End your sailing phase.',
      },
      land: {
        text: 'No garrison defends Sicily, so whoever lands there holds it. Land one sailor, and keep two to row with.',
        other: 'Land just one: a galley without sailors sinks, and oars are speed.',
      },
    },
    done: 'Sicily flies your flag. From here its wine is yours for 100 ducats a piece.',
  },
  trade: {
    title: 'Trade',
    about: 'Buy cheap, sell where nobody has it, earn the bonus.',
    steps: {
      buy: {
        text: 'After the bids a turn goes on in the harbour, where you buy. Sicily makes wine for 100 ducats a piece: buy 2 for galley 1.',
        other: 'Allowed, but buy 2 wine in Sicily for galley 1 first.',
      },
      leave: {
        text: 'Three sailors and two pieces: a galley holds five in all. End your harbour phase; Genoa buys next.',
        other: 'The galley is well laden. End your harbour phase.',
      },
      sail: {
        text: 'Goods bring most where nobody has them yet. Sail galley 1 three spaces, to Genoa: choose the Ligurian Sea on the chart.',
        other: 'That leads away from Genoa: take galley 1 to the Ligurian Sea, three spaces in all.',
      },
      anchor: {
        text: 'You lie off Genoa, where everybody may trade. End your sailing phase.',
        other: 'Galley 2 can stay. End your sailing phase.',
      },
      peace: {
        text: 'Whoever meets a rival may fight, and nobody must. You came to sell: end your combat phase.',
        other: 'Better not: the garrison is five men strong. End your combat phase.',
      },
      sell: {
        text: 'None of Genoa’s ports has wine: you open a market. The lowest free space pays 200 ducats, and a new market in a capital 1,000 more: sell one wine.',
        other: 'Not yet: first sell a wine in Genoa.',
      },
      income: {
        text: 'A port stores each good once, so the second wine waits for another market. End your revenue phase: holding Venice brings 300 ducats.',
        other: 'End your revenue phase.',
      },
    },
    done: 'Your first sale: with the income of Venice, 1,500 ducats in a turn. And the wine cost 100!',
  },
  build: {
    title: 'Build',
    about: 'Launch a galley, hire its crew, raise a fort.',
    steps: {
      galley: {
        text: 'A port that makes or stores wood and iron can build a galley for 500 ducats. Venice stores both: build one there, its first sailor hired.',
        other: 'Allowed, but build a galley in Venice first, with a hired sailor.',
      },
      hire: {
        text: 'A port offers as many sailors a turn as it stores goods: two in Venice, and one is aboard already. Hire the other for galley 5.',
        other: 'Allowed, but hire one sailor in Venice for galley 5.',
      },
      crew: {
        text: 'In the harbour, crews and garrisons change places freely. Move a sailor from the garrison of Venice to galley 5.',
        other: 'Allowed, but move a sailor from the garrison of Venice to galley 5.',
      },
      load: {
        text: 'Three sailors leave room for two pieces. Buy 2 wine in Venice for galley 5.',
        other: 'Allowed, but load galley 5 with 2 wine.',
      },
      fort: {
        text: 'Ragusa makes wood and stores gold, which is what a fort takes. Build it for 500 ducats: attackers will divide by four there instead of three.',
        other: 'Allowed, but build the fort in Ragusa.',
      },
    },
    done: 'A third galley earns more than anything else you can buy. Each port builds one thing a turn.',
  },
  fight: {
    title: 'Fight',
    about: 'Board a galley, take its cargo, storm a port.',
    steps: {
      attack: {
        text: 'A Genoese galley lies beside you with two sailors and gold. Attack it with galley 1: each side adds a die to its sailors, and every three make a hit.',
        other: 'That comes later: attack the galley with the gold first.',
      },
      seize: {
        text: 'Four sailors and a 5 make nine: three hits, and its crew is gone; you lost one. Seize the galley, with a crew of 1 from yours.',
        other: 'It is worth more afloat, and you need sailors: seize it with a crew of 1.',
      },
      spoils: {
        text: 'Its cargo is yours too. Bring one gold over to galley 1, then choose “Done”.',
        other: 'Keep all of it: one gold to galley 1, then “Done”.',
      },
      storm: {
        text: 'Sicily has a garrison of one, and a garrison only defends. Storm it with galley 1.',
        other: 'Storm Sicily with galley 1, which has two sailors.',
      },
      end: {
        text: 'The garrison has fallen, but nobody lands before the fighting is over. End your combat phase.',
        other: 'End your combat phase.',
      },
      land: {
        text: 'An empty port belongs to whoever lands first, in the order of play. Land one sailor.',
        other: 'Land just one: the other keeps galley 1 afloat.',
      },
    },
    done: 'A galley, two gold and a port. The buttons tell the odds of every attack before you make it.',
  },
  win: {
    title: 'Win',
    about: 'A monopoly, a full port, and how the points are counted.',
    steps: {
      monopoly: {
        text: 'It is the last turn, and Genoa asks for gems, which only your Cyrene makes. A monopoly may cost up to 1,000 ducats instead of 300: ask 1,000.',
        other: 'You can ask for more: 1,000 ducats.',
      },
      last: {
        text: 'Genoa pays! In the end 500 ducats are a point and cargo aboard is none, so buy nothing more: end your harbour phase.',
        other: 'Allowed, but it would not pay for itself any more. End your harbour phase.',
      },
      sail: {
        text: 'Ragusa has four spaces, three of them filled, and no iron. Sail galley 1 there, to the Lower Adriatic.',
        other: 'The iron of galley 1 is wanted in Ragusa: sail to the Lower Adriatic.',
      },
      anchor: {
        text: 'Here you lie. End your sailing phase.',
        other: 'End your sailing phase.',
      },
      fill: {
        text: 'A port that is not full counts 1 point; full, a small one counts 2, one of four spaces 5, a capital 10. Sell the iron: Ragusa is full.',
        other: 'First sell the iron in Ragusa.',
      },
      count: {
        text: 'Your own capital brings 10 points more. End your revenue phase: the game is over, and the points are counted.',
        other: 'End your revenue phase.',
      },
    },
    done: 'Look at the lines: capital, ducats, ports, full ports. Now you know the whole game.',
  },
};

export default lessons;
