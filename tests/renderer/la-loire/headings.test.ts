import { expect, test } from 'vitest';
import { ALMS, LEAVES_WITH_LEAST } from '../../../src/engine/games/la-loire/data/board';
import { laLoireUi } from '../../../src/renderer/games/la-loire/ui';
import { describe as tell } from '../../../src/renderer/games/la-loire/describe';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { SCORE_LINES } from '../../../src/engine/games/la-loire/words';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { rowsAt, say } from '../rows-at';
import { card, employ, fund, game, hand, put, RED, stopped, table } from '../../engine/la-loire/table';

const { t } = i18n.global;
const heading = (state: ReturnType<typeof table>) => laLoireUi.decision(game.view(state, RED));

test('the heading does not ask the player to move a Merchant who cannot leave, in any language', async () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes');
  stopped(state, RED, 'messenger', 'Orléans');
  Object.assign(state.frames[0], { merchant: false });
  fund(state, RED, LEAVES_WITH_LEAST);
  expect(heading(state).key).toBe('decision.messenger');
  fund(state, RED, LEAVES_WITH_LEAST - 1);
  expect(heading(state).key).toBe('decision.messengerStranded');
  Object.assign(state.frames[0], { messenger: false, acting: null, fetched: true, fetchedBy: 'messenger' });
  expect(heading(state).key).toBe('decision.moveStranded');
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    expect(say('la-loire', heading(state))).toContain(`${LEAVES_WITH_LEAST} deniers`);
  }
  await setLanguage('en');
  Object.assign(state.frames[0], { messenger: true, acting: 'messenger' });
  const said = say('la-loire', heading(state));
  expect(said).toContain(`${ALMS} denier`);
  expect(said).not.toMatch(/rides|rides$/);
});

test('a figure that can do nothing at its stop is not asked to act, and the turn can be ended', async () => {
  const asked = (figure: 'merchant' | 'messenger', last: boolean, deniers: number) => {
    const state = table();
    stopped(state, RED, figure, figure === 'merchant' ? 'Nantes' : 'Orléans');
    Object.assign(state.frames[0], last ? { merchant: true, messenger: true } : {});
    fund(state, RED, deniers);
    const sentence = laLoireUi.decision(game.view(state, RED), rowsAt(game, state, RED));
    return say('la-loire', sentence);
  };
  expect(asked('messenger', true, 9)).toBe('Act with the Messenger, then end your turn');
  expect(asked('messenger', true, 0)).toBe('Your figures have moved – end your turn');
  expect(asked('merchant', true, 0)).toBe('Your figures have moved – end your turn');
  expect(asked('merchant', false, 0)).toBe('Merchant done – move the Messenger');
  await setLanguage('fr');
  expect(asked('messenger', true, 0)).toMatch(/Vos pions ont bougé.*terminez votre tour/);
  await setLanguage('en');
});

test('a payment that strands the Merchant must be confirmed, and the warning mentions the lost turn', async () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes');
  stopped(state, RED, 'messenger', 'Orléans');
  fund(state, RED, 6);
  const warnings = (merchant: boolean) => {
    Object.assign(state.frames[0], { merchant });
    const choices = game.moves(state, RED).map((move) => ({ move, forecast: game.forecast?.(state, RED, move) ?? {} }));
    return laLoireUi
      .rows(choices, game.view(state, RED))
      .flatMap(({ options }) => options)
      .filter(({ choice }) => choice.move.type === 'buyMessage')
      .map(({ warning }) => warning && say('la-loire', warning));
  };
  const [cheap, dear] = warnings(false);
  expect(cheap).toBeUndefined();
  expect(dear).toMatch(/have 4 deniers.*lose the turn/);
  expect(warnings(true)[1]).toMatch(/start your next turn/);
  await setLanguage('fr');
  expect(warnings(false)[1]).toMatch(/Il vous restera 4 deniers.*perdez le tour/);
  expect(warnings(true)[1]).toMatch(/commencez votre prochain tour/);
  await setLanguage('en');
});

test('at a Messenger’s destinations, a message that cannot be delivered yet looks different from a deliverable message', async () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Nantes');
  put(state, RED, 'messenger', 'Montsoreau', { horses: 0 });
  hand(state, RED, card(['red', 'blue'], 2));
  const notes = () =>
    laLoireUi
      .rows(
        game.moves(state, RED).map((move) => ({ move, forecast: game.forecast?.(state, RED, move) ?? {} })),
        game.view(state, RED),
      )
      .filter(({ group }) => group === 'messenger')
      .map(({ note }) => (note ? say('la-loire', note) : ''));
  expect(notes().join()).toMatch(/1 message for here, but you still need the Apprentice/);
  expect(notes().join()).not.toMatch(/a stop of/);
  employ(state, RED, 'apprentice');
  state.players[RED].cubes = 0;
  expect(notes().join()).toMatch(/1 message for here, but you have no free cube/);
  state.players[RED].cubes = 1;
  expect(notes().join()).toMatch(/a stop of your level 2 message/);
  const { messages } = state.players[RED];
  messages[0].cubes.push(state.shields.indexOf(0));
  expect(notes().join()).toMatch(/deliver a message for 4 points/);
  messages[0].cubes.pop();
  await setLanguage('fr');
  expect(notes().join()).toMatch(/étape de votre message de niveau 2/);
  await setLanguage('en');
});

test('a Merchant who can’t leave a city keeps both figures from moving, and the heading gives the reason', () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes');
  fund(state, RED, LEAVES_WITH_LEAST - 1);
  state.frames = [{ ...newTurn(RED), poor: true }];
  expect(say('la-loire', heading(state))).toBe('Stuck: your Merchant needs 5 deniers to leave');
  expect(laLoireUi.ruleNow?.(game.view(state, RED))).toBe('leaving');
});

test('the introduction and the Steward’s description do not send the boat down the river', async () => {
  for (const [code, wrong] of [
    ['en', /down the river/],
    ['fr', /descend/],
  ] as const) {
    await setLanguage(code);
    for (const key of ['introduction.about', 'styles.steward.about'])
      expect(t(`games.la-loire.${key}`), key).not.toMatch(wrong);
  }
  await setLanguage('en');
});

test('reasons for sales mention neither the market nor the time, because cards state the price', async () => {
  for (const [code, wrong] of [
    ['en', /now|market/],
    ['fr', /maintenant|marché/],
  ] as const) {
    await setLanguage(code);
    expect(t('games.la-loire.reasons.sell')).not.toMatch(wrong);
  }
  await setLanguage('en');
  expect(t('games.la-loire.reasons.buy')).not.toMatch(/market/);
});

test('a Merchant who has moved or is in a village is not stranded', () => {
  const state = table();
  stopped(state, RED, 'messenger', 'Orléans');
  put(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 0);
  Object.assign(state.frames[0], { merchant: true });
  expect(heading(state).key).toBe('decision.messengerLast');
  Object.assign(state.frames[0], { merchant: false });
  state.players[RED].merchant.at = 3;
  expect(heading(state).key).toBe('decision.messenger');
});

test('the goal names what the final score counts: palaces, not other buildings', async () => {
  expect(Object.keys(SCORE_LINES)).toEqual(['boat', 'delivered', 'undelivered', 'characters', 'honours', 'palaces']);
  await setLanguage('fr');
  expect(t('games.la-loire.introduction.goal')).toMatch(/palais/);
  expect(t('games.la-loire.introduction.goal')).not.toMatch(/bâtiment/);
  await setLanguage('en');
  expect(t('games.la-loire.introduction.goal')).toMatch(/palaces/);
  expect(t('games.la-loire.introduction.goal')).not.toMatch(/buildings/);
});

test('a city’s tooltip mentions building anywhere, and the log counts the Spy’s cards in singular and plural', async () => {
  await setLanguage('en');
  expect(t('games.la-loire.explain.city')).toMatch(/build anywhere/);
  const drawn = { type: 'cardsDrawn', seat: 0, level: 1, way: 'spy' } as const;
  const view = game.view(table(), RED);
  const said = (count: number) => say('la-loire', tell({ ...drawn, count }, view) ?? { key: '' });
  expect(said(1)).toMatch(/1 level 1 card$/);
  expect(said(3)).toMatch(/3 level 1 cards$/);
});

test('a Merchant’s destination says if the player can’t hold more of its good', () => {
  const state = table();
  put(state, RED, 'merchant', 'Montsoreau', { direction: -1, horses: 1 });
  const notes = () =>
    rowsAt(game, state, RED)
      .filter(({ group }) => group === 'merchant')
      .map(({ note }) => (note ? say('la-loire', note) : ''));
  expect(notes().join()).toMatch(/wine for/);
  state.players[RED].goods[3] = 1;
  expect(notes().join()).toMatch(/wine, but you can’t hold more/);
});
