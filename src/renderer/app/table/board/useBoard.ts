import { onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { fontsReady } from '../../../board/fonts';
import type { BoardHandle, Lettering, Light, Rect, TargetId, ThreatMarks, Way } from '../../../board/board-types';
import type { AnyGameUi, Headline } from '../../../game-ui/game-ui';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';
import type { EffectName } from '../../../sound/effects';
import { useSound } from '../../../stores/sound';
import type { BoardIntent } from '../input/intents';
import { useLetterSize } from './useLetterSize';
import { useShowing } from './useShowing';

/** The input of the board. */
interface Shown {
  readonly ui: AnyGameUi;
  readonly view: unknown;
  readonly lights: ReadonlyMap<TargetId, Light>;
  /** Paths drawn on the board, such as those of an advised plan. */
  readonly route?: readonly (readonly TargetId[])[] | undefined;
  readonly way?: Way | null | undefined;
  readonly threats?: ThreatMarks | null | undefined;
  readonly movable: (target: TargetId) => boolean;
  readonly landings: (target: TargetId) => readonly TargetId[];
}

/** Events from the board. */
interface BoardListener {
  /** Pointer input on the canvas: click, drag or hover. */
  act(intent: BoardIntent): void;
  headline(said: Headline): void;
  /** A long press on a piece. */
  longPress(target: TargetId | null): void;
  /** A sound was played. */
  heard(name: EffectName): void;
}

/**
 * The Pixi board in an element, while the component is mounted. It follows `shown` and animates the match's moves.
 * `failed` is the reason why the graphics could not start, if they could not.
 */
export function useBoard(host: Ref<HTMLElement | null>, shown: Shown, listener: BoardListener) {
  const { t, n } = useI18n();
  const match = useMatch();
  const replay = useReplay();
  const sound = useSound();
  const how = useShowing(shown);
  const handle = shallowRef<BoardHandle | null>(null);
  const failed = ref('');
  const camera = ref(0);
  /** Whether the component was unmounted, possibly before the board was ready. */
  let gone = false;
  const isGone = () => gone;
  let detach = () => undefined as void;

  const reletter = useLetterSize(host, () => handle.value?.redraw());
  follow(handle, shown);

  const lettering: Lettering = {
    text: (path) => t(`games.${shown.ui.id}.${path}`),
    figure: (value) => n(value, 'ducats'),
  };
  function onEvent(event: { readonly type: string }) {
    const said = shown.ui.moments?.headline(event, shown.view);
    if (said) listener.headline(said);
    const name = shown.ui.events.soundOf(event);
    if (!name) return;
    sound.play(name);
    listener.heard(name);
  }

  onMounted(async () => {
    sound.sea(true);
    const [{ mountBoard }, makeScene] = await Promise.all([
      import('../../../board/mount'),
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
      listen(board, listener);
      board.onCamera(() => camera.value++);
      showAll(board, shown);
      detach = match.attachBoard({
        async perform(events, next, watched) {
          await (watched ? board.watch(events, next, how) : board.play(events, next));
          // Pieces have moved, so their places must be read again.
          camera.value++;
        },
        skip: () => board.skip(),
      });
      await board.settled();
      place.dataset.ready = 'true';
    } catch (error) {
      failed.value = error instanceof Error ? error.message : String(error);
    }
  });

  onBeforeUnmount(() => {
    gone = true;
    sound.sea(false);
    detach();
    void handle.value?.destroy();
  });

  /** A target's rectangle in CSS pixels relative to the host. Reactive to the camera. */
  const place = (target: TargetId): Rect | null => (camera.value >= 0 ? (handle.value?.place(target) ?? null) : null);

  return { handle, failed, place };
}

function showAll(board: BoardHandle, { view, lights, route = [], way = null, threats = null }: Shown): void {
  board.show(view);
  board.light(lights);
  board.route(route);
  board.way(way);
  board.threats(threats);
}

/** Reports pointer input on the canvas. */
function listen(board: BoardHandle, listener: BoardListener): void {
  board.onPick((target, how) => {
    listener.act({ do: how === 'click' ? 'choose' : 'point', target });
    if (how === 'hold') listener.longPress(target);
  });
  board.onGrab((target) => listener.act({ do: 'carry', target }));
  board.onDrag((from, target) => listener.act({ do: 'drop', from, target }));
}

/** Updates the board when the view, the marks, the pace or the language change. */
function follow(handle: Ref<BoardHandle | null>, shown: Shown): void {
  const replay = useReplay();
  const { locale } = useI18n();
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
    () => shown.threats,
    (next) => handle.value?.threats(next ?? null),
  );
  watch(
    () => replay.pace,
    (pace) => handle.value?.setPace(pace),
  );
  watch(locale, () => handle.value?.relabel());
}
