// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { breakdown } from '../../../src/renderer/games/serenissima-2012/breakdown';
import { details } from '../../../src/renderer/games/serenissima-2012/decision';
import Status from '../../../src/renderer/games/serenissima-2012/panels/Status.vue';
import TurnBar from '../../../src/renderer/games/serenissima-2012/panels/TurnBar.vue';
import { setLanguage } from '../../../src/renderer/locales';
import { explanationOf } from '../../../src/renderer/ui/explain';
import { i18n } from '../../../src/renderer/ui/i18n';
import { activate, BLUE, game, hold, launch, port, RED, table } from '../../engine/serenissima-2012/table';
import type { State } from '../../engine/serenissima-2012/table';
import { say } from '../rows-at';

const ID = 'serenissima-2012';
afterEach(() => setLanguage('en'));

/** A turn of Blue's galley 4, in which one card of five brings the given scoring. */
function nearScoring(scorings: number): State {
  const state = table();
  hold(state, 'Napoli', BLUE);
  launch(state, 4, BLUE, 'Napoli', 2);
  state.turn = 5;
  state.scorings = scorings;
  state.marker = [5, 8, 11][scorings];
  [state.deck, state.discard] = [
    [0, 1, 2],
    [3, 4],
  ];
  return activate(state, 4);
}

const bar = (state: State) => {
  const wrapper = mount(TurnBar, { props: { view: game.view(state, null) }, global: { plugins: [i18n] } });
  const [long, short] = wrapper.findAll('.chance span').map((text) => text.text());
  const names = wrapper.findAll('ol').map((list) => list.attributes('aria-label') ?? '');
  return { long, short, track: names[1], deck: names[2] };
};
const note = (state: State) => {
  const sentence = details(game.view(state, BLUE));
  return sentence ? say(ID, sentence) : null;
};

describe('the last scoring', () => {
  it('is named in the top bar and in the decision, with the end of the game', async () => {
    const last = bar(nearScoring(2));
    expect(last).toMatchObject({ long: 'last scoring this turn: 67%', short: '✦ last scoring 67%' });
    expect(last.track).toMatch(/1 space to the last scoring, which ends the game/);
    expect(last.deck).toBe('Doge cards. Chance that the last scoring ends the game this turn: 67%');
    expect(note(nearScoring(2))).toBe('67% chance of the last scoring, which ends the game');
    await setLanguage('fr');
    expect(note(nearScoring(2))).toMatch(/dernier décompte, qui termine la partie$/);
  });

  it('is not announced for an earlier scoring, or if no card can bring it', () => {
    expect(bar(nearScoring(1)).long).toBe('scoring this turn: 67%');
    expect(note(nearScoring(1))).toBeNull();
    const far = nearScoring(2);
    far.marker = 9;
    expect(note(far)).toBeNull();
  });
});

it('between two turns, the chance of a scoring is the next turn’s', () => {
  const state = nearScoring(1);
  state.frames = [{ kind: 'catchUp', seats: [BLUE] }];
  expect(bar(state)).toMatchObject({ long: 'scoring next turn: 67%', short: '✦ next turn 67%' });
  state.deck = [0];
  expect(bar(state).long).toBe('no scoring next turn');
});

it('the tooltip of a player’s income lists its parts', () => {
  const state = table();
  hold(state, 'Napoli', BLUE, { stores: ['wood', 'stone'], basilica: true });
  hold(state, 'Tunis', BLUE, { stores: ['wood'] });
  const props = { view: game.view(state, null), names: ['Anna', 'Bruno', 'Carla', 'Dario'], open: null };
  const figure = mount(Status, { props, global: { plugins: [i18n] } }).get('.income').element;
  expect(explanationOf(figure)).toMatchObject({
    title: 'Blue: 12 ducats if there were a scoring now',
    text: 'Napoli 5 + Tunis 2 + basilicas 5',
  });
});

it('the tooltip of a leader’s crown names what the player leads with', () => {
  const state = table();
  state.money = [12, 3, 3, 3];
  const props = { view: game.view(state, null), names: ['Anna', 'Bruno', 'Carla', 'Dario'], open: null };
  const crown = mount(Status, { props, global: { plugins: [i18n] } }).get('.crown').element;
  expect(explanationOf(crown)?.text).toBe('In the lead – 12 ducats, without income to come');
});

it('the tooltips of a player’s fleet, ports and ducats start with the player and the figures', () => {
  const state = table();
  hold(state, 'Napoli', BLUE, { garrison: 2 });
  launch(state, 4, BLUE, 'Napoli', 2);
  launch(state, 9, BLUE, 'Napoli', 3);
  const props = { view: game.view(state, null), names: ['Anna', 'Bruno', 'Carla', 'Dario'], open: null };
  const figures = mount(Status, { props, global: { plugins: [i18n] } })
    .findAll('.count, .money')
    .slice(0, 3);
  expect(figures.map(({ element }) => explanationOf(element)?.title)).toEqual([
    'Blue: 5 ducats',
    'Blue: 2 galleys, 5 sailors aboard',
    'Blue: 2 ports, 3 sailors in garrison',
  ]);
});

it('the log’s second line about a scoring lists what each port earned', () => {
  const none = { cubes: 0, warehouse: 0, basilica: 0 };
  const scored = {
    type: 'scored',
    scoring: 1,
    totals: [12, 0, 5, 0],
    ports: [
      { seat: BLUE, port: port('Napoli'), cubes: 2, warehouse: 5, basilica: 5 },
      { seat: BLUE, port: port('Tunis'), cubes: 1, warehouse: 2, basilica: 0 },
      { seat: RED, port: port('Genova'), ...none },
      { seat: 2, port: port('Modon'), cubes: 2, warehouse: 5, basilica: 0 },
    ],
  } as const;
  const parts = breakdown(scored);
  expect(parts && say(ID, parts)).toBe('Blue: Napoli 5 + 5 for its basilica, Tunis 2 · Orange: Modon 5');
  expect(breakdown({ ...scored, ports: [] })).toBeNull();
});
