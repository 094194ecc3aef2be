/** English texts of the lessons: one or two sentences per step, and the responses to other moves. */
const lessons = {
  ride: {
    title: 'Ride',
    about: 'Ride to a village, buy there, deliver a first message.',
    steps: {
      merchant: {
        text: 'You are Anjou: in the end most points win. Your Merchant has two horses and so rides exactly three places, one more than it has horses: choose the Merchant on the board, and then Langeais.',
        other: 'Allowed, but this time the Merchant rides to Langeais, with both horses.',
      },
      buy: {
        text: 'Langeais sells grain, and its shield is black. In the market the black tile lies where a good costs 1 denier: buy the grain.',
        other: 'Not yet: first buy the grain, for which a city pays 4 deniers.',
      },
      leave: {
        text: 'The purchase has sent the black tile to the dear end of the market. Now your Messenger: its message is for Talcy, two places away, so leave one of its two horses in Orléans and ride there.',
        other: 'Allowed, but the message is for Talcy: leave one horse behind, and ride there.',
      },
      deliver: {
        text: 'Deliver the message: that is 2 points. One of level 1 also pays the market price of the village’s shield at once, here 2 deniers.',
        other: 'First deliver the message, here in Talcy.',
      },
      end: {
        text: 'Both figures have ridden, and each may act only right after its own ride. End your turn; then Touraine plays.',
        other: 'End your turn.',
      },
      take: {
        text: 'On the road a figure keeps its direction: your Messenger rides on westward. In Talcy stands a horse without a rider; take it along, and ride three places, to Tours.',
        other: 'Allowed, but let the Messenger take the horse of Talcy along, and ride to Tours.',
      },
    },
    done: 'Distances are exact: horses left and taken are how you stop where you want to. Only in a city may a figure turn.',
  },
  trade: {
    title: 'Trade',
    about: 'Buy at your own Farm, sell in a city, send the boat up the river.',
    steps: {
      ride: {
        text: 'Blois sells wine, and the Farm there is yours. Ride there with both horses: choose your Merchant, and then Blois.',
        other: 'Allowed, but there is wine in Blois: ride there with the Merchant and both horses.',
      },
      buy: {
        text: 'The market asks 2 deniers for this shield, and a Farm makes it one less for everybody. Buy the wine for 1: each purchase at your Farm moves your boat a space up the river.',
        other: 'First buy the wine, for 1 denier.',
      },
      end: {
        text: 'A space of the river is a point. Your Messenger has to ride as well: take it to Chinon with both horses, and then end your turn.',
        other: 'Take the Messenger to Chinon with both horses, and then end your turn.',
      },
      city: {
        text: 'Touraine has played. With two horses your Merchant is just right for Orléans, three places on: ride into the city, where goods are sold.',
        other: 'Allowed, but the Merchant has goods to sell: ride to Orléans.',
      },
      sell: {
        text: 'A city pays what is printed on each card: 6 for wine, 5 for cheese, 4 for grain. Sell all three, in any order.',
        other: 'Not yet: first sell grain, cheese and wine.',
      },
      ship: {
        text: 'Once a turn a Merchant in a city may ship: 6 deniers move your boat one space, 10 move it two. Ship two spaces.',
        other: 'Allowed, but ship two spaces, for 10 deniers.',
      },
    },
    done: 'Nine deniers are left, and that is well. With fewer than 5 a Merchant cannot leave a city, and what is above 10 is given back on leaving.',
  },
  build: {
    title: 'Build',
    about: 'Build a second Farm, buy a message at the first, gain when others buy.',
    steps: {
      farm: {
        text: 'From a city the Merchant may build one building a turn, in any village without one. Your two roads may differ by one, and your Farm is north of the river: build a Farm in Cheverny, in the south.',
        other: 'Allowed, but build the Farm in Cheverny first.',
      },
      ride: {
        text: 'At a Farm of yours the Messenger may buy a message. Ride it to your Farm in Blois, with both horses.',
        other: 'Allowed, but take the Messenger to Blois, with both horses.',
      },
      message: {
        text: 'A message costs as many deniers as its level, and you may hold two. Buy one of level 1: it goes to a single village, and counts 2 points once delivered.',
        other: 'Allowed, but levels 2 and 3 need characters you have not hired yet: buy a message of level 1.',
      },
      end: {
        text: 'Touraine’s Merchant is on its way to Blois. End your turn, and watch your boat.',
        other: 'End your turn.',
      },
      leave: {
        text: 'Touraine bought wine at your Farm, and your boat moved a space. Now ride to your new Farm in Cheverny: you have 11 deniers, and a Merchant takes 10 out of a city, no more.',
        other: 'Allowed, but ride your Merchant to the Farm in Cheverny.',
      },
      buy: {
        text: 'For a blue shield the market asks 1 denier, and the Farm takes one off. The grain is free, and your boat moves a space all the same: buy it.',
        other: 'First buy the grain: it costs nothing.',
      },
    },
    done: 'Farms turn purchases into points, whoever buys. On a Farm of yours a Monastery or a Castle may follow.',
  },
  circus: {
    title: 'Hire',
    about: 'Send the circus on, hire a character, begin a message of level 2.',
    steps: {
      buy: {
        text: 'Your message of level 2 needs the Apprentice, and characters travel with the circus. First ride your Merchant to Blois with both horses, and buy the wine there.',
        other: 'Allowed, but first take the Merchant to Blois with both horses, and buy the wine.',
      },
      place: {
        text: 'The market has shifted, and the yellow tile, the one with the circus, is now in the middle. So the circus goes to a village with the shield of the first tile, green: choose Ussé.',
        other: 'Allowed, but Ussé is on your Messenger’s way: send the circus there.',
      },
      ride: {
        text: 'With one horse your Messenger goes two places, which is just right for Ussé. Ride there.',
        other: 'Allowed, but the Messenger must stop beside the circus: ride to Ussé.',
      },
      hire: {
        text: 'Who stops beside the circus may hire one character a turn, and what it changes holds at once. Hire the Apprentice for 2 deniers: a message cube comes with it.',
        other: 'Allowed, but hire the Apprentice: messages of level 2 are delivered with it.',
      },
      end: {
        text: 'The Messenger does one thing after its ride, and this time it has hired. End your turn.',
        other: 'End your turn.',
      },
      stop: {
        text: 'Your message goes to a red and a blue shield, in any order. Ride to Montsoreau, which is red, and mark this stop with the cube.',
        other: 'Ride the Messenger to Montsoreau with its horse, and mark the stop there.',
      },
    },
    done: 'One stop a turn: at a blue village, such as Saumur next to it, the message will count 4 points, and the cube comes back.',
  },
  win: {
    title: 'Win',
    about: 'Reach the end of the river, deliver once more, count the points.',
    steps: {
      city: {
        text: 'With two players the end is near when a boat is at space 20 of the river, or somebody has delivered 12 messages. Your boat is at 18: ride your Merchant to Nantes.',
        other: 'Allowed, but first ride the Merchant to Nantes, where the boat is shipped.',
      },
      sell: {
        text: 'Two spaces cost 10 deniers, and you have 4. Sell the cheese and the wine.',
        other: 'First sell both cards, the cheese and the wine.',
      },
      ship: {
        text: 'Now you have 15 deniers. Ship two spaces: that is the end of the river.',
        other: 'Allowed, but ship two spaces: there the game ends.',
      },
      deliver: {
        text: 'You finish your turn, and Touraine has one more. A message held counts 1 point, one of level 1 delivered 2: ride your Messenger to Tours with its horse, and deliver.',
        other: 'Ride the Messenger to Tours with its horse, and deliver the message there.',
      },
      end: {
        text: 'Deniers and goods count nothing in the end. End your turn, and watch the last one of Touraine.',
        other: 'End your turn.',
      },
    },
    done: 'Look at the lines: the boat, messages delivered, messages held. Characters and palaces have lines of their own.',
  },
};

export default lessons;
