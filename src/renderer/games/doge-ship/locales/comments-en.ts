/** The Doge's comments on each kind of decision in a first game. */
const comments = {
  bid: 'You spend every Approval you bid, win or lose. Those you save count in the final inspection.',
  doge: 'Choose the Doge tile that gives the most points for the parts you’re about to build.',
  replace: 'The builder of the destroyed part loses nothing. Choose where your part scores most.',
  drawn: 'A part scores its printed points, plus what the Doge tile gives for its squares.',
  buy: 'A part that fits the ship now can score soon. Others have to wait in your yard.',
  construct: 'Build the part that scores most under this Doge tile.',
  barricade: 'Barricades protect you from high water. Gondolas pay once, when you build them.',
  build: 'A part in your yard fits the ship now. A rival may take its place before you build it.',
  poor: 'You have few ducats. Spaces up to the number on their die are free.',
  inspection: 'This Doge tile brings an inspection after the round. Collect Approvals for your bid.',
  turn: 'Spaces up to the number on their die are free. Further right, add a ducat per space.',
};

export default comments;
