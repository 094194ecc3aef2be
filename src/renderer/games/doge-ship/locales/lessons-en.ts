/** English texts of the lessons: one or two sentences per step, and the responses to other moves. */
const lessons = {
  buy: {
    title: 'Buy',
    about: 'Put markers on spaces and pay for them, draw parts and buy one.',
    steps: {
      space: {
        text: 'You are the Yard of the Anchor, and each of your markers is an action. The red die shows 3: spaces up to it are free, and red 5 lies two beyond, so it costs 2 ducats; put a marker there.',
        other: 'Allowed, but this time put your marker on red 5.',
      },
      pile: {
        text: 'Each zone of the Galley has its own pile of parts, and building begins at the stern. Draw from the lower aft parts.',
        other: 'Allowed, but building begins at the stern: draw lower aft parts.',
      },
      keep: {
        text: 'One of the three may be yours for its cost, and the others go under the pile. Buy the part of 5 ducats: 5 points are printed on it, and under this Doge tile its squares bring 3 more.',
        other: 'Allowed, but this time buy the part that costs 5 ducats.',
      },
      free: {
        text: 'The part lies in your yard until another marker builds it. A space takes one marker a round, and the Tower has white 2: put yours on green 4, free under its die, for 3 ducats.',
        other: 'Allowed, but take the 3 ducats of green 4.',
      },
      discard: {
        text: 'Nobody passes: a round goes on until all markers are spent. When no space suits you, a marker may be discarded for a ducat: do so now.',
        other: 'Allowed, but this time discard a marker.',
      },
    },
    done: 'Nine ducats, and a part in the yard. A yard holds five tiles, two galley parts among them at most.',
  },
  build: {
    title: 'Build',
    about: 'Build on both levels, win Approvals, build a gondola.',
    steps: {
      space: {
        text: 'Under this Doge tile every green square brings 2 points and every red one 1, while yellow costs 1. On red 3, free under its die, parts are built: put a marker there.',
        other: 'Allowed, but begin with red 3, which is free.',
      },
      part: {
        text: 'The lower middle part has 2 points printed, and its green and red squares bring 3 more. Its symbol is an Approval, and its zone, violet on the Doge tile, another: build it.',
        other: 'Allowed, but build the lower middle part first.',
      },
      second: {
        text: 'On the upper level a part needs one below it, and no gap towards the stern. White 6 lies two beyond its die: put a marker there for 2 ducats, to build once more.',
        other: 'Allowed, but put this marker on white 6.',
      },
      upper: {
        text: 'The upper aft part has 4 points printed; red brings 1 and yellow costs 1. Build it, for 4 points and two more Approvals.',
        other: 'Allowed, but build the upper aft part.',
      },
      gondola: {
        text: 'A gondola gives its ducats once, when it is built, and goes back under its pile. Put a marker on green 3, and build yours.',
        other: 'Allowed, but put a marker on green 3, and build the gondola.',
      },
    },
    done: 'Each round brings another Doge tile: a part may wait in the yard until its colours pay. Approvals are bid in inspections, and count at the end.',
  },
  water: {
    title: 'Barricades',
    about: 'Use a bonus, stand against high water, play first.',
    steps: {
      space: {
        text: 'When this round ends the water rises to 1, and only more barricades than that keep all your markers. You have one, and each time you choose a space of building it gives you a ducat: put a marker on green 2.',
        other: 'Allowed, but put this marker on green 2.',
      },
      build: {
        text: 'Barricade 3 goes on top of the other one. Against the water both count; for bonus and priority only the one on top does: build it.',
        other: 'Build barricade 3: against this water you need two.',
      },
      last: {
        text: 'You have two barricades now, and the Tower has one, which is no more than the water. Take 2 ducats on white 2 with your last marker, and see what the water does.',
        other: 'Allowed, but take the 2 ducats of white 2.',
      },
      reorder: {
        text: 'The smallest priority on top plays first: your 3 comes before the Tower’s 8. Once a turn, before the action, you may put another barricade on top for 2 ducats: choose barricade 10, for its bonus.',
        other: 'Allowed, but first put barricade 10 on top.',
      },
      bonus: {
        text: 'Now building gives you a ducat again. Put a marker on red 3, free under its die, and build the gondola.',
        other: 'Allowed, but put your marker on red 3, and build the gondola.',
      },
    },
    done: 'You began this round with five markers, the Tower with four. With fewer barricades than the level of the water it would have lost two.',
  },
  doge: {
    title: 'Intrigue',
    about: 'Choose another Doge tile, win Approvals, bid in an inspection.',
    steps: {
      space: {
        text: 'Your part has two red and two yellow squares, and under this Doge tile each red one costs a point. Red 4 draws two new Doge tiles: put a marker there.',
        other: 'Allowed, but first have the Doge think again, on red 4.',
      },
      lay: {
        text: 'The tile you choose is in force at once, and the other goes on its pile or under it. Choose the one that pays 2 for red and 1 for yellow; it also brings an inspection when the round ends.',
        other: 'That one pays less for red: choose the tile that pays 2.',
      },
      build: {
        text: 'Your part was worth 2 points, and is worth 10 now. Put a marker on red 3, and build it before the Doge thinks again.',
        other: 'Allowed, but put a marker on red 3, and build the part.',
      },
      bribe: {
        text: 'The inspection asks for Approvals, and you have one. White 4 gives two: put your last marker there, for 1 ducat to the space and 2 besides.',
        other: 'Allowed, but take the two Approvals of white 4.',
      },
      bid: {
        text: 'All bids are secret, and every Approval bid is spent, whatever it brings. The highest gets 6 points, the second 3: bid 2, and keep one.',
        other: 'Allowed, but bid 2, and keep one for the end.',
      },
    },
    done: 'Two against one: 6 points for you, and 3 for the Tower. Equal bids share the higher rank, and a bid of zero scores nothing.',
  },
  finish: {
    title: 'The end',
    about: 'Replace a part, finish the ship, count all Approvals.',
    steps: {
      space: {
        text: 'One space of the ship is empty, and whoever fills it ends the game. First score once more: on red 6, free under its die, a part is replaced; put a marker there.',
        other: 'Allowed, but begin with the Replacement, on red 6.',
      },
      replace: {
        text: 'The last part of the lower level has nothing above it, so it may go; the Tower, who built it, loses nothing. Put your lower fore part in its place, for 8 points.',
        other: 'Allowed, but replace the lower fore part.',
      },
      construct: {
        text: 'Your other part fits the empty space. White 6 lies two beyond its die: put a marker there for 2 ducats.',
        other: 'Allowed, but put this marker on white 6.',
      },
      last: {
        text: 'It brings 7 points and an Approval, and the game is over at once. Then all Approvals are counted a last time, and the most bring 9 points: build it.',
        other: 'Allowed, but finish the ship: build the part.',
      },
    },
    done: 'Look at the lines: printed points, the Doge’s parameters, bonuses, inspections. Your four Approvals brought 9 points, the Tower’s two 5.',
  },
};

export default lessons;
