import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import type { Table } from '../../../src/ipc/table';
import DogeComment from '../../../src/renderer/app/table/first-game/DogeComment.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { loadCommentTexts } from '../../../src/renderer/locales/comments';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useFirstGame } from '../../../src/renderer/stores/first-game';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';
import { row } from '../table/rows';

const choice = (type: string) => ({ move: { type }, forecast: {} });
const table = (ply: number, over: object = {}) =>
  ({
    match: 'm',
    ply,
    viewer: 0,
    acting: 0,
    view: { at: ply },
    seats: [
      { name: 'Anna', kind: 'human', comments: true },
      { name: 'C', kind: 'computer' },
    ],
    choices: [choice('load'), choice('sail'), choice('sell')],
    comment: 'harbour',
    lesson: null,
    over: false,
    ...over,
  }) as unknown as Table;
const advice = {
  steps: [
    { choice: choice('load'), view: { at: 0 } },
    { choice: choice('sail'), view: { at: 1 } },
  ],
  reason: null,
  sure: { share: 60, chance: 50, playouts: 100 },
  alternatives: [{ move: { type: 'sell' }, chance: 40 }],
};

/** The hints requested from main, which answers when the test lets it. */
let hints: { argument: Record<string, unknown>; answer(value: unknown): Promise<void> }[];
const rest = async () => {
  for (let i = 0; i < 20; i++) await nextTick();
};

beforeEach(() => {
  setActivePinia(createPinia());
  hints = [];
  useBridge({
    call: (command: string, argument: Record<string, unknown>) =>
      new Promise((resolve) => {
        if (command !== 'matches.hint') return;
        hints.push({ argument, answer: (value) => (resolve({ ok: true, value }), rest()) });
      }),
    on: () => () => undefined,
  } as unknown as Bridge);
});

function opened(over: object = {}) {
  const match = useMatch();
  match.table = table(0, over);
  return { match, game: useFirstGame() };
}

describe('the Doge in a first game', () => {
  test('comments immediately, and adds the next move when main has found it', async () => {
    const { game } = opened();
    await rest();
    expect([game.comment, game.followed]).toEqual(['harbour', -1]);
    expect(hints.map(({ argument }) => argument)).toEqual([{ match: 'm', seat: 0, ply: 0, quick: true }]);
    await hints[0].answer(advice);
    expect(game.followed).toBe(0);
  });

  test('adopts a hint that the player asks for, so that hint and comment never disagree', async () => {
    const { game } = opened();
    await rest();
    await hints[0].answer(advice);
    const better = { ...advice, steps: [{ choice: choice('sell'), view: { at: 0 } }] };
    useAdvice().plan = better as never;
    await rest();
    expect(game.advice).toEqual(better);
    expect(game.followed).toBe(0);
  });

  test('thinks once while the player follows the plan, and again after another move', async () => {
    const { match, game } = opened();
    await rest();
    await hints[0].answer(advice);
    match.table = table(1);
    await rest();
    expect([game.followed, hints.length]).toEqual([1, 1]);
    match.table = table(2);
    await rest();
    expect([game.followed, hints.length]).toEqual([-1, 2]);
  });

  test('drops an answer to an earlier decision', async () => {
    const { match, game } = opened();
    await rest();
    match.table = table(7);
    await rest();
    await hints[0].answer(advice);
    expect(game.advice).toBeNull();
    expect(game.thinking).toBe(true);
  });

  test.each([
    ['behind the curtain', {}, 0],
    ['while another player decides', { acting: null }, null],
    ['in another match', { seats: [{ name: 'Anna', kind: 'human' }] }, null],
    ['when the comments are off', { seats: [{ name: 'Anna', kind: 'human', comments: false }] }, null],
  ])('says nothing %s', async (_, over, curtain) => {
    const match = useMatch();
    match.table = table(0, over);
    match.curtain = curtain;
    const game = useFirstGame();
    await rest();
    expect([game.on, game.comment, hints.length]).toEqual([false, null, 0]);
  });

  test('gives a verdict only on a move that is clearly worse than the Doge’s', async () => {
    const { match, game } = opened();
    await rest();
    await hints[0].answer(advice);
    match.lastMoves = [choice('sell')];
    expect(game.verdict).toEqual({ chance: 40, best: 50 });
    for (const type of ['load', 'sail', 'unknown']) {
      match.lastMoves = [choice(type)];
      expect(game.verdict).toBeNull();
    }
  });

  test('is silent after Escape until the next decision', async () => {
    const { match, game } = opened();
    await rest();
    expect([game.close(), game.closed, game.close()]).toEqual([true, true, false]);
    match.table = table(3);
    await rest();
    expect(game.closed).toBe(false);
  });
});

describe('the comment beside the choices', () => {
  /** Mounts the comment in a game that calls every move “Ports”. `text` finds a part of the comment by name. */
  async function shown() {
    await loadCommentTexts();
    const { match, game } = opened();
    const rows = ([{ move }]: { move: { type: string } }[]) => [
      row(move.type, {}, { full: { key: 'measures.ports' } }),
    ];
    const ui = { ...GAME_UIS.gameUi('serenissima-1996'), rows };
    const wrapper = mount(DogeComment, {
      props: { table: match.table as Table, ui: ui as never },
      global: { plugins: [i18n, GAME_UIS as never] },
    });
    await rest();
    const text = (name: string) => wrapper.find(`[data-testid="doge:${name}"]`);
    return { match, game, wrapper, text };
  }

  test('warns early in the game that the opponents make mistakes, if they play at a careless level', async () => {
    const { match, wrapper, text } = await shown();
    expect(text('opponents').exists()).toBe(false);
    const [anna, computer] = table(0).seats;
    await wrapper.setProps({ table: table(0, { seats: [anna, { ...computer, level: 'deckhand' }] }) });
    expect(text('opponents').text()).toMatch(/mistakes/);
    match.log = Array.from({ length: 12 }, (_, ply) => ({ ply, seat: 0, events: [] })) as never;
    await rest();
    expect(text('opponents').exists()).toBe(false);
  });

  test('says in a status region what matters, then adds the suggested moves', async () => {
    const { wrapper, text } = await shown();
    expect(wrapper.find('[role=status]').text()).toMatch(/^A port stores each good only once\./);
    expect(text('next').exists()).toBe(false);
    await hints[0].answer(advice);
    expect(text('next').text()).toBe('I’d choose: Ports. Then: Ports.');
  });

  test('stores its switch in main, and shows nothing but the switch if comments are off or closed', async () => {
    const { match, game, wrapper, text } = await shown();
    await text('close').trigger('click');
    expect([wrapper.find('[role=status]').text(), text('close').exists()]).toEqual(['', false]);
    const assigned = vi.spyOn(match, 'assignSeats').mockResolvedValue();
    await text('switch').setValue(false);
    expect(assigned.mock.calls[0][0].map(({ comments }) => comments)).toEqual([false, undefined]);
    match.table = table(0, { seats: [{ name: 'Anna', kind: 'human', comments: false }] });
    await rest();
    expect([game.on, text('switch').exists(), wrapper.find('[role=status]').text()]).toEqual([false, true, '']);
  });
});
