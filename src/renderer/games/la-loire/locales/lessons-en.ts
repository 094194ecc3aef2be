/** One or two sentences per step, and the responses to other moves. */
const lessons = {
  ride: {
    title: 'Ride',
    about: 'Ride to a village, buy there, deliver your first message.',
    steps: {
      merchant: {
        text: 'You’re Anjou. Your Merchant has two horses, so it must ride exactly three places (its horses + 1): click the Merchant, then Langeais.',
        other: 'That’s legal, but for this lesson, move the Merchant to Langeais with both horses.',
      },
      buy: {
        text: 'Langeais sells grain, and its shield is black. In the market, black costs 1 denier: buy the grain.',
        other: 'Not yet: buy the grain first. Cities pay 4 deniers for it.',
      },
      leave: {
        text: 'Your purchase sent the black tile to the expensive end of the market. Your Messenger’s message is for Talcy, two places away: leave one of its two horses in Orléans and ride there.',
        other: 'That’s legal, but for this lesson, leave one horse and ride to Talcy.',
      },
      deliver: {
        text: 'Deliver the message for 2 points. Level 1 also pays the village shield’s market price at once, here 2 deniers.',
        other: 'Deliver the message here in Talcy first.',
      },
      end: {
        text: 'Both figures have moved, and each may only act right after its own ride. End your turn, then Touraine plays.',
        other: 'End your turn.',
      },
      take: {
        text: 'On the road, figures keep their direction, so your Messenger rides on west. Take the free horse in Talcy and ride three places to Tours.',
        other: 'That’s legal, but for this lesson, take Talcy’s horse and move the Messenger to Tours.',
      },
    },
    done: 'Distances are exact, so leave or take horses to stop where you want. Figures can only turn around in a city.',
  },
  trade: {
    title: 'Trade',
    about: 'Buy at your own Farm, sell in a city, move your boat upriver.',
    steps: {
      ride: {
        text: 'Blois sells wine, and you own the Farm there. Click your Merchant, then Blois, to ride there with both horses.',
        other: 'That’s legal, but for this lesson, move the Merchant to Blois with both horses.',
      },
      buy: {
        text: 'In the market, goods with this shield cost 2 deniers, and a Farm takes 1 denier off for everyone. Buy the wine for 1: each purchase at your Farm moves your boat a space upriver.',
        other: 'Buy the wine for 1 denier first.',
      },
      end: {
        text: 'Each river space scores a point. Your Messenger must ride too: take it to Chinon with both horses, then end your turn.',
        other: 'Move the Messenger to Chinon with both horses, then end your turn.',
      },
      city: {
        text: 'Touraine has played. Goods are sold in cities, so move your Merchant three places to Orléans with both horses.',
        other: 'That’s legal, but for this lesson, move the Merchant to Orléans to sell.',
      },
      sell: {
        text: 'A city pays the price on each card: 6 for wine, 5 for cheese, 4 for grain. Sell all three, in any order.',
        other: 'Not yet: sell your grain, cheese and wine first.',
      },
      ship: {
        text: 'Once a turn, a Merchant in a city may ship: 6 deniers move your boat one space, 10 move it two. Move your boat two spaces.',
        other: 'That’s legal, but for this lesson, move your boat two spaces for 10 deniers.',
      },
    },
    done: 'You have 9 deniers left, just right. A Merchant needs at least 5 to leave a city, and returns anything above 10.',
  },
  build: {
    title: 'Build',
    about: 'Build a second Farm, buy a message at the first, profit when others buy.',
    steps: {
      farm: {
        text: 'From a city, your Merchant may build once a turn, in any village without a building. Your two roads may differ by one building and your Farm is in the north, so build one in Cheverny, in the south.',
        other: 'That’s legal, but for this lesson, build the Farm in Cheverny first.',
      },
      ride: {
        text: 'At your own Farm, the Messenger may buy a message. Move it to your Farm in Blois with both horses.',
        other: 'That’s legal, but for this lesson, move the Messenger to Blois with both horses.',
      },
      message: {
        text: 'A message costs its level in deniers, and you may have two. Buy one of level 1: it goes to one village and scores 2 points when delivered.',
        other: 'You could, but levels 2 and 3 need characters you don’t have yet. Buy a level 1 message.',
      },
      end: {
        text: 'Touraine’s Merchant is on its way to Blois. End your turn and watch your boat.',
        other: 'End your turn.',
      },
      leave: {
        text: 'Touraine bought wine at your Farm, so your boat moved a space. Ride to your new Farm in Cheverny: you have 11 deniers, but a Merchant leaves a city with at most 10.',
        other: 'That’s legal, but for this lesson, move your Merchant to the Farm in Cheverny.',
      },
      buy: {
        text: 'The market asks 1 denier for a blue shield, and your Farm takes one off. Buy the free grain: your boat still moves a space.',
        other: 'Buy the grain first. It’s free.',
      },
    },
    done: 'Farms turn everyone’s purchases into points. You can upgrade your Farm to a Monastery or a Castle.',
  },
  circus: {
    title: 'Hire',
    about: 'Move the circus, hire a character, start a level 2 message.',
    steps: {
      buy: {
        text: 'Your level 2 message needs the Apprentice, and characters travel with the circus. First move your Merchant to Blois with both horses and buy the wine.',
        other: 'That’s legal, but for this lesson, move the Merchant to Blois with both horses and buy the wine.',
      },
      place: {
        text: 'The yellow tile with the circus is now in the middle of the market, so the circus moves to a village with the same shield as the first tile. That’s green: choose Ussé.',
        other: 'That’s legal, but for this lesson, choose Ussé. It’s on your Messenger’s way.',
      },
      ride: {
        text: 'With one horse, your Messenger goes two places, just right for Ussé. Ride there.',
        other: 'You could, but the Messenger must stop beside the circus: ride to Ussé.',
      },
      hire: {
        text: 'Beside the circus, you may hire one character a turn, which works at once. Hire the Apprentice for 2 deniers: you also get a message cube.',
        other: 'That’s legal, but for this lesson, hire the Apprentice. You need it for level 2 messages.',
      },
      end: {
        text: 'The Messenger does one thing per ride, and this time it hired. End your turn.',
        other: 'End your turn.',
      },
      stop: {
        text: 'Your message goes to a red and a blue shield, in any order. Ride to Montsoreau, which is red, and mark this stop with the cube.',
        other: 'Move the Messenger to Montsoreau with its horse and mark the stop.',
      },
    },
    done: 'You make one stop a turn. At a blue village, such as Saumur next door, the message will score 4 points, and you get the cube back.',
  },
  win: {
    title: 'Win',
    about: 'Reach the end of the river, deliver one more message, score.',
    steps: {
      city: {
        text: 'With two players, the game ends when a boat reaches space 20 or a player has delivered 12 messages. Your boat is on space 18: move your Merchant to Nantes.',
        other: 'That’s legal, but for this lesson, move the Merchant to Nantes, where you can ship.',
      },
      sell: {
        text: 'Two spaces cost 10 deniers, and you have 4. Sell your cheese and wine.',
        other: 'Sell both cards first, the cheese and the wine.',
      },
      ship: {
        text: 'You have 15 deniers. Move your boat two spaces to reach the end of the river.',
        other: 'That’s legal, but for this lesson, move your boat two spaces. That ends the game.',
      },
      deliver: {
        text: 'After this turn, Touraine has one more. A message in hand scores 1 point, but a level 1 message scores 2 once delivered: move your Messenger to Tours with its horse and deliver it.',
        other: 'Move the Messenger to Tours with its horse and deliver the message.',
      },
      end: {
        text: 'Deniers and goods score nothing at the end. End your turn and watch Touraine’s last one.',
        other: 'End your turn.',
      },
    },
    done: 'Check the score breakdown: boat, messages delivered and in hand. Characters and palaces have their own lines.',
  },
};

export default lessons;
