/** One or two sentences per step, and the responses to other moves. */
const lessons = {
  sail: {
    title: 'Sail',
    about: 'Cross the Adriatic, ask for passage, take your first port.',
    steps: {
      first: {
        text: 'You’re Venice, and galley 1 is going to Sicily for wine. Click the Lower Adriatic, off Ragusa.',
        other: 'That’s legal, but for this lesson, sail galley 1 to the Lower Adriatic, off Ragusa.',
      },
      on: {
        text: 'A galley sails one space per sailor aboard, so you have two left. Sail on to the Strait of Otranto.',
        other: 'That’s legal, but for this lesson, sail galley 1 to the Strait of Otranto.',
      },
      ask: {
        text: 'A Genoese galley is here, so you need its owner’s permission to sail on. Ask for passage.',
        other: 'Ask for passage with galley 1 first.',
      },
      through: {
        text: 'Genoa lets you pass. Your third sailor gives you one more space: sail to the Sicilian Sea.',
        other: 'You could go anywhere, but for this lesson, sail to the Sicilian Sea.',
      },
      end: {
        text: 'Galley 1 can’t sail any further, and galley 2 can stay home. End your sailing phase, then Genoa sails.',
        other: 'Galley 2 could sail too, but for this lesson, end your sailing phase.',
      },
      land: {
        text: 'Sicily has no garrison, so you can just land and take it. Land one sailor and keep two to row.',
        other: 'Land just one: each sailor adds speed, and with none, a galley sinks.',
      },
    },
    done: 'Sicily is yours! You can now buy wine there for 100 ducats apiece.',
  },
  trade: {
    title: 'Trade',
    about: 'Buy goods cheaply, sell them where they’re new, earn the bonus.',
    steps: {
      buy: {
        text: 'After bidding comes the harbour phase. Sicily makes wine, at 100 ducats apiece: buy 2 for galley 1.',
        other: 'That’s legal, but for this lesson, buy 2 wine in Sicily for galley 1.',
      },
      leave: {
        text: 'Three sailors and two wine: a galley holds five pieces. End your harbour phase, then Genoa buys.',
        other: 'The galley is full. End your harbour phase.',
      },
      sail: {
        text: 'Goods sell best where they’re new. Galley 1 can reach Genoa: click the Ligurian Sea, three spaces away.',
        other: 'That’s the wrong way. Sail galley 1 three spaces, to the Ligurian Sea.',
      },
      anchor: {
        text: 'You’ve reached Genoa, where anyone may trade. End your sailing phase.',
        other: 'Galley 2 can stay. End your sailing phase.',
      },
      peace: {
        text: 'You may fight rivals, but you never have to. You’re here to sell: end your combat phase.',
        other: 'Better not: the garrison has five sailors. End your combat phase.',
      },
      sell: {
        text: 'No Genoese port has wine, so you open a market: 200 ducats for the lowest free space, plus 1,000 in a capital. Sell one wine.',
        other: 'Not yet: sell a wine in Genoa first.',
      },
      income: {
        text: 'A port stores each good only once, so keep the second wine for another market. End your revenue phase: Venice earns you 300 ducats.',
        other: 'End your revenue phase.',
      },
    },
    done: 'Your first sale! You made 1,500 ducats this turn: 1,200 for a wine that cost 100, and 300 from Venice.',
  },
  build: {
    title: 'Build',
    about: 'Build a galley, hire its crew, build a fort.',
    steps: {
      galley: {
        text: 'A port that makes or stores wood and iron can build a galley for 500 ducats, plus 100 for its first sailor. Venice stores both: build one there with a hired sailor.',
        other: 'That’s legal, but for this lesson, build a galley in Venice with a hired sailor.',
      },
      hire: {
        text: 'Each turn a port offers one sailor per good it stores: two in Venice, one already aboard. Hire the other for galley 5.',
        other: 'That’s legal, but for this lesson, hire one sailor in Venice for galley 5.',
      },
      crew: {
        text: 'In the harbour, sailors move freely between galleys and garrisons. Move one from Venice’s garrison to galley 5.',
        other: 'That’s legal, but for this lesson, move a sailor from Venice’s garrison to galley 5.',
      },
      load: {
        text: 'With three sailors, there’s room for two goods. Buy 2 wine in Venice for galley 5.',
        other: 'That’s legal, but for this lesson, buy 2 wine for galley 5.',
      },
      fort: {
        text: 'Ragusa makes wood and stores gold, just what a fort takes. Build one there for 500 ducats: attackers will divide by four, not three.',
        other: 'That’s legal, but for this lesson, build the fort in Ragusa.',
      },
    },
    done: 'A third galley is your best investment. Each port can build one thing per turn.',
  },
  fight: {
    title: 'Fight',
    about: 'Seize a galley, storm a port.',
    steps: {
      attack: {
        text: 'The Genoese galley here has two sailors and gold. Attack it with galley 1: each side adds a die to its sailors, and every three points scores a hit.',
        other: 'That comes later: attack the galley with the gold first.',
      },
      seize: {
        text: 'Four sailors plus a 5 makes nine: three hits, so its crew is gone and you lost only one sailor. Seize it with a crew of 1 from your galley.',
        other: 'You want its cargo, but keep your sailors aboard: seize it with a crew of 1.',
      },
      spoils: {
        text: 'Its cargo is yours too. Move one gold to galley 1, then choose “Done”.',
        other: 'Keep it all: one gold to galley 1, then “Done”.',
      },
      storm: {
        text: 'Sicily’s garrison is one sailor, and garrisons only defend. Attack Sicily with galley 1.',
        other: 'Attack Sicily with galley 1: it has two sailors.',
      },
      end: {
        text: 'The garrison is gone, but you land once the fighting is over. End your combat phase.',
        other: 'End your combat phase.',
      },
      land: {
        text: 'An empty port goes to the first player to land, in turn order. Land one sailor.',
        other: 'Land just one: the other keeps galley 1 afloat.',
      },
    },
    done: 'A galley, two gold and a port! Each attack button shows the odds before you commit.',
  },
  win: {
    title: 'Win',
    about: 'A monopoly, a full port, and final scoring.',
    steps: {
      monopoly: {
        text: 'It’s the last turn, and Genoa wants gems, which only your Cyrene makes. With a monopoly you can ask up to 1,000 ducats instead of 300: ask 1,000.',
        other: 'You can ask for more: 1,000 ducats.',
      },
      last: {
        text: 'Genoa pays! At the end, every 500 ducats scores a point and cargo scores nothing, so don’t buy any more: end your harbour phase.',
        other: 'You could, but it won’t pay off any more. End your harbour phase.',
      },
      sail: {
        text: 'Ragusa has four spaces, three filled, and no iron. Sail galley 1 to the Lower Adriatic.',
        other: 'You need galley 1’s iron in Ragusa: sail to the Lower Adriatic.',
      },
      anchor: {
        text: 'You’ve arrived. End your sailing phase.',
        other: 'End your sailing phase.',
      },
      fill: {
        text: 'A port scores 1 point, or more when full: 2 if it’s small, 5 with four spaces, 10 for a capital. Sell the iron to fill Ragusa.',
        other: 'Sell the iron in Ragusa first.',
      },
      count: {
        text: 'Your own capital scores 10 more points. End your revenue phase to finish the game and score.',
        other: 'End your revenue phase.',
      },
    },
    done: 'Check the score breakdown: capital, ducats, ports, full ports. Now you know the whole game!',
  },
};

export default lessons;
