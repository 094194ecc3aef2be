import { GOAL } from '../engine/board';
import { REFUSALS } from '../engine/refusals';
import { CHAPTERS, RULINGS } from '../engine/rulebook';
import type { TemplateGameEvent } from '../engine/state';
import type { GameUi } from '../../../../src/renderer/game-ui/game-ui';
import { css } from '../../../../src/renderer/games/kit/colours';
import { sentenceOf } from '../../../../src/renderer/games/kit/sentences';
import { PIECES, setColours } from './board/palette';
import { describe, headline, places } from './describe';
import { ruleOf, TURN } from './explain';
import Heraldry from './panels/Heraldry.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { rowsOf } from './rows';
import { colourOf, COLOURS } from './words';
import type { View } from './words';

const power = (seat: number) => ({ key: `powers.${COLOURS[seat]}`, index: seat });
const seatOf = (target: string) => Number(target.split(':')[1]);
const isPiece = (target: string) => target.startsWith('piece:');

/** How Template Game is shown. */
export const templateGameUi: GameUi = {
  id: 'template-game',
  async loadScene() {
    const { makeScene } = await import('./board/scene');
    return makeScene as unknown as Awaited<ReturnType<GameUi['loadScene']>>;
  },
  rows: (choices, view) => rowsOf(choices, view as View),
  decision: (view) => sentenceOf((view as View).active === null ? 'decision.over' : 'decision.turn'),
  describe: (event) => describe(event as TemplateGameEvent),
  reason: ({ key }) => sentenceOf(`reasons.${key}`),
  logKind: ({ type }) => (type === 'gameOver' ? null : 'turns'),
  logKinds: ['turns'],
  heading: () => null,
  headline: (event) => headline(event as TemplateGameEvent),
  soundOf: ({ type }) => (type === 'thrown' ? 'dice' : type === 'rested' ? 'coins' : null),
  places: (event) => places(event as TemplateGameEvent),
  nameTarget(target, view) {
    if (!isPiece(target)) return sentenceOf('names.track', { n: GOAL });
    const { spaces, money } = view as View;
    const seat = seatOf(target);
    return sentenceOf('names.piece', {
      power: colourOf(seat),
      space: spaces[seat],
      count: money[seat],
      n: money[seat],
    });
  },
  topics: (target) => (isPiece(target) ? ['piece', 'money'] : ['track']),
  targets: (view) => [...(view as View).spaces.map((_, seat) => `piece:${seat}`), 'track:0'],
  journey: () => [],
  reach: () => [],
  power,
  setColours,
  ink: (seat) => css(PIECES[seat].dark),
  powersFor: (seats) => COLOURS.slice(0, seats).map((_, seat) => power(seat)),
  statusLine: (view) => sentenceOf('standing', { n: Math.max(...(view as View).spaces), goal: GOAL }),
  turn: TURN,
  chapters: CHAPTERS,
  rulings: RULINGS,
  refusals: REFUSALS,
  ruleOf,
  Status,
  TurnBar,
  Thumbnail,
  Heraldry,
};
