/** The Doge's comments on each kind of decision in a first game. */
const comments = {
  circus: 'The characters travel with the circus. Choose a village on your way.',
  choose: 'Choose the message that you can deliver soonest.',
  deliver: 'You can deliver a message right here. That’s points at once.',
  sell: 'Cities pay the price on each card. Deniers score nothing, but they buy Farms and shipping.',
  ship: 'Each river space is a point, and shipping farther in one go costs less per space.',
  build: 'Your boat moves whenever anyone buys at your Farm. Build where many ride by.',
  buy: 'Buy while the shield here is cheap in the market. Cities pay the same for each card.',
  message: 'A message scores when you deliver it. Low levels need the fewest stops.',
  hire: 'A character works as soon as you hire it. Choose one that you can use soon.',
  ride: 'A figure moves exactly one place more than it has horses. Leave or take horses to stop where you want.',
};

export default comments;
