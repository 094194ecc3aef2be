/** English texts of the lessons: one or two sentences per step, and the responses to other moves. */
const lessons = {
  trade: {
    title: 'Trade',
    about: 'Load, sail and sell with one galley; claim a port with another.',
    steps: {
      load: {
        text: 'You are Blue: in the end the richest wins. Galley 1 acts, and first it loads what its port produces; in your own port one cube is free, each further one costs a ducat: load 2 wood.',
        other: 'Allowed, but first load 2 wood in València.',
      },
      sail: {
        text: 'Then a galley may sail a space for each sailor aboard, here up to three. Algiers is next to you: choose the Barbary Coast on the chart.',
        other: 'Allowed, but this time galley 1 sails to the Barbary Coast, off Algiers.',
      },
      sell: {
        text: 'Algiers is Red’s, and neither produces nor stores wood. For the lowest free space of its warehouse the bank pays you 2 ducats: sell one wood.',
        other: 'Not yet: first sell a wood in Algiers.',
      },
      end: {
        text: 'A port stores each good once, so the other wood is for another port. End the turn of galley 1; then Red’s galley 2 acts.',
        other: 'End the turn of galley 1.',
      },
      claim: {
        text: 'Galleys act by their numbers, and yours is next: number 5, off Sardegna, which nobody holds. Land one sailor to claim the port, and keep the other aboard.',
        other: 'Allowed, but claim Sardegna, with one sailor.',
      },
    },
    done: 'Sardegna is yours, and its warehouse will pay you at every scoring: the fuller, the more.',
  },
  invest: {
    title: 'Invest',
    about: 'Build a basilica, fill a port, see a scoring.',
    steps: {
      invest: {
        text: 'When a galley is to act, its owner may invest instead. Galley 9 has a single sailor and nothing aboard: invest.',
        other: 'Allowed, but this time invest instead of acting.',
      },
      basilica: {
        text: 'A basilica stands in a port that produces or stores gold and marble, and València stores both. Build it for 2 ducats: it brings 5 at every scoring.',
        other: 'Allowed, but first build the basilica in València.',
      },
      recruit: {
        text: 'Sailors cost a ducat each, for ports of yours and for galleys that lie in them. Recruit two for galley 9.',
        other: 'Allowed, but recruit two sailors for galley 9.',
      },
      end: {
        text: 'With three sailors it will sail three spaces next turn. End the investment.',
        other: 'End the investment.',
      },
      sail: {
        text: 'Galley 12 is the last of this turn and carries spice, and València lacks one good to be full. Sail there: choose the Gulf of València on the chart.',
        other: 'Allowed, but sail galley 12 to the Gulf of València.',
      },
      store: {
        text: 'Your own port pays nothing for a good, but spice brings 2 ducats everywhere. Sell it: the warehouse is full, and with five goods brings 20 ducats at a scoring.',
        other: 'Not yet: first sell the spice in València.',
      },
      score: {
        text: 'After the last galley a Doge card is drawn: wine, or one or two steps for the white token, which is one step from a scoring. End the turn of galley 12.',
        other: 'End the turn of galley 12.',
      },
    },
    done: 'València brought 20 ducats for its goods and 5 for its basilica, Algiers 2 for a single good. After the third scoring the richest wins.',
  },
  blockade: {
    title: 'Blockade',
    about: 'Be stopped by a stronger galley, and then pass with a sailor more.',
    steps: {
      sail: {
        text: 'Galley 3 carries stone to Napoli, two spaces away. On the way, in the Sicilian Sea, Red lies with three sailors against your two: sail there, and see.',
        other: 'Allowed, but take galley 3 to the Sicilian Sea.',
      },
      end: {
        text: 'Red blockades: whoever has more sailors on their galleys in a space than yours has aboard may stop it there. End the turn of galley 3.',
        other: 'Allowed, but against three sailors that would end badly: end the turn of galley 3.',
      },
      crew: {
        text: 'Galley 8 is to go the same way. In your own port it takes sailors from the garrison, as long as one stays there: move one aboard galley 8.',
        other: 'Allowed, but first move a sailor from the garrison of Corfu to galley 8.',
      },
      through: {
        text: 'Three against three: Red has no more than you, and cannot stop it. Sail past, to Napoli: choose the Tyrrhenian Sea on the chart.',
        other: 'Allowed, but galley 8 sails to Napoli: through the Sicilian Sea to the Tyrrhenian Sea.',
      },
      sell: {
        text: 'Nobody holds Napoli, and the bank pays there as well. Sell the stone, for 2 ducats.',
        other: 'Allowed, but first sell the stone in Napoli.',
      },
    },
    done: 'Sailors row, fight and keep the way open. But a galley holds five pieces, and a sailor takes the place of a cube.',
  },
  fight: {
    title: 'Fight',
    about: 'Attack a galley, take its cargo, take a port.',
    steps: {
      sail: {
        text: 'Off Napoli lies a galley of Red’s with two sailors and gold. Sail galley 4 to the Tyrrhenian Sea: of its four sailors each space it crosses makes one too tired to strike.',
        other: 'Allowed, but sail galley 4 to the Tyrrhenian Sea, off Napoli.',
      },
      attack: {
        text: 'Four sailors less one space are a combat value of 3: you throw three dice, the defender one for each sailor, and each skull kills a sailor. Attack galley 6.',
        other: 'Allowed, but attack galley 6: as long as it is here nobody can attack the port.',
      },
      again: {
        text: 'A skull on either side: three sailors against one. Between rounds you may stop, which would end the turn: fight another round.',
        other: 'That would end the turn: fight another round.',
      },
      loot: {
        text: 'Two skulls: the galley sinks, and yours takes goods into its free spaces. Take the gold.',
        other: 'Not yet: take the gold before it sinks.',
      },
      storm: {
        text: 'After a galley you may go on to the next foe. Now that Red has none here, attack Napoli and its garrison of one.',
        other: 'Allowed, but attack Napoli: a single sailor defends it.',
      },
      land: {
        text: 'The garrison has fallen. Land one sailor to hold the port, and keep two aboard.',
        other: 'Land just one: two sailors keep galley 4 moving.',
      },
    },
    done: 'Napoli is yours, with all it stores, and taking it ends the turn. A player’s only port can never be attacked.',
  },
};

export default lessons;
