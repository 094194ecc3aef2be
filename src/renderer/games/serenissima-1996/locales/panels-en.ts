/** The texts of the panels: markets, bids for the order of play and players. */
export const panelsEnglish = {
  markets: {
    title: 'Markets',
    note: 'Price for the next piece sold, plus the bonus for a new market if none of the owner’s ports makes or stores the good. A port buys each good once, never the one it produces, and only while its warehouse has room.',
    left: 'In the supply',
    monopoly: 'Monopoly',
    makes: 'produces',
    stores: 'has one',
    full: 'full',
  },
  orderHelp: {
    bidding:
      'The highest bid chooses first. Most bids are {from} to {to}. First: you buy, hire and land before the others. Last: you see their moves and fight last.',
    ordering: 'First: you buy, hire and land before the others. Last: you see their moves and fight last.',
  },
  status: {
    /** Labels above the values in the top bar. */
    bar: { turn: 'Turn', phase: 'Phase' },
    record: {
      title: 'This game so far: averages by position',
      place: 'Position',
      paid: 'Bid',
      sold: 'Sales',
      ports: 'Ports taken',
    },
    title: 'Powers',
    points: '{count} point if the game ended now | {count} points if the game ended now',
    pointsHidden: '{count} point now, plus hidden ducats | {count} points now, plus hidden ducats',
    source: '{label}: {points}',
    whose: '{power}: {what}',
    aboard: '{count} sailor aboard | {count} sailors aboard',
    moneyHidden: 'hidden ducats',
    ducatsHidden: 'Ducats: hidden',
    ports: '{count} port | {count} ports',
    garrison: '{count} sailor in garrison | {count} sailors in garrison',
    fort: 'with a fort',
    wants: 'buys',
    income: 'Capital income at the end of the turn: {ducats}, not counting sales',
    left: 'Supply',
    stored: 'Warehouse spaces filled',
    box: '{sailors} and {galleys} left',
    order: 'Order of play',
    phases: 'Phases of the turn',
    turn: 'Turn {turn} of {last}',
    turnThrown: 'Turn {turn} (from turn {last}, a die roll may end the game)',
  },
};
