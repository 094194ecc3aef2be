/** One or two sentences per step, and the responses to other moves. */
const lessons = {
  buy: {
    title: 'Buy',
    about: 'Place markers on spaces and pay for them. Draw parts and buy one.',
    steps: {
      space: {
        text: 'You’re Anchor, and each marker is an action. The red die shows 3, so spaces up to 3 are free and red 5, two beyond, costs 2 ducats: place a marker there.',
        other: 'That’s legal, but for this lesson, use red 5.',
      },
      pile: {
        text: 'Each zone of the ship has its own pile of parts, and building starts at the stern. Draw from the lower aft parts.',
        other: 'That’s legal, but for this lesson, draw lower aft parts.',
      },
      keep: {
        text: 'You may buy one of the three for its cost. Buy the 5-ducat part: it has 5 printed points, and its squares score 3 more with this Doge tile.',
        other: 'That’s legal, but for this lesson, buy the 5-ducat part.',
      },
      free: {
        text: 'Your part waits in your yard until you build it with another marker. Tower has taken white 2, so use green 4, free under its die, for 3 ducats.',
        other: 'That’s legal, but for this lesson, take 3 ducats on green 4.',
      },
      discard: {
        text: 'You can’t pass: a round lasts until all markers are used. If no space suits you, discard a marker for a ducat: do it now.',
        other: 'That’s legal, but for this lesson, discard a marker.',
      },
    },
    done: 'Nine ducats and a part in your yard! A yard holds five tiles, including at most two galley parts.',
  },
  build: {
    title: 'Build',
    about: 'Build on both levels, gain Approvals, build a gondola.',
    steps: {
      space: {
        text: 'With this Doge tile, green scores +2, red +1, yellow −1. Red 3 (free) lets you build: place a marker there.',
        other: 'That’s legal, but for this lesson, start with red 3. It’s free.',
      },
      part: {
        text: 'The lower middle part has 2 printed points, plus 3 for its green diamond and red square. Its symbol and its violet zone bring an Approval each: build it.',
        other: 'That’s legal, but for this lesson, build the lower middle part first.',
      },
      second: {
        text: 'On the upper level, a part needs one below it and no gap towards the stern. White 6 is two beyond its die: place a marker there for 2 ducats to build again.',
        other: 'That’s legal, but for this lesson, use white 6.',
      },
      upper: {
        text: 'The upper aft part has 4 printed points, +1 for red and −1 for yellow. Build it for 4 points and two more Approvals.',
        other: 'That’s legal, but for this lesson, build the upper aft part.',
      },
      gondola: {
        text: 'A gondola pays its ducats once, when you build it, then returns under its pile. Place a marker on green 3 and build yours.',
        other: 'That’s legal, but for this lesson, use green 3 and build the gondola.',
      },
    },
    done: 'Each round brings a new Doge tile, so a part can wait until its colours pay. You bid Approvals at inspections, and they count at the end.',
  },
  water: {
    title: 'Barricades',
    about: 'Use a bonus, withstand high water, play first.',
    steps: {
      space: {
        text: 'At the end of this round the water rises to 1, and you need more barricades than that to keep all your markers. Your one barricade pays a ducat each time you use a building space: use green 2.',
        other: 'That’s legal, but for this lesson, use green 2.',
      },
      build: {
        text: 'Barricade 3 goes on top of your stack. Both count against the water, but only the top one for bonus and priority: build it.',
        other: 'Build barricade 3: you need two against this water.',
      },
      last: {
        text: 'The water rises to 1: your two barricades are enough, but Tower has only one and loses a marker. Take 2 ducats on white 2 with your last marker and watch.',
        other: 'That’s legal, but for this lesson, take 2 ducats on white 2.',
      },
      reorder: {
        text: 'The lowest number on top plays first: your 3 beats Tower’s 8. Once a turn, before your action, you may pay 2 ducats to move another barricade to the top: choose barricade 10 for its bonus.',
        other: 'That’s legal, but for this lesson, move barricade 10 to the top first.',
      },
      bonus: {
        text: 'Building pays you a ducat again. Place a marker on red 3, free under its die, and build the gondola.',
        other: 'That’s legal, but for this lesson, use red 3 and build the gondola.',
      },
    },
    done: 'You started this round with five markers, Tower with four. With fewer barricades than the water level, Tower would have lost two.',
  },
  doge: {
    title: 'Intrigue',
    about: 'Change the Doge tile, gain Approvals, bid at an inspection.',
    steps: {
      space: {
        text: 'Your part has two red squares and two yellow circles, and this Doge tile makes each red one cost a point. Red 4 draws two new Doge tiles: place a marker there.',
        other: 'That’s legal, but for this lesson, change the Doge tile on red 4 first.',
      },
      lay: {
        text: 'Your choice counts at once, and the other tile goes on or under its pile. Choose the one that pays 2 for red and 1 for yellow, and brings an inspection this round.',
        other: 'That one pays less for red. Choose the tile that pays 2.',
      },
      build: {
        text: 'Your part was worth 2 points and is now worth 10. Place a marker on red 3 and build it before the Doge tile changes again.',
        other: 'That’s legal, but for this lesson, use red 3 and build the part.',
      },
      bribe: {
        text: 'The inspection wants Approvals, and you have one. White 4 gives two: it costs 1 ducat for the space plus 2 for the Approvals.',
        other: 'That’s legal, but for this lesson, take the two Approvals on white 4.',
      },
      bid: {
        text: 'Bids are secret, and you spend every Approval you bid, win or lose. The highest gets 6 points, the second 3: bid 2 and keep one.',
        other: 'That’s legal, but for this lesson, bid 2 and keep one for the end.',
      },
    },
    done: 'You bid two Approvals and Tower bid one: 6 points for you, 3 for Tower. Ties share the higher rank, and zero scores nothing.',
  },
  finish: {
    title: 'The end',
    about: 'Replace a part, finish the ship, count all Approvals.',
    steps: {
      space: {
        text: 'The ship has one empty space, and filling it ends the game. First place a marker on red 6, which is free because the red die shows 6, and score by replacing a part.',
        other: 'That’s legal, but for this lesson, start with the Replacement on red 6.',
      },
      replace: {
        text: 'The last lower part has nothing above it, so you may replace it, and Tower, who built it, loses nothing. Build your lower fore part there for 8 points.',
        other: 'That’s legal, but for this lesson, replace the lower fore part.',
      },
      construct: {
        text: 'Your other part fits the empty space. White 6 is two beyond its die: place a marker there for 2 ducats.',
        other: 'That’s legal, but for this lesson, use white 6.',
      },
      last: {
        text: 'Build it for 7 points and an Approval: the game ends at once. Then all Approvals count one last time, and the player with the most scores 9 points.',
        other: 'Build the part instead, and finish the ship.',
      },
    },
    done: 'Check the score breakdown: printed points, Doge tile, bonuses, inspections. Your four Approvals scored 9 points, Tower’s two scored 5.',
  },
};

export default lessons;
