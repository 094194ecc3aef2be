import { FIRST_GONDOLA, PARTS, TABLES } from '../../../engine/games/doge-ship/data/board';
import type { RulePictures } from '../../game-ui/rulebook';
import { target } from './targets';

/** The galley part of a zone with this cost. */
const part = (zone: number, cost: number) => PARTS.findIndex((entry) => entry.pile === zone && entry.cost === cost);
const gondola = (number: number) => FIRST_GONDOLA + number - 1;
/** A space of a table by its colour. */
const space = (key: string, number: number) =>
  target.space(
    TABLES.findIndex((entry) => entry.key === key),
    number,
  );
const [LOWER, UPPER] = [0, 1];
const RED = [1, 2, 3, 4, 5, 6].map((number) => space('red', number));
const ANCHOR = 0;

/** The rulebook's pictures, by paragraph. */
export const RULE_PICTURES: RulePictures = {
  setup: { shows: [target.doge(2), target.gauge, target.pile(0), target.pile(7), target.berth(UPPER, 0)], lights: [] },
  price: { wide: true, lesson: { key: 'buy', steps: [0] }, shows: RED, lights: [space('red', 5)] },
  actions: { wide: true, lesson: { key: 'buy', steps: [0, 1] }, shows: RED.slice(2), lights: [space('red', 5)] },
  drawing: {
    lesson: { key: 'buy', steps: [2, 3] },
    shows: [target.yard(part(0, 5)), target.drawn(part(0, 3)), target.drawn(part(0, 5)), target.drawn(part(0, 2))],
  },
  galley: {
    lesson: { key: 'build', steps: [1, 2] },
    shows: [target.berth(LOWER, 0), target.berth(LOWER, 2), target.berth(UPPER, 2)],
    lights: [target.berth(LOWER, 2)],
  },
  points: { lesson: { key: 'build', steps: [1] }, shows: [target.doge(0)] },
  gondola: { lesson: { key: 'build', steps: [4] }, shows: [target.yard(gondola(4))] },
  replacement: {
    lesson: { key: 'finish', steps: [1, 2] },
    shows: [target.berth(LOWER, 3), target.berth(LOWER, 5), target.berth(UPPER, 5)],
    lights: [target.berth(LOWER, 5)],
  },
  barricade: {
    lesson: { key: 'water', steps: [1, 2] },
    shows: [target.stack(ANCHOR)],
  },
  doge: { lesson: { key: 'doge', steps: [1] }, shows: [target.doge(1), target.doge(9)] },
  highWater: { shows: [target.gauge] },
  inspection: { lesson: { key: 'doge', steps: [2] }, shows: [target.doge(1)] },
  end: {
    lesson: { key: 'finish', steps: [3, 4] },
    shows: [target.berth(LOWER, 4), target.berth(UPPER, 5)],
    lights: [target.berth(UPPER, 5)],
  },
};
