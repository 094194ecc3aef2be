/** Reasons for the moves of the computers of La Loire. */
export const reasonsEnglish = {
  deliver: '{Card} is delivered: {points}.',
  'deliver-paid': '{Card} is delivered: {points}, and {price} at once.',
  'deliver-stop': '{at} is a stop of {card}; {count} more to go. | {at} is a stop of {card}; {count} more to go.',
  build: '{Building} in {at} costs {price}, and a point is mine whenever {good} is bought there.',
  buyPalace: '{Palace} costs {price} and counts {points}.',
  hire: '{Character} costs {price} and counts {points}.',
  ship: '{price} for {count} space of the river, a point each. | {price} for {count} spaces of the river, a point each.',
  buyMessage: 'A message of level {level} costs {price} and brings {points} when it is delivered.',
  sell: 'Cities pay {price} for my {goods}.',
  buy: 'In {at} {good} costs {price}; cities pay {worth}.',
  placeCircus:
    'From {at} the circus is {count} step ahead of my {figure}. | From {at} the circus is {count} steps ahead of my {figure}.',
  chooseMessage: '{Card} brings {points}.',
  'move-message': 'From {to} {card} is {count} ride away. | From {to} {card} is {count} rides away.',
  'move-stop': '{to} is where {card} must go or pass.',
  'move-market':
    'From {to} my Merchant is {count} ride from a city, which pays {price} for all I carry. | From {to} my Merchant is {count} rides from a city, which pays {price} for all I carry.',
  'move-sell': '{to} pays {price} for all I carry.',
  'move-city':
    'From {to} my {figure} is {count} ride from a city. | From {to} my {figure} is {count} rides from a city.',
  'move-arrive': '{to} is a city, where my {figure} has more to do than on the road.',
  'move-last': 'The last ride of my {figure} ends in {to}.',
  takeBackCube: 'In {at} the cube of {card} lies idle; I need it for another message.',
  fetchHorse: 'A horse from {at} takes my {figure} a stop farther.',
  endTurn: 'Nothing that my figures reach is worth its price.',
  'endTurn-poor': 'With {money} the Merchant cannot leave the city.',
  move: 'That way lies what I have in mind.',
};
