import { defineAsyncComponent } from 'vue';
import type { DogeShipOptions } from '../../../engine/games/doge-ship/about';
import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { DogeShipMove } from '../../../engine/games/doge-ship/moves';
import { REFUSALS } from '../../../engine/games/doge-ship/refusals';
import { CHAPTERS } from '../../../engine/games/doge-ship/rulebook';
import { RULINGS } from '../../../engine/games/doge-ship/rulings';
import type { GameUi } from '../../game-ui/game-ui';
import { sentenceOf } from '../kit/sentences';
import { factsOf, nameTarget, shortName, targetsOf } from './board-words';
import { css } from '../kit/colours';
import { BUILDER_COLOURS, setColours } from './board/palette';
import { concerns } from './concerns';
import { decision, details, finishWarning } from './decision';
import { describe, places } from './describe';
import { ruleNow, ruleOf, topics, TURN } from './explain';
import { events } from './events';
import { heading, headline, HIGHLIGHTS } from './headlines';
import Heraldry from './panels/Heraldry.vue';
import { recapText, trailOf, weightOf } from './recap';
import { moveName, reasonOf } from './reasons';
import { rowsOf } from './rows';
import { soundtrack } from './soundtrack';
import { shownSeat, target } from './targets';
import { thinkingTarget } from './thinking';
import { BUILDERS, count } from './words';
import type { View } from './words';

const power = (seat: number) => ({ key: `powers.${BUILDERS[seat]}`, index: seat });

export const dogeShipUi: GameUi<View, DogeShipEvent, DogeShipMove, DogeShipOptions> = {
  id: 'doge-ship',
  loadScene: async () => (await import('./board/scene')).makeScene,
  loadRulePictures: async () => (await import('./rule-pictures')).RULE_PICTURES,
  loadEventRules: async () => (await import('./event-rules')).EVENT_RULES,
  loadWords: async () => (await import('./in-words')).inWords,
  rows: rowsOf,
  attempts: () => import('./attempt'),
  decision,
  warning: finishWarning,
  details,
  ruleNow,
  setColours,
  bot: { reason: reasonOf, moveName, thinkingTarget },
  events,
  describe,
  places,
  nameTarget,
  topics,
  targets: targetsOf,
  figures: (view) => [
    target.doge(view.doge.tile),
    target.gauge,
    ...view.players[shownSeat(view)].yard.map(({ tile }) => target.yard(tile)),
  ],
  power,
  ink: (seat) => css(BUILDER_COLOURS[seat].ink),
  secret(view, seat) {
    // If the app counts Approvals, the whole table sees their numbers.
    if (!view.approvalsHidden || view.options.approvals === 'hidden') return null;
    const { approvals } = view.players[seat];
    return {
      label: sentenceOf('secret.label'),
      shown: approvals === null ? null : sentenceOf('secret.shown', { approvals: count('approval', approvals) }),
    };
  },
  powersFor: (seats) => BUILDERS.slice(0, seats).map((_, seat) => power(seat)),
  statusLine(view) {
    const { round, ship, phase } = view;
    return phase === 'over'
      ? sentenceOf('finished', { n: round })
      : sentenceOf('standing', { n: round, count: ship.left });
  },
  loadScoreSources: () => import('./score-sources'),
  ReferencePage: defineAsyncComponent(() => import('./panels/Legend.vue')),
  outlook: 'losses',
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
    trail: trailOf,
    weight: weightOf,
    // The line of the chosen action names its ducats and Approvals. The line of a purchase names the tile's pile.
    bookkeeping: [
      ...(['moneyGained', 'intrigued', 'drawn', 'dogeReshuffled', 'dogeDrawn', 'bidMade'] as const),
      // Without these, the short log of a turn that gains nothing ends with its action, not with what did not happen.
      // The offer of a bonus tile is kept, because the purchase that follows would contradict the action. A bonus tile
      // that can't be used is not offered.
      ...(['declined', 'leftUndone'] as const),
    ],
  },
  pacing: { concerns, pieces: () => null },
  captions: { shortName, facts: factsOf },
  soundtrack,
  ornaments: {
    Triumph: defineAsyncComponent(() => import('./panels/Triumph.vue')),
    Vignette: defineAsyncComponent(() => import('./panels/Vignette.vue')),
  },
};
