import type { TemplateGameOptions } from '../engine/about';
import { GOAL } from '../engine/board';
import { REFUSALS } from '../engine/refusals';
import { CHAPTERS, RULINGS } from '../engine/rulebook';
import type { TemplateGameEvent, TemplateGameMove } from '../engine/state';
import type { GameUi } from '../../../../src/renderer/game-ui/game-ui';
import { css } from '../../../../src/renderer/games/kit/colours';
import { sentenceOf } from '../../../../src/renderer/games/kit/sentences';
import { idOf, kindOf } from '../../../../src/renderer/games/kit/targets';
import { PIECES, setColours } from './board/palette';
import { describe, places } from './describe';
import { events } from './events';
import { ruleOf, TURN } from './explain';
import Heraldry from './panels/Heraldry.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { rowsOf } from './rows';
import { colourOf, COLOURS } from './words';
import { target } from './targets';
import type { View } from './words';

const power = (seat: number) => ({ key: `powers.${COLOURS[seat]}`, index: seat });
const isPiece = (id: string) => kindOf(id) === 'piece';

export const templateGameUi: GameUi<View, TemplateGameEvent, TemplateGameMove, TemplateGameOptions> = {
  id: 'template-game',
  loadScene: async () => (await import('./board/scene')).makeScene,
  rows: rowsOf,
  decision: (view) => sentenceOf(view.active === null ? 'decision.over' : 'decision.turn'),
  describe,
  bot: { reason: ({ key }) => sentenceOf(`reasons.${key}`) },
  events,
  places,
  nameTarget(id, view) {
    if (!isPiece(id)) return sentenceOf('names.track', { n: GOAL });
    const { spaces, money } = view;
    const seat = idOf(id);
    return sentenceOf('names.piece', {
      power: colourOf(seat),
      space: spaces[seat],
      count: money[seat],
      n: money[seat],
    });
  },
  topics: (id) => (isPiece(id) ? ['piece', 'money'] : ['track']),
  targets: (view) => [...view.spaces.map((_, seat) => target.piece(seat)), target.track],
  power,
  setColours,
  ink: (seat) => css(PIECES[seat].ink),
  powersFor: (seats) => COLOURS.slice(0, seats).map((_, seat) => power(seat)),
  statusLine: (view) => sentenceOf('standing', { n: Math.max(...view.spaces), goal: GOAL }),
  panels: { Status, TurnBar, Thumbnail },
  Heraldry,
  rulebook: { chapters: CHAPTERS, rulings: RULINGS, refusals: REFUSALS, turn: TURN, ruleOf },
};
