/** The Doge's comments on each kind of decision in a first game. */
const comments = {
  placement: 'A galley sails one space per sailor aboard. Sailors you leave ashore guard your capital.',
  bid: 'Every 500 ducats scores a point, so bid only if the order of play matters.',
  order: 'Play first to win a race to a port. Play last to react to the others.',
  bargain: 'Agree only to a price that leaves you better off. No deal is fine too.',
  passage: 'Letting others pass costs no ducats, but look at where they’re going.',
  spoils: 'Keep the goods that you can sell soon. Every galley needs at least one sailor.',
  lastHarbour: 'It’s the last turn, and cargo scores nothing. Buy only what you can still sell.',
  empty: 'Your galleys carry no goods. Buy some that a port within reach doesn’t store yet.',
  galley: 'You can afford another galley. It pays off if there’s time left to sail it.',
  crew: 'Sailors row and fight, but each one takes the place of a piece of cargo.',
  harbour: 'A port stores each good only once. Load what the ports within reach still lack.',
  goods: 'You have goods aboard. Sail to a port that doesn’t store them yet.',
  sail: 'An undefended port is yours as soon as you land a sailor there.',
  combat: 'You never have to fight. Look at your odds on the button before you attack.',
  land: 'One sailor is enough to take an undefended port. The others keep your galley moving.',
  sell: 'The fuller a port is, the more it pays, and full ports score more at the end.',
};

export default comments;
