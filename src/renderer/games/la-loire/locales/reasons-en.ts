/** Computer players' reasons for their moves, by the key of the stored reason. */
export const reasonsEnglish = {
  deliver: 'I deliver {card} for {points}.',
  'deliver-paid': 'I deliver {card} for {points} and {price}.',
  'deliver-stop':
    '{at} is a stop for {card}, with {count} more to go. | {at} is a stop for {card}, with {count} more to go.',
  build: '{Building} in {at} costs {price} and earns me a point whenever someone buys {good} there.',
  buyPalace: '{Palace} costs {price} and scores {points}.',
  hire: '{Character} costs {price} and scores {points}.',
  ship: 'I pay {price} to move {count} space upriver, one point each. | I pay {price} to move {count} spaces upriver, one point each.',
  buyMessage: 'A level {level} message costs {price} and scores {points} when delivered.',
  'buyMessage-helper':
    'A level {level} message costs {price} and scores {points}, but delivering it takes {character}.',
  sell: 'Cities pay {price} for my {goods}.',
  buy: '{Good} costs {price} in {at}, and cities pay {worth}.',
  placeCircus:
    'In {at} the circus is {count} place ahead of my {figure}. | In {at} the circus is {count} places ahead of my {figure}.',
  chooseMessage: '{Card} scores {points}.',
  'move-message':
    'From {to} it’s {count} ride to a stop for {card}. | From {to} it’s {count} rides to a stop for {card}.',
  'move-stop': '{to} is a stop for {card}.',
  'move-market':
    'From {to} my Merchant is {count} ride from a city that pays {price} for my goods. | From {to} my Merchant is {count} rides from a city that pays {price} for my goods.',
  'move-sell': '{to} pays {price} for all my goods.',
  'move-city':
    'My {figure} is going to {at}, {count} place beyond {to}. | My {figure} is going to {at}, {count} places beyond {to}.',
  'move-circus':
    'From {to} my {figure} is {count} ride from the circus. | From {to} my {figure} is {count} rides from the circus.',
  'move-arrive': '{to} is a city, where my {figure} can do more than on the road.',
  'move-last': 'My {figure} ends its last ride in {to}.',
  takeBackCube: 'I need the cube of {card} in {at} for another message.',
  fetchHorse: 'A horse from {at} takes my {figure} one place farther.',
  endTurn: 'Nothing I can reach is worth its price.',
  'endTurn-poor': 'With {money}, my Merchant can’t leave the city.',
};
