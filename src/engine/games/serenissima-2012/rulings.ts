import type { Rulings } from '../../core/rulebook';

export const SOURCES: Readonly<Record<string, string>> = {
  R: 'rulebook of 2012',
  '96': 'rulebooks and board of 1996',
  S2: 'report of a game for two (jedisjeux.net)',
  S4: 'comparison of the editions (pmnj.hatenadiary.org)',
  S10: 'review of vindjeu.eu',
  S21: 'list of components (printgames.ru)',
};

/** Our rulings by number. Questions that the rulebook answers have no entry. */
export const RULINGS: Rulings = {
  1: {
    rule: 'basilica',
    sources: ['R'],
    text: 'The rulebook’s note says wood and marble aren’t discarded for a basilica. It means gold and marble, the goods a basilica requires.',
  },
  2: {
    rule: 'limits',
    sources: ['R', 'S21'],
    text: 'Component lists differ. We follow the rulebook: five forts and five basilicas.',
  },
  4: {
    rule: 'fleet',
    sources: ['R', 'S10', '96'],
    text: 'A new galley needs at least one newly recruited sailor in the same investment, or it would sink. Its buyer picks any free number.',
  },
  5: {
    rule: 'wheel',
    sources: ['R'],
    text: 'A new galley with a higher number than the active one acts this turn. With a lower number, it acts next turn.',
  },
  7: {
    rule: 'activation',
    sources: ['R'],
    text: 'You may invest wherever the active galley is. You may also do nothing with an action.',
  },
  8: {
    rule: 'goods',
    sources: ['R', '96'],
    text: 'Cubes and sailors are limited to the supply. Cubes thrown overboard or sunk return to it.',
  },
  11: {
    rule: 'capacity',
    sources: ['R'],
    text: 'If you sink your own galley, you lose its cubes.',
  },
  15: {
    rule: 'blockade',
    sources: ['R'],
    text: 'The rulebook rules out blockades in a galley’s starting space. For us, that covers sales and claims too. Allowing those blockades is an option.',
  },
  22: {
    rule: 'strength',
    sources: ['R'],
    text: 'During an activation, a galley never rolls more dice than the combat value it had in the first round.',
  },
  23: {
    rule: 'strength',
    sources: ['R'],
    text: 'You can’t attack with combat value 0, since you’d never hit (allowing it is an option). You don’t need any to claim a neutral port.',
  },
  25: {
    rule: 'storm',
    sources: ['R'],
    text: 'Sink all the owner’s galleys in the space before you attack the port.',
  },
  26: {
    rule: 'shot',
    sources: ['R'],
    text: 'The combat value is set before the fort fires. After that, it’s the number of sailors left, and never rises. A galley the fort sinks can’t fight on. A fort belongs to its port’s owner and does nothing in a neutral port.',
  },
  27: {
    rule: 'battle',
    sources: ['R'],
    text: 'If both crews fall in a sea battle, both galleys sink with their cubes. Warehouse goods, forts and basilicas always stay.',
  },
  28: {
    rule: 'storm',
    sources: ['R', '96'],
    text: 'If the winner lands no one in a beaten port, it becomes neutral.',
  },
  29: {
    rule: 'loot',
    sources: ['R'],
    text: 'You can’t throw your own goods overboard to make room for loot, only while loading.',
  },
  30: {
    rule: 'last-port',
    sources: ['R'],
    text: 'You can’t attack a player’s only port, but you can attack their galleys beside it.',
  },
  31: {
    rule: 'blockade',
    sources: ['R'],
    text: 'Each time a galley sinks, check again whether a neutral port is blockaded.',
  },
  32: {
    rule: 'catch-up',
    sources: ['R'],
    text: 'After a turn, players with fewer than two galleys may buy until they have two. The first is free if they have none, the second costs 1 ducat, and each comes with a sailor they pay for. They buy clockwise from the first player, or counter-clockwise from the last (an option). With hidden ducats, every player who could buy is asked, so you can’t tell who is broke.',
  },
  35: {
    rule: 'end',
    sources: ['R'],
    text: 'Players tied in ducats and ports share the win.',
  },
  36: {
    rule: 'money',
    sources: ['R'],
    text: 'Ducats are open by default, but you may choose to hide them. Scoring income is always announced.',
  },
  38: {
    rule: 'closing',
    sources: ['R', 'S2'],
    text: 'Ports are closed before anyone starts. Players name them in turn, starting with the first player, or you draw them at random (an option). You can’t start, load or sell at a closed port, or claim it, but galleys may fight in its space.',
  },
  40: {
    rule: 'capacity',
    sources: ['R'],
    text: 'The rulebook lets you sink your own galley but doesn’t say how. You may sink the active galley anywhere while it loads. Its crew goes to your reserve, its cargo to the supply, and its turn ends.',
  },
  41: {
    rule: 'warehouses',
    sources: ['R', '96'],
    text: 'We know the income for no cubes (0), four (15) and five (20). For one, two and three we use 2, 5 and 10, or 0, 5 and 10 (an option).',
  },
  42: {
    rule: 'board',
    sources: ['96', 'S4'],
    text: 'We couldn’t get the printed board, so we reconstructed the borders from the 1996 board. Venezia bordering Corfu is an option.',
  },
};
