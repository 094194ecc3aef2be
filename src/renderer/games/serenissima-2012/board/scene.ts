import { BOARD, FIRST_VALUE, INCOME } from '../../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event } from '../../../../engine/games/serenissima-2012/events';
import { GALLERY } from '../../serenissima/board/dressings/gallery';
import { sceneOf } from '../../serenissima/board/scene';
import { armsOf } from '../words';
import type { View } from '../words';
import { performEvent } from './animations';
import { performMoment } from './moments';
import { PLAN } from './plan';

/** The last space of the turn track. */
const TURNS = 12;

export const makeScene = sceneOf<View, Serenissima2012Event>({
  plan: PLAN,
  dressing: GALLERY,
  lanes: ({ options }) => (options.adriaticExit ? PLAN.places.lanes.length : BOARD.edges.length),
  day: ({ marker }) => marker / TURNS,
  port(view, id) {
    const { owner, garrison, fort, basilica, closed, warehouse } = view.ports[id];
    return {
      arms: owner < 0 ? -1 : armsOf(owner),
      garrison,
      fort,
      basilica,
      closed,
      warehouse,
      first: FIRST_VALUE,
      incomes: INCOME[view.options.income],
    };
  },
  arms: (_, seat) => armsOf(seat),
  mark: ({ active }, galley) => ({ number: galley + 1, active: active === galley }),
  perform: (event, stage, craft) => performMoment(event, stage, craft) ?? performEvent(event, stage, craft),
  async picture(event, stage, craft) {
    if (event.type === 'fought' || event.type === 'fortFired') await performEvent(event, stage, craft);
    else await performMoment(event, stage, craft);
  },
});
