import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Component } from 'vue';
import { fastRandom } from '../../../src/engine/core/random';
import type { AnyGame } from '../../../src/engine/core/game';
import { checkConfig } from '../../../src/engine/core/match';
import { FIRST_BARRICADE } from '../../../src/engine/games/doge-ship/data/board';
import { findGame } from '../../../src/engine/games/registry';
import Status1996 from '../../../src/renderer/games/serenissima-1996/panels/Status.vue';
import Status2012 from '../../../src/renderer/games/serenissima-2012/panels/Status.vue';
import StatusShip from '../../../src/renderer/games/doge-ship/panels/Status.vue';
import StatusLoire from '../../../src/renderer/games/la-loire/panels/Status.vue';
import { explanationOf } from '../../../src/renderer/ui/explain';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => setActivePinia(createPinia()));

/** A game's strip at the start of a match, after `change` was applied to the position. */
function strip(id: string, panel: Component, change: (state: never) => void) {
  const game = findGame(id) as AnyGame;
  const state = game.setup({ seats: 4, options: checkConfig(game, 4, {}) }, fastRandom(5));
  change(state as never);
  return mount(panel, {
    props: { view: game.view(state, 0), names: ['Ada', 'Ben', 'Cleo', 'Dan'], open: 0 },
    global: { plugins: [i18n] },
  });
}

describe('the players’ strips show', () => {
  test('the points and the income of each power, and what would fill its ports (1996)', () => {
    const shown = strip(
      'serenissima-1996',
      Status1996,
      (state: { ports: { owner: number; warehouse: number[] }[] }) => {
        state.ports[1].owner = -1;
        state.ports[0].warehouse = [0, 1];
      },
    );
    expect(shown.get('[data-testid="income:0"]').text()).toMatch(/: 300, /);
    expect(shown.get('[data-testid="income:1"]').text()).toMatch(/: 0, /);
    // The viewer's money counts, but the money of other players is hidden.
    const points = (seat: number) => shown.get(`[data-testid="points:${seat}"]`).text();
    expect([points(0), points(1)]).toEqual(['15 points if the game ended now', '0 points now, plus hidden ducats']);
    const score = (seat: number) => shown.get(`[data-testid="score:${seat}"]`).text();
    expect([score(0), score(1)]).toEqual([
      '11+415 points if the game ended now',
      '0+?0 points now, plus hidden ducats',
    ]);
    const title = (id: string) => explanationOf(shown.get(`[data-testid="${id}"]`).element)?.title;
    expect([title('score:0'), title('money:0'), title('money:1')]).toEqual([
      'Venice: 15 points if the game ended now',
      'Venice: 2,000 ducats',
      'Genoa: hidden ducats',
    ]);
    // Venice produces wine and stores wood and iron, so it takes the four other goods.
    expect(shown.get('.wants').findAll('svg')).toHaveLength(4);
  });

  test('no income after the game is over (1996)', () => {
    const shown = strip('serenissima-1996', Status1996, (state: { frames: object[] }) => (state.frames = []));
    expect(shown.find('[data-testid="income:0"]').exists()).toBe(false);
  });

  test('the parts of the next scoring (2012)', () => {
    const shown = strip('serenissima-2012', Status2012, (state: { ports: object[] }) => {
      state.ports[4] = { ...state.ports[4], owner: 0, garrison: 1, basilica: true, warehouse: [1, 2] };
    });
    expect(shown.get('[data-testid="scoring:0"]').text()).toMatch(/ 5 ?\+ basilicas 5 = 10$/);
  });

  test('the markers that each level of high water would take, and inspection prizes (The Doge Ship)', () => {
    const shown = strip('doge-ship', StatusShip, (state: { stacks: number[][]; approvals: number[] }) => {
      state.stacks[0] = [FIRST_BARRICADE, FIRST_BARRICADE + 1];
      state.approvals = [3, 1, 0, 0];
    });
    expect(shown.get('[data-testid="floods:0"]').text()).toMatch(/1:\s*0.*2:\s*−1.*3:\s*−2/);
    expect(shown.get('[data-testid="prizes:0"]').text()).toContain('6 at an inspection, 9 at the final one');
  });

  test('the goods, even when collapsed (La Loire)', () => {
    const shown = strip('la-loire', StatusLoire, (state: { players: { goods: number[] }[] }) => {
      state.players[1].goods = [2, 0, 1, 0, 0];
    });
    expect(shown.find('summary [data-testid="goods:0"]').exists()).toBe(false);
    expect(shown.get('summary [data-testid="goods:1"]').text()).toMatch(/2.*1/);
  });
});
