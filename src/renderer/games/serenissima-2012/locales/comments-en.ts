/** The Doge's comments on each kind of decision in a first game. */
const comments = {
  close: 'Closed ports don’t trade in this game. Close the one that you need least.',
  port: 'Start near ports that don’t make your goods. Short trips pay off soon.',
  galley: 'Galleys act in number order, the lowest first.',
  blockade: 'You may stop this galley, but then it may attack you.',
  battle: 'Each round can cost you sailors, and you need them to sail.',
  loot: 'Take the goods that you can sell at the next port.',
  land: 'One sailor is enough to take the port. The others keep your galley moving.',
  catchUp: 'A galley is only as fast as its crew. Keep some ducats for sailors.',
  lastInvestment: 'One scoring is left. Spend only what pays off before it.',
  investment: 'Basilicas and goods in your ports earn ducats at every scoring.',
  invest: 'This galley has one sailor and no cargo. Investing may help you more.',
  sell: 'The fuller a port is, the more it pays, but it stores each good only once.',
  claim: 'One sailor is enough to claim a neutral port. Its goods then earn for you.',
  load: 'Load what the next port neither makes nor stores. In your own port, one cube is free.',
  goods: 'You have goods aboard. Sail to a port that neither makes nor stores them.',
  sail: 'An empty galley can still claim a neutral port or fetch goods at home.',
  attack: 'Each sailor is a die, and each space you’ve sailed costs one. Attack when you have more dice.',
};

export default comments;
