/** The texts of the panels: markets, galley wheel, turn track and players. */
export const panelsEnglish = {
  markets: {
    title: 'Markets',
    note: 'Price for the next good sold (spice pays 2 more). A port buys each good once, never the one it produces, and only while its warehouse has room. Your own ports store without paying. Last column: what the port earns at a scoring now → with one more good.',
    left: 'In the supply',
    makes: 'produces',
    stores: 'has one',
    full: 'full',
    closed: 'closed',
    income: 'Scoring',
  },
  wheel: {
    free: '{number}: unused',
    active: '{number}, {power}: acting now',
    toCome: '{number}, {power}: still to act',
    acted: '{number}, {power}: done this turn',
    idle: '{number}, {power}',
    cardLeft: '{card}: face down',
    cardDrawn: '{card}: drawn',
  },
  status: {
    /** Labels above the values in the top bar. */
    bar: { wheel: 'Galley wheel', track: 'Turn track', deck: 'Doge cards' },
    title: 'Players',
    whose: '{power}: {what}',
    aboard: '{count} sailor aboard | {count} sailors aboard',
    moneyHidden: 'hidden ducats',
    ports: '{count} port | {count} ports',
    reserve: '{count} sailor in reserve | {count} sailors in reserve',
    income: '{ducats} ducat if there were a scoring now | {ducats} ducats if there were a scoring now',
    leads: '{ducats}, without income to come',
    garrison: '{count} sailor in garrison | {count} sailors in garrison',
    fort: 'with a fort',
    wants: 'buys',
    nextScoring:
      'Next scoring in {steps} space, if nothing changes: | Next scoring in {steps} spaces, if nothing changes:',
    lastScoring:
      'Last scoring in {steps} space, if nothing changes: | Last scoring in {steps} spaces, if nothing changes:',
    basilicas: 'basilicas',
    basilica: 'with a basilica',
    buildings: 'Forts left: {forts}, basilicas left: {basilicas}',
    turn: 'Turn {turn}',
    setup: 'Setup',
    wheel: 'Galley wheel, in turn order',
    track: 'Turn track: {steps} space to scoring {scoring} | Turn track: {steps} spaces to scoring {scoring}',
    trackLast:
      'Turn track: {steps} space to the last scoring, which ends the game | Turn track: {steps} spaces to the last scoring, which ends the game',
    trackOver: 'Turn track: no scorings left',
    toScoring: '{steps} space to the next scoring | {steps} spaces to the next scoring',
    toLast:
      '{steps} space to the last scoring, which ends the game | {steps} spaces to the last scoring, which ends the game',
    /** The chance of a scoring: in words, in fewer words if there is little room, and as the cards' title. */
    odds: {
      now: 'scoring this turn: {chance}%',
      last: 'last scoring this turn: {chance}%',
      next: 'scoring next turn: {chance}%',
      nextLast: 'last scoring next turn: {chance}%',
      none: 'no scoring this turn',
      noneNext: 'no scoring next turn',
    },
    oddsShort: {
      now: 'scoring {chance}%',
      last: 'last scoring {chance}%',
      next: 'next turn {chance}%',
      nextLast: 'next turn {chance}%',
    },
    oddsTitle: {
      now: 'Chance of a scoring this turn: {chance}%',
      last: 'Chance that the last scoring ends the game this turn: {chance}%',
      next: 'Chance of a scoring next turn: {chance}%',
      nextLast: 'Chance that the last scoring ends the game next turn: {chance}%',
    },
  },
};
