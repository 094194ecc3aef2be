import { useResizeObserver } from '@vueuse/core';
import { onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import type { BoardHandle, Rect, TargetId } from '../../board/board-types';
import { fontsReady } from '../../board/fonts';
import { nextTask } from '../../board/frames';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { ask } from '../../stores/main-process';
import { useSettings } from '../../stores/settings';
import { fitLetterSize, useLettering } from '../parts/lettering';

interface Shown {
  readonly ui: AnyGameUi;
  readonly lit: readonly TargetId[];
}

const READ_ONLY = {
  draggable: () => false,
  landings: () => [],
  chip: () => null,
  onEvent: () => undefined,
  onSound: () => undefined,
};

/**
 * Mounts a read-only board at the position of the game's introduction. The explained places are highlighted, and the
 * camera moves to them, without animation if motion is off. `failed` is set if the game has no such position or
 * graphics are unavailable; `ready` when the board and its highlights can be shown.
 */
export function useShownBoard(host: Ref<HTMLElement | null>, shown: Shown) {
  const { locale } = useI18n();
  const lettering = useLettering();
  const settings = useSettings();
  const handle = shallowRef<BoardHandle | null>(null);
  const view = shallowRef<unknown>(null);
  const failed = ref(false);
  const ready = ref(false);
  const places = shallowRef<readonly Rect[]>([]);
  let gone = false;
  const isGone = () => gone;

  const point = () => {
    const board = handle.value;
    places.value = board ? shown.lit.flatMap((target) => board.surroundings(target) ?? []) : [];
  };
  async function speakOf() {
    handle.value?.spotlight({ targets: shown.lit, ringed: false });
    await handle.value?.lookAt(shown.lit);
    point();
  }
  const reletter = () => host.value !== null && fitLetterSize(host.value, settings.textSize);

  async function mount(place: HTMLElement) {
    const [answer, { mountBoard }, makeScene] = await Promise.all([
      ask('lessons.introduction', { game: shown.ui.id }),
      import('../../board/mount'),
      shown.ui.loadScene(),
      fontsReady(),
    ]);
    if (!answer) throw new Error('This game is introduced without a board.');
    if (isGone()) return;
    reletter();
    const language = locale.value;
    const board = await mountBoard(place, makeScene, { lettering: lettering(shown.ui.id), ...READ_ONLY });
    await board.paint(answer.view);
    if (isGone()) return void board.destroy();
    // The first step is shown without camera motion; later steps use the player's pace.
    board.setPace(0);
    board.show(answer.view);
    view.value = answer.view;
    handle.value = board;
    if (locale.value !== language) board.relabel();
    await speakOf();
    board.setPace(settings.pace);
    board.onCamera(point);
    await board.settled();
    ready.value = true;
  }

  onMounted(async () => {
    try {
      if (host.value) await mount(host.value);
    } catch {
      // The introduction's text is complete without the board.
      failed.value = true;
    }
  });
  onBeforeUnmount(() => {
    gone = true;
    void handle.value?.destroy();
  });

  watch(() => shown.lit, speakOf);
  watch(
    () => settings.pace,
    (pace) => handle.value?.setPace(pace),
  );
  watch(locale, () => handle.value?.relabel());
  useResizeObserver(host, () => {
    if (reletter()) handle.value?.redraw();
    // The board adapts to its new size in an observer that may be called later.
    void nextTask().then(speakOf);
  });

  return { view, places, ready, failed };
}
