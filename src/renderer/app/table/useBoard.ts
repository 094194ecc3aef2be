import { useDebounceFn, useResizeObserver } from '@vueuse/core';
import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { fontsReady } from '../../board/fonts';
import type { BoardHandle, Lettering, Light, Rect, TargetId, Way } from '../../board/board-types';
import type { AnyGameUi, Headline } from '../../game-ui/game-ui';
import { letterSizeFor, setLetterSize } from '../../games/kit/letter-size';
import { useMatch } from '../../stores/match';
import { useReplay } from '../../stores/replay';
import { useSettings } from '../../stores/settings';
import type { EffectName } from '../../sound/effects';
import { useSound } from '../../stores/sound';
import type { BoardIntent } from './input/intents';
import { useShowing } from './useShowing';

/** A board that has not changed its size for so long is lettered anew, in milliseconds. */
const LETTER_MS = 250;

/** What a board shows. */
interface Shown {
  readonly ui: AnyGameUi;
  readonly view: unknown;
  readonly lights: ReadonlyMap<TargetId, Light>;
  /** Ways drawn over the board, as advice has them. */
  readonly route?: readonly (readonly TargetId[])[] | undefined;
  readonly way?: Way | null | undefined;
  readonly movable: (target: TargetId) => boolean;
  readonly landings: (target: TargetId) => readonly TargetId[];
}

/** What a board reports. */
interface BoardListener {
  /** What the pointer does on the canvas: a click, a drag, a look. */
  act(intent: BoardIntent): void;
  headline(said: Headline): void;
  /** A finger rests on a piece. */
  held(target: TargetId | null): void;
  /** A sound is made. */
  heard(name: EffectName): void;
}

/**
 * The Pixi board in an element for as long as its component is mounted: what it shows follows `shown`, and it performs what the match
 * plays. Rejecting graphics end in `failed`.
 */
export function useBoard(host: Ref<HTMLElement | null>, shown: Shown, listener: BoardListener) {
  const { t, n, locale } = useI18n();
  const match = useMatch();
  const replay = useReplay();
  const settings = useSettings();
  const sound = useSound();
  const how = useShowing(shown);
  const handle = shallowRef<BoardHandle | null>(null);
  const failed = ref('');
  const camera = ref(0);
  /** Whether the board has left the page, perhaps before it was there. */
  let gone = false;
  const isGone = () => gone || !host.value;
  let stopPerforming = () => undefined as void;

  const lettering: Lettering = {
    text: (path) => t(`games.${shown.ui.id}.${path}`),
    figure: (value) => n(value, 'ducats'),
  };

  function onEvent(event: { readonly type: string }) {
    const said = shown.ui.headline(event, shown.view);
    if (said) listener.headline(said);
    const name = shown.ui.soundOf(event);
    if (!name) return;
    sound.play(name);
    listener.heard(name);
  }

  onMounted(async () => {
    sound.sea(true);
    const [{ mountBoard }, makeScene] = await Promise.all([
      import('../../board/mount'),
      shown.ui.loadScene(),
      fontsReady(),
    ]);
    const place = host.value;
    if (isGone() || !place) return;
    reletter();
    try {
      const board = await mountBoard(place, makeScene, {
        lettering,
        draggable: (target) => shown.movable(target),
        landings: (target) => shown.landings(target),
        onEvent,
      });
      if (isGone()) return await board.destroy();
      handle.value = board;
      board.setPace(replay.pace);
      board.onPick((target, how) => {
        listener.act({ do: how === 'click' ? 'choose' : 'point', target });
        if (how === 'hold') listener.held(target);
      });
      board.onGrab((target) => listener.act({ do: 'carry', target }));
      board.onDrag((from, target) => listener.act({ do: 'drop', from, target }));
      board.onCamera(() => camera.value++);
      board.show(shown.view);
      board.light(shown.lights);
      board.route(shown.route ?? []);
      board.way(shown.way ?? null);
      stopPerforming = match.setPerformer(
        async (events, next, watched) => {
          await (watched ? board.watch(events, next, how) : board.play(events, next));
          // What has moved is somewhere else now.
          camera.value++;
        },
        () => board.skip(),
      );
      await board.settled();
      place.dataset.ready = 'true';
    } catch (error) {
      failed.value = error instanceof Error ? error.message : String(error);
    }
  });

  onBeforeUnmount(() => {
    gone = true;
    sound.sea(false);
    stopPerforming();
    void handle.value?.destroy();
  });

  watch(
    () => shown.view,
    (next) => {
      if (!handle.value?.busy) handle.value?.show(next);
    },
  );
  watch(
    () => shown.lights,
    (next) => handle.value?.light(next),
  );
  watch(
    () => shown.route ?? [],
    (next) => handle.value?.route(next),
  );
  watch(
    () => shown.way,
    (next) => handle.value?.way(next ?? null),
  );
  watch(
    () => replay.pace,
    (pace) => handle.value?.setPace(pace),
  );
  watch(locale, () => handle.value?.relabel());

  /** Letters go with the texts' size and with the board's; a size in between, while a window is being drawn larger, is left out. */
  function reletter() {
    if (!host.value) return;
    const { clientWidth: width, clientHeight: height } = host.value;
    if (setLetterSize(letterSizeFor({ width, height }, settings.textSize))) handle.value?.redraw();
  }
  const reletterSoon = useDebounceFn(reletter, LETTER_MS);
  useResizeObserver(host, () => void reletterSoon());
  watch(
    () => settings.textSize,
    () => void reletterSoon(),
  );

  /** Where a target is, in CSS pixels of the host; follows the camera. */
  const place = (target: TargetId): Rect | null => (camera.value >= 0 ? (handle.value?.place(target) ?? null) : null);

  return { handle, failed, place, ready: computed(() => handle.value !== null) };
}
