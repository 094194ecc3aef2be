/** The chosen piece's card: a galley's room, its moves left, its owner's ducats, and a port's sailors for hire. */
export const leftEnglish = {
  room: 'room for {count} more | room for {count} more',
  full: 'no room aboard',
  steps: '{count} of {of} left | {count} of {of} left',
  reach: '{count} space | {count} spaces',
  purse: 'you have {price}',
  hire: '{count} sailor for hire | {count} sailors for hire',
};
