import { defineAsyncComponent } from 'vue';
import { BOARD, POWERS, powersInPlay } from '../../../engine/games/serenissima-1996/data/board';
import type { PowerId } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Options } from '../../../engine/games/serenissima-1996/about';
import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import { CHAPTERS } from '../../../engine/games/serenissima-1996/rulebook';
import { REFUSALS } from '../../../engine/games/serenissima-1996/refusals';
import { RULINGS } from '../../../engine/games/serenissima-1996/rulings';
import type { GameUi, Power } from '../../game-ui/game-ui';
import { left, nameTarget, shortName, targets, topics } from './board-words';
import { concerns, pieces } from './concerns';
import { decision, details, question } from './decision';
import { describe, describeSeries, places } from './describe';
import { css, POWER_COLOURS, setColours } from '../serenissima/board/palette';
import { ruleNow, ruleOf, TURN } from './explain';
import { events } from './events';
import { heading, headline, HIGHLIGHTS } from './headlines';
import Heraldry from '../serenissima/panels/Heraldry.vue';
import { cardFacts } from './port-card';
import { joinEvents, recapText, trailOf, weightOf } from './recap';
import { reasonOf } from './reasons';
import { rowsOf } from './rows';
import { soundtrack } from './soundtrack';
import { thinkingTarget } from './thinking';
import { hiddenDucats } from '../serenissima/secret';
import { markOf, target } from '../serenissima/targets';
import { sentenceOf } from '../serenissima/words';
import { joinPlaces } from './words';
import type { View } from './words';

const power = (index: PowerId): Power => ({ key: `powers.${POWERS[index]}`, index });

export const serenissima1996Ui: GameUi<View, Serenissima1996Event, Serenissima1996Move, Serenissima1996Options> = {
  id: 'serenissima-1996',
  loadScene: async () => (await import('./board/scene')).makeScene,
  loadRulePictures: async () => (await import('./rule-pictures')).RULE_PICTURES,
  loadEventRules: async () => (await import('./event-rules')).EVENT_RULES,
  loadWords: async () => (await import('./in-words')).inWords,
  rows: rowsOf,
  attempts: () => import('./attempt'),
  joinPlaces,
  decision,
  details,
  ruleNow,
  setColours,
  bot: { reason: reasonOf, thinkingTarget },
  events,
  describe,
  describeSeries,
  places,
  nameTarget,
  topics,
  targets,
  vitalPlaces(seat, { powers, ports }) {
    const { capital } = BOARD.powers[powers[seat]];
    return ports[capital].owner === seat ? [target.port(capital)] : [];
  },
  power: (seat, { powers }) => power(powers[seat]),
  ink: (power) => css(POWER_COLOURS[power].ink),
  powersFor: (seats, { pair }) => powersInPlay(seats, pair).map(power),
  statusLine(view) {
    const { turn, lastTurn, phase, options } = view;
    if (phase === 'over') return sentenceOf('finished', { count: turn });
    // The bar shows both phases as the order of play.
    const what = sentenceOf(`phases.${phase === 'bidding' ? 'ordering' : phase}`);
    if (turn === 0) return what;
    const key = options.end === 'variable' ? 'standingThrown' : 'standing';
    return sentenceOf(key, { turn, last: lastTurn, phase: what });
  },
  secret: hiddenDucats,
  ReferencePage: defineAsyncComponent(() => import('./panels/Markets.vue')),
  Heraldry,
  panels: {
    Status: defineAsyncComponent(() => import('./panels/Status.vue')),
    TurnBar: defineAsyncComponent(() => import('./panels/TurnBar.vue')),
    Thumbnail: defineAsyncComponent(() => import('./panels/Thumbnail.vue')),
    Record: defineAsyncComponent(() => import('./panels/OrderRecord.vue')),
  },
  rulebook: { chapters: CHAPTERS, rulings: RULINGS, refusals: REFUSALS, turn: TURN, ruleOf },
  moments: { heading, headline, highlights: HIGHLIGHTS },
  recap: {
    text: recapText,
    trail: trailOf,
    join: joinEvents,
    weight: weightOf,
    bookkeeping: ['bidMade'],
    effects: ['sank', 'garrisonFell'],
  },
  pacing: { concerns, pieces },
  captions: { shortName, facts: cardFacts, left, mark: markOf },
  questions: {
    question,
    Question: defineAsyncComponent(() => import('./panels/Deal.vue')),
  },
  soundtrack,
  ornaments: {
    Triumph: defineAsyncComponent(() => import('./panels/Triumph.vue')),
    Vignette: defineAsyncComponent(() => import('./panels/Vignette.vue')),
  },
};
