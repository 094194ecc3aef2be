import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { RowRules } from '../kit/rows';

export const ROW_RULES: RowRules<Serenissima1996Move> = {
  roles: {
    sail: 'travel',
    load: 'optional',
    leave: 'optional',
    barter: 'optional',
    standing: 'standing',
    end: 'end',
  },
  unreminded: ['askCargo', 'offerCargo', 'hire', 'buildGalley', 'buildFort', 'attack', 'land', 'askPassage', 'stow'],
};
