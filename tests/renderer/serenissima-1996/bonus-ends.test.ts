import { expect, test } from 'vitest';
import { concerns } from '../../../src/renderer/games/serenissima-1996/concerns';
import { describe } from '../../../src/renderer/games/serenissima-1996/describe';
import { recapText } from '../../../src/renderer/games/serenissima-1996/recap';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import {
  game,
  GENOA,
  good,
  hold,
  launch,
  NOBODY,
  play,
  sea,
  SPAIN,
  tableIn,
  TURKEY,
  VENICE,
} from '../../engine/serenissima-1996/table';
import type { GoodName } from '../../../src/engine/games/serenissima-1996/data/board';

const { t, n } = i18n.global;

/** Sells Venice's gold in Corfu, which is small and makes iron. */
function soldIn(owner: number, stores: GoodName[] = [], others: Readonly<Record<string, GoodName[]>> = {}) {
  const state = tableIn('revenue', VENICE);
  hold(state, 'Corfu', owner, { garrison: owner === NOBODY ? 0 : 1, stores });
  for (const [name, goods] of Object.entries(others)) hold(state, name, owner, { garrison: 1, stores: goods });
  const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 1 } });
  return told(state, play(state, VENICE, { type: 'sell', galley, good: good('gold') }));
}

/** The log's and the recap's text of a move, as Turkey sees them. */
function told(state: ReturnType<typeof tableIn>, [event]: ReturnType<typeof play>) {
  const say = (sentence: ReturnType<typeof describe>) =>
    sentence ? formatSentence({ t, n }, 'serenissima-1996', sentence) : '';
  const view = game.view(state, TURKEY);
  return { log: say(describe(event, view)), recap: say(recapText(event, view)), event, view };
}

test.each([
  // Genoa's capital bought gold with a bonus of 1,000 until now.
  [
    'opens its owner’s market',
    soldIn(GENOA),
    'plus 500 for a new market – Genoa’s ports no longer pay a bonus for gold',
  ],
  ['in the owner’s own port', soldIn(VENICE), 'for 200 ducats – Venice’s ports no longer pay a bonus for gold'],
  ['of a good the owner had', soldIn(GENOA, [], { Tunis: [] }), 'Corfu for 200 ducats'],
  ['in a neutral port', soldIn(NOBODY), 'Corfu for 200 ducats'],
  ['that fills the port', soldIn(NOBODY, ['wood']), 'Corfu for 300 ducats – Corfu is full: 1 more point for its owner'],
])('a sale %s', (_, { log }, text) => {
  expect(log.endsWith(text), log).toBe(true);
});

test('a landing ends bonuses only for goods that are new to the new owner', () => {
  const state = tableIn('landing', SPAIN);
  hold(state, 'Tripoli', GENOA, { stores: ['spices'] });
  const galley = launch(state, { owner: SPAIN, space: sea('Tripoli'), sailors: 2 });
  launch(state, { owner: TURKEY, space: sea('Acre'), sailors: 1, cargo: { spices: 1 } });
  const landing = told(state, play(state, SPAIN, { type: 'land', galley, count: 1 }));
  // Valencia paid a bonus for gold and spices, but not for wood, which it makes.
  expect(landing.log).toMatch(/takes it from Genoa – Spain’s ports no longer pay a bonus for spices and gold$/);
  // The recap only names the viewer's cargo, and the event concerns that player.
  expect(landing.recap).toBe('takes Tripoli from Genoa: Spain’s ports no longer pay a bonus for spices');
  expect(concerns(landing.event, TURKEY, landing.view)).toBe(true);
});

test('more than three goods are only counted', () => {
  const state = tableIn('landing', SPAIN);
  const galley = launch(state, { owner: SPAIN, space: sea('Tripoli'), sailors: 2 });
  hold(state, 'Tripoli', NOBODY, { stores: ['spices', 'textiles', 'gems'] });
  const { log } = told(state, play(state, SPAIN, { type: 'land', galley, count: 1 }));
  expect(log).toBe('Spain lands 1 sailor in Tripoli – Spain’s ports no longer pay a bonus for 4 goods');
});
