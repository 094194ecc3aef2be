import type { Role } from '../../game-ui/game-ui';

/** What the groups are to the table; those not named here are actions. */
export const ROLES: Readonly<Record<string, Role>> = {
  sail: 'travel',
  load: 'optional',
  leave: 'optional',
  barter: 'optional',
  standing: 'optional',
  end: 'end',
};

/** What a player decides on purpose, and need not be reminded of when they end. */
export const UNREMINDED = [
  'askCargo',
  'offerCargo',
  'hire',
  'buildGalley',
  'buildFort',
  'attack',
  'land',
  'askPassage',
];
