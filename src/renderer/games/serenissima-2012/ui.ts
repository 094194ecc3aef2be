import { defineAsyncComponent } from 'vue';
import { COLOURS, STARTS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Options } from '../../../engine/games/serenissima-2012/about';
import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Serenissima2012Move } from '../../../engine/games/serenissima-2012/moves';
import { CHAPTERS } from '../../../engine/games/serenissima-2012/rulebook';
import { REFUSALS } from '../../../engine/games/serenissima-2012/refusals';
import { RULINGS } from '../../../engine/games/serenissima-2012/rulings';
import type { GameUi } from '../../game-ui/game-ui';
import { css, POWER_COLOURS, setColours } from '../serenissima/board/palette';
import Heraldry from '../serenissima/panels/Heraldry.vue';
import { hiddenDucats } from '../serenissima/secret';
import { markOf, target } from '../serenissima/targets';
import { sentenceOf } from '../serenissima/words';
import { breakdown } from './breakdown';
import { left, nameTarget, shortName, targets, topics } from './board-words';
import { concerns, pieces } from './concerns';
import { decision, details } from './decision';
import { describe, describeSeries, places } from './describe';
import { ruleNow, ruleOf, TURN } from './explain';
import { events } from './events';
import { heading, headline, HIGHLIGHTS } from './headlines';
import { joinEvents, recapText, trailOf, weightOf } from './recap';
import { reasonOf } from './reasons';
import { rowsOf } from './rows';
import { soundtrack } from './soundtrack';
import { thinkingTarget } from './thinking';
import { armsOf } from './words';
import type { View } from './words';

const seatPower = (seat: number) => ({ key: `colours.${COLOURS[seat]}`, index: armsOf(seat) });

export const serenissima2012Ui: GameUi<View, Serenissima2012Event, Serenissima2012Move, Serenissima2012Options> = {
  id: 'serenissima-2012',
  loadScene: async () => (await import('./board/scene')).makeScene,
  loadRulePictures: async () => (await import('./rule-pictures')).RULE_PICTURES,
  loadEventRules: async () => (await import('./event-rules')).EVENT_RULES,
  loadWords: async () => (await import('./in-words')).inWords,
  rows: rowsOf,
  attempts: () => import('./attempt'),
  decision,
  details,
  ruleNow,
  setColours,
  bot: { reason: reasonOf, thinkingTarget },
  events,
  describe,
  describeSeries,
  breakdown,
  places,
  nameTarget,
  topics,
  targets,
  vitalPlaces: (seat, { ports }) => STARTS.filter((port) => ports[port].owner === seat).map(target.port),
  power: seatPower,
  ink: (power) => css(POWER_COLOURS[power].ink),
  powersFor: (seats) => COLOURS.slice(0, seats).map((_, seat) => seatPower(seat)),
  statusLine(view) {
    const { turn, phase } = view;
    if (phase === 'over') return sentenceOf('finished', { turn });
    const what = sentenceOf(`phases.${phase}`);
    return turn === 0 ? what : sentenceOf('standing', { turn, phase: what });
  },
  secret: hiddenDucats,
  ReferencePage: defineAsyncComponent(() => import('./panels/Markets.vue')),
  Heraldry,
  panels: {
    Status: defineAsyncComponent(() => import('./panels/Status.vue')),
    TurnBar: defineAsyncComponent(() => import('./panels/TurnBar.vue')),
    Thumbnail: defineAsyncComponent(() => import('./panels/Thumbnail.vue')),
  },
  rulebook: { chapters: CHAPTERS, rulings: RULINGS, refusals: REFUSALS, turn: TURN, ruleOf },
  moments: { heading, headline, highlights: HIGHLIGHTS, decisive: ['scored'], asides: ['dogeDrawn'] },
  recap: {
    text: recapText,
    trail: trailOf,
    join: joinEvents,
    weight: weightOf,
    bookkeeping: ['shuffled'],
    effects: ['fortFired', 'garrisonFell', 'portLost'],
  },
  pacing: { concerns, pieces },
  loadScoreSources: () => import('./score-sources'),
  captions: { shortName, left, mark: markOf },
  soundtrack,
  ornaments: {
    Triumph: defineAsyncComponent(() => import('./panels/Triumph.vue')),
    Vignette: defineAsyncComponent(() => import('./panels/Vignette.vue')),
  },
};
