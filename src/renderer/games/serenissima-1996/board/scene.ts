import { BOARD, FIRST_FIGURE } from '../../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../../engine/games/serenissima-1996/events';
import { PORTOLAN } from '../../serenissima/board/dressings/portolan';
import { performFall } from '../../serenissima/board/moments';
import { sceneOf } from '../../serenissima/board/scene';
import type { View } from '../words';
import { performEvent } from './animations';
import { PLAN } from './plan';

const arms = (view: View, seat: number) => view.powers[seat];

export const makeScene = sceneOf<View, Serenissima1996Event>({
  plan: PLAN,
  dressing: PORTOLAN,
  lanes: ({ options }) => (options.alexandriaAcre ? PLAN.places.lanes.length : BOARD.edges.length),
  day: ({ turn, lastTurn }) => (turn - 1) / Math.max(1, lastTurn - 1),
  port(view, id) {
    const { owner, garrison, fort, warehouse } = view.ports[id];
    return {
      arms: owner < 0 ? -1 : arms(view, owner),
      garrison,
      fort,
      basilica: false,
      closed: false,
      warehouse,
      first: FIRST_FIGURE[view.options.figures],
      incomes: [],
    };
  },
  arms,
  mark: (_, galley) => ({ number: galley + 1, active: false }),
  perform: performEvent,
  async picture(event, stage, craft) {
    if (event.type === 'fought') await performEvent(event, stage, craft);
    else if (event.type === 'landed') await performFall(event, stage, craft);
  },
});
