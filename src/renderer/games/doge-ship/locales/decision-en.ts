/** The current decision, and what threatens while it is made. */
export const decisionEnglish = {
  decision: {
    turn: 'Place a marker on a space',
    buy: 'Choose a pile: draw {n} tiles, buy one',
    buyOnly: 'Draw {tiles}, buy one',
    construct: 'Choose what to build',
    bonusBuy: 'Barricade bonus: buy one more tile',
    bonusConstruct: 'Barricade bonus: build one more tile',
    drawn: 'Choose a drawn tile',
    bonusDrawn: 'Barricade bonus: choose a drawn tile',
    drawnDear: 'You can’t afford any drawn tile',
    replacement: 'Replace the last part of a level',
    doge: 'Choose the new Doge tile',
    inspection: 'The Doge inspects: bid in secret',
    over: 'The game is over',
  },
  details: {
    ending: '{Players} could finish the ship before your next turn.',
    scores: 'If it ended now: {all}.',
    score: '{player} {total}',
    you: 'you',
    ends: 'ends the game',
    endsWith: 'ends the game: {all}',
  },
};
