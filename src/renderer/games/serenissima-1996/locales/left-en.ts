/** What the chosen piece's card says about a galley's room, moves and owner, and about a port's sailors. */
export const leftEnglish = {
  room: 'room for {count} more | room for {count} more',
  full: 'no room aboard',
  steps: '{count} of {of} left | {count} of {of} left',
  reach: '{count} space | {count} spaces',
  purse: 'you have {price}',
  hire: '{count} sailor for hire | {count} sailors for hire',
};
