import { defineAsyncComponent } from 'vue';
import type { LaLoireOptions } from '../../../engine/games/la-loire/about';
import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import { CHAPTERS } from '../../../engine/games/la-loire/rulebook';
import { REFUSALS } from '../../../engine/games/la-loire/refusals';
import { RULINGS } from '../../../engine/games/la-loire/rulings';
import type { TargetId } from '../../board/board-types';
import type { GameUi } from '../../game-ui/game-ui';
import { css } from '../kit/colours';
import { idOf, kindOf } from '../kit/targets';
import { cardFacts, nameTarget, shortName, targetsOf } from './board-words';
import { HOUSE_COLOURS, setColours } from './board/palette';
import { FIGURE_SIGNS } from './board/figure-signs';
import { concerns, pieces } from './concerns';
import { decision } from './decision';
import { describe, places } from './describe';
import { ruleNow, ruleOf, topics, TURN } from './explain';
import { events } from './events';
import { heading, headline, HIGHLIGHTS } from './headlines';
import Heraldry from './panels/Heraldry.vue';
import { isPictured, pictured } from './pictures';
import { joinRecap, minorRecap, recapText, trailOf, weightOf } from './recap';
import { reasonOf } from './reasons';
import { rowsOf } from './rows';
import { soundtrack } from './soundtrack';
import { thinkingTarget } from './thinking';
import { houseOf, HOUSES, houseTurn, sentenceOf } from './words';
import type { View } from './words';

const power = (seat: number) => ({ key: `powers.${HOUSES[seat]}`, index: seat });

/** As on the board's figures. */
const FIGURE_ICONS: Readonly<Record<string, string>> = { merchant: FIGURE_SIGNS.coin, messenger: FIGURE_SIGNS.letter };

const mark = (piece: TargetId) => {
  const icon = FIGURE_ICONS[kindOf(piece)];
  return icon ? { owner: idOf(piece), icon } : null;
};

export const laLoireUi: GameUi<View, LaLoireEvent, LaLoireMove, LaLoireOptions> = {
  id: 'la-loire',
  loadScene: async () => (await import('./board/scene')).makeScene,
  loadRulePictures: async () => (await import('./rule-pictures')).RULE_PICTURES,
  loadEventRules: async () => (await import('./event-rules')).EVENT_RULES,
  loadWords: async () => (await import('./in-words')).inWords,
  rows: rowsOf,
  attempts: () => import('./attempt'),
  decision,
  ruleNow,
  setColours,
  bot: { reason: reasonOf, thinkingTarget },
  events,
  describe,
  places,
  nameTarget,
  topics,
  targets: targetsOf,
  power,
  ink: (seat) => css(HOUSE_COLOURS[seat].ink),
  powersFor: (seats) => HOUSES.slice(0, seats).map((_, seat) => power(seat)),
  statusLine(view) {
    const { lastTurn, active, players } = view;
    const turn = houseTurn(view.turn, players.length);
    if (active === null) return sentenceOf('finished', { count: turn });
    return lastTurn === null
      ? sentenceOf('standing', { turn, power: houseOf(active.seat) })
      : sentenceOf('standingSolo', { turn, last: lastTurn });
  },
  ReferencePage: defineAsyncComponent(() => import('./panels/Characters.vue')),
  outlook: 'reach',
  reachIcons: FIGURE_ICONS,
  // The market is at the top right.
  docksAt: 0,
  Heraldry,
  panels: {
    Status: defineAsyncComponent(() => import('./panels/Status.vue')),
    TurnBar: defineAsyncComponent(() => import('./panels/TurnBar.vue')),
    Thumbnail: defineAsyncComponent(() => import('./panels/Thumbnail.vue')),
  },
  rulebook: { chapters: CHAPTERS, rulings: RULINGS, refusals: REFUSALS, turn: TURN, ruleOf },
  moments: { heading, headline, highlights: HIGHLIGHTS },
  recap: {
    text: recapText,
    minor: minorRecap,
    trail: trailOf,
    bookkeeping: ['marketShifted'],
    join: joinRecap,
    weight: weightOf,
  },
  pacing: { concerns, pieces },
  captions: { shortName, facts: cardFacts, mark },
  pictures: {
    Picture: defineAsyncComponent(() => import('./panels/Miniature.vue')),
    pictureOf: (id) => (isPictured(id) ? id : null),
    pictured,
  },
  soundtrack,
  ornaments: {
    Triumph: defineAsyncComponent(() => import('./panels/Triumph.vue')),
    Vignette: defineAsyncComponent(() => import('./panels/Vignette.vue')),
  },
};
