import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computed, effectScope, nextTick, reactive } from 'vue';
import type { EffectScope } from 'vue';
import { REFUSALS } from '../../../src/engine/games/serenissima-1996/refusals';
import type { Refusal } from '../../../src/ipc/refusals';
import RefusedTargetNote from '../../../src/renderer/app/table/board/RefusedTargetNote.vue';
import { useWhyNot } from '../../../src/renderer/app/table/choices/useWhyNot';
import { useSelection } from '../../../src/renderer/app/table/input/useSelection';
import type { InvalidTarget } from '../../../src/renderer/app/table/input/selection';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useRulebook } from '../../../src/renderer/stores/rulebook';
import { i18n } from '../../../src/renderer/ui/i18n';
import { row } from '../table/rows';

const FAR: Refusal = {
  code: 'not-next-to',
  rule: 'speed',
  message: REFUSALS['not-next-to'].message,
  figures: { steps: 7, left: 3, galley: 1 },
};

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('choosing a target that no move leads to', () => {
  const sail = row('sail', { role: 'travel', actor: 'galley:0' }, { target: 'space:1' });
  function select(ask?: (missed: InvalidTarget) => boolean) {
    const played: string[] = [];
    const rows = computed(() => [sail, row('buy', { actor: 'galley:1' })]);
    const selection = useSelection(rows, (choices) => played.push(...choices.map(({ move }) => move.type)), rows, ask);
    return { ...selection, played };
  }

  test('makes the table ask main for the reason, and the chosen piece stays chosen', () => {
    const asked: InvalidTarget[] = [];
    const { follow, actor, played } = select((missed) => asked.push(missed) > 0);
    follow({ do: 'choose', target: 'galley:0' });
    follow({ do: 'choose', target: 'space:9' });
    follow({ do: 'press', target: 'space:8' });
    follow({ do: 'drag', target: 'galley:0' });
    // The piece is dropped on a piece with other moves.
    follow({ do: 'drop', from: 'galley:0', target: 'galley:1' });
    expect(asked.map(({ target }) => target)).toEqual(['space:9', 'space:8', 'galley:1']);
    expect(asked.every((missed) => missed.actor === 'galley:0')).toBe(true);
    expect([actor.value, played]).toEqual(['galley:0', []]);
  });

  test('restores the selection from before the drag after a refused drop', () => {
    const { follow, actor, dragging } = select(() => true);
    follow({ do: 'drag', target: 'galley:0' });
    follow({ do: 'drop', from: 'galley:0', target: 'galley:1' });
    expect([actor.value, dragging.value]).toEqual([null, false]);
  });

  test('clears the selection if no question can be asked', () => {
    const { follow, actor } = select();
    follow({ do: 'choose', target: 'galley:0' });
    follow({ do: 'choose', target: 'space:9' });
    expect(actor.value).toBeNull();
  });

  test('asks nothing if a piece is dropped on no target, or on a target that a move leads to', () => {
    const ask = vi.fn(() => true);
    const { follow, played } = select(ask);
    follow({ do: 'drop', from: 'galley:0', target: null });
    follow({ do: 'drop', from: 'galley:0', target: 'space:1' });
    expect(ask).not.toHaveBeenCalled();
    expect(played).toEqual(['sail']);
  });

  test('asks nothing when a piece without further actions is chosen again after its move', () => {
    const ask = vi.fn(() => true);
    const { again, actor } = select(ask);
    again('galley:2');
    expect([ask.mock.calls.length, actor.value]).toEqual([0, null]);
    again('galley:1');
    expect(actor.value).toBe('galley:1');
  });
});

describe('the question to main', () => {
  let scope: EffectScope;
  afterEach(() => scope.stop());

  async function asking(answer: () => Promise<unknown>) {
    scope = effectScope();
    const call = vi.fn(answer);
    useBridge({ call: call as never, on: () => () => undefined });
    const answers = { attempt: (_: unknown, target: string) => (target === 'port:1' ? null : { type: 'sail' }) };
    const ui = { attempts: async () => answers };
    const shown = reactive({ table: { match: 'm', acting: 0, ply: 5, viewer: 0 }, past: false, ui, view: {} });
    const why = scope.run(() => useWhyNot(shown as never));
    if (!why) throw new Error('The scope is not active.');
    await settle();
    return { ...why, shown, call, answers };
  }
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0);
    await nextTick();
  };

  test('contains the attempted move, and its answer is shown until the position changes', async () => {
    const { ask, refused, shown, call } = await asking(async () => ({ ok: true, value: FAR }));
    expect(ask({ actor: 'galley:0', target: 'port:1' })).toBe(false);
    expect(call).not.toHaveBeenCalled();
    expect(ask({ actor: 'galley:0', target: 'space:9' })).toBe(true);
    await settle();
    expect(call.mock.calls).toEqual([['matches.whyNot', { match: 'm', seat: 0, ply: 5, move: { type: 'sail' } }]]);
    expect(refused.value).toEqual({ target: 'space:9', refusal: FAR });
    shown.table.ply++;
    await settle();
    expect(refused.value).toBeNull();
  });

  test('shows only the last answer, and nothing if main refuses or the move is legal', async () => {
    const answers = [
      { ok: true, value: FAR },
      { ok: true, value: null },
      { ok: false, error: { code: 'stale', message: '' } },
    ];
    const { ask, refused } = await asking(async () => answers.shift());
    for (let i = 0; i < 2; i++) ask({ actor: null, target: 'space:9' });
    await settle();
    expect(refused.value).toBeNull();
    ask({ actor: null, target: 'space:9' });
    await settle();
    expect(refused.value).toBeNull();
  });

  test('is answered by the game if the move is legal but leads elsewhere', async () => {
    const { ask, refused, answers } = await asking(async () => ({ ok: true, value: null }));
    Object.assign(answers, { misplaced: (actor: unknown) => (actor === null ? null : FAR) });
    ask({ actor: null, target: 'space:9' });
    await settle();
    expect(refused.value).toBeNull();
    ask({ actor: 'galley:0', target: 'space:9' });
    await settle();
    expect(refused.value).toEqual({ target: 'space:9', refusal: FAR });
  });
});

describe('the note about a forbidden target', () => {
  const props = { ui: GAME_UIS.gameUi('serenissima-1996'), refused: { target: 'space:9', refusal: FAR } };
  function show(refusal: Refusal = FAR) {
    const at = { at: { x: 10, y: 10 }, room: { width: 900, height: 600 } };
    return mount(RefusedTargetNote, {
      props: { ...props, ...at, refused: { target: 'space:9', refusal } } as never,
      global: { plugins: [i18n] },
    });
  }

  test('gives the reason with figures in a live region, for two seconds', async () => {
    const note = show();
    expect(note.find('[role=status]').text()).toContain('That’s 7 spaces away. Galley 1 can sail 3 now.');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(note.emitted('close')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(note.emitted('close')).toHaveLength(1);
  });

  test('gives the rule’s sentence if there are no figures', () => {
    const { figures: _, ...plain } = FAR;
    expect(show(plain).text()).toContain(FAR.message);
  });

  test('stays while it is hovered, and links to the rule', async () => {
    const read = vi.spyOn(useRulebook(), 'show').mockReturnValue(undefined as never);
    const note = show();
    await note.find('[data-testid=why-not]').trigger('pointerenter');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(note.emitted('close')).toBeUndefined();
    await note.find('[data-testid="why-not:rule"]').trigger('click');
    expect(read).toHaveBeenCalledWith('serenissima-1996', 'speed');
    expect(note.emitted('close')).toHaveLength(1);
  });
});
