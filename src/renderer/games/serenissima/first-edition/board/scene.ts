import { BOARD, FIRST_FIGURE } from '../../../../../engine/games/serenissima/first-edition/data';
import type { FirstEditionEvent } from '../../../../../engine/games/serenissima/first-edition/events';
import { sceneOf } from '../../common/board/scene';
import type { View } from '../words';
import { performEvent } from './animations';
import { PLAN } from './plan';

const arms = (view: View, seat: number) => view.powers[seat];

/** The 1996 board in Pixi. */
export const makeScene = sceneOf<View, FirstEditionEvent>({
  plan: PLAN,
  lanes: ({ options }) => (options.alexandriaAcre ? PLAN.places.lanes.length : BOARD.edges.length),
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
  mark: () => undefined,
  perform: performEvent,
});
