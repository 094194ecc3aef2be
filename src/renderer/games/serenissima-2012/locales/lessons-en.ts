/** One or two sentences per step, and the responses to other moves. */
const lessons = {
  trade: {
    title: 'Trade',
    about: 'Load, sail and sell with one galley. Claim a port with another.',
    steps: {
      load: {
        text: 'You’re Blue, and galley 1 acts first. Load 2 wood: in your own port one cube is free, the others cost 1 ducat each.',
        other: 'That’s legal, but for this lesson, load 2 wood in València first.',
      },
      sail: {
        text: 'A galley sails one space per sailor aboard, up to three here. Algiers is next door: click the Barbary Coast.',
        other: 'That’s legal, but for this lesson, sail galley 1 to the Barbary Coast, off Algiers.',
      },
      sell: {
        text: 'Red’s port Algiers neither makes nor stores wood. Sell one: the bank pays you 2 ducats for the lowest free warehouse space.',
        other: 'Not yet: sell a wood in Algiers first.',
      },
      end: {
        text: 'A port stores each good only once, so keep the other wood. End galley 1’s turn, then Red’s galley 2 acts.',
        other: 'End galley 1’s turn.',
      },
      claim: {
        text: 'Galleys act in number order, and your galley 5 is next, off neutral Sardegna. Claim the port with one sailor and keep the other aboard.',
        other: 'That’s legal, but for this lesson, claim Sardegna with one sailor.',
      },
    },
    done: 'Sardegna is yours! The fuller its warehouse, the more it pays at each scoring.',
  },
  invest: {
    title: 'Invest',
    about: 'Build a basilica, fill a port, see a scoring.',
    steps: {
      invest: {
        text: 'Instead of acting with a galley, you may invest. Galley 9 has one sailor and no cargo: invest.',
        other: 'That’s legal, but for this lesson, invest instead.',
      },
      basilica: {
        text: 'A basilica needs gold and marble in its port, and València stores both. Build one for 2 ducats: it earns 5 at each scoring.',
        other: 'That’s legal, but for this lesson, build the basilica in València first.',
      },
      recruit: {
        text: 'Sailors cost 1 ducat each and join your ports, or galleys there. Recruit two for galley 9.',
        other: 'That’s legal, but for this lesson, recruit two sailors for galley 9.',
      },
      end: {
        text: 'With three sailors, galley 9 can sail three spaces next turn. End your investment.',
        other: 'End your investment.',
      },
      sail: {
        text: 'València needs one more good to be full, and galley 12 has spice. Click the Gulf of València.',
        other: 'That’s legal, but for this lesson, sail galley 12 to the Gulf of València.',
      },
      store: {
        text: 'Your own port pays nothing, but spice earns 2 ducats anywhere. Sell it: with five goods, the full warehouse earns 20 ducats at a scoring.',
        other: 'Not yet: sell the spice in València first.',
      },
      score: {
        text: 'A Doge card ends the turn and may move the white token, which is one space from a scoring. End galley 12’s turn.',
        other: 'End galley 12’s turn.',
      },
    },
    done: 'València earned 20 ducats for its goods and 5 for its basilica, Algiers 2 for its one good. After the third scoring, the richest player wins.',
  },
  blockade: {
    title: 'Blockade',
    about: 'Get stopped by a stronger galley, then pass with one more sailor.',
    steps: {
      sail: {
        text: 'Galley 3 carries stone to Napoli, two spaces away. Red waits on the way with three sailors against your two: sail to the Sicilian Sea and see.',
        other: 'That’s legal, but for this lesson, sail galley 3 to the Sicilian Sea.',
      },
      end: {
        text: 'Red blockades you: a player whose galleys in a space carry more sailors than yours may stop it there. End galley 3’s turn.',
        other: 'You could, but you’d lose against three sailors. End galley 3’s turn.',
      },
      crew: {
        text: 'Galley 8 goes the same way. In your own port you can take sailors from the garrison, except the last: move one to galley 8.',
        other: 'That’s legal, but for this lesson, move a sailor from Corfu’s garrison to galley 8 first.',
      },
      through: {
        text: 'Three against three: Red can’t stop you now. Sail on past Red to Napoli: click the Tyrrhenian Sea.',
        other: 'That’s legal, but for this lesson, sail galley 8 through the Sicilian Sea to the Tyrrhenian Sea.',
      },
      sell: {
        text: 'Napoli is neutral, and the bank pays there too. Sell the stone for 2 ducats.',
        other: 'That’s legal, but for this lesson, sell the stone in Napoli first.',
      },
    },
    done: 'Sailors row, fight and keep the way open. But a galley holds five pieces, so each sailor takes a cube’s place.',
  },
  fight: {
    title: 'Fight',
    about: 'Attack a galley, take its cargo, take a port.',
    steps: {
      sail: {
        text: 'A Red galley off Napoli has two sailors and gold. Sail galley 4 to the Tyrrhenian Sea: each space you cross costs one of its four dice.',
        other: 'That’s legal, but for this lesson, sail galley 4 to the Tyrrhenian Sea, off Napoli.',
      },
      attack: {
        text: 'Four sailors minus one space is combat value 3, so you roll three dice. The defender rolls one per sailor, and each skull kills a sailor: attack galley 6.',
        other: 'That’s legal, but for this lesson, attack galley 6. It protects the port.',
      },
      again: {
        text: 'One skull each leaves three sailors against one. Instead of ending the turn here, fight another round.',
        other: 'That would end your turn. Fight another round.',
      },
      loot: {
        text: 'Two skulls: their galley sinks, and you may take goods into your free spaces. Take the gold.',
        other: 'Not yet: take the gold before it sinks.',
      },
      storm: {
        text: 'After beating a galley, you may attack again. No Red galley is left here, so attack Napoli and its one-sailor garrison.',
        other: 'That’s legal, but for this lesson, attack Napoli: only one sailor defends it.',
      },
      land: {
        text: 'The garrison is gone. Land one sailor to take the port, and keep two aboard.',
        other: 'Land just one: two sailors keep galley 4 moving.',
      },
    },
    done: 'Napoli is yours, with everything it stores. Taking a port ends your turn, and a player’s only port can never be attacked.',
  },
};

export default lessons;
