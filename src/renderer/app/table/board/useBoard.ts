import { inject, onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { fontsReady } from '../../../board/fonts';
import type {
  BoardHandle,
  EventTime,
  Ghost,
  Light,
  Rect,
  Spotlight,
  TargetId,
  ThreatMarks,
  Trail,
  Path,
} from '../../../board/board-types';
import type { Table } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useEarlierView } from '../../../game-ui/earlier-view';
import type { Headline } from '../../../game-ui/moments';
import { SEAT_CHIPS } from '../../../game-ui/seat-chip';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';
import type { EffectName } from '../../../sound/names';
import { useSettings } from '../../../stores/settings';
import { useSound } from '../../../stores/sound';
import { useLettering } from '../../parts/lettering';
import type { BoardIntent } from '../input/intents';
import { useLetterSize } from './useLetterSize';
import { usePlayback } from './usePlayback';

/** Time for the cover to fade and for the player to see the board, in milliseconds. */
const UNCOVER_MS = 900;

export interface ShownOnBoard {
  readonly ui: AnyGameUi;
  readonly view: unknown;
  readonly lights: ReadonlyMap<TargetId, Light>;
  readonly spotlight: Spotlight;
  readonly route: readonly (readonly TargetId[])[];
  /** The moves of a plan; `null` if the player is not planning. */
  readonly ghosts: readonly Ghost[] | null;
  /** A piece's path over the board. */
  readonly path: Path | null;
  /** Where other players' pieces moved. */
  readonly trails: readonly Trail[];
  /** The marks of the threat view; `null` while it is closed. */
  readonly threats: ThreatMarks | null;
  readonly movable: (target: TargetId) => boolean;
  /** Whether a piece can be dragged. A piece without a move can be, if a drop would show the reason. */
  readonly draggable: (target: TargetId) => boolean;
  readonly landings: (target: TargetId) => readonly TargetId[];
}

interface BoardListener {
  act(intent: BoardIntent): void;
  headline(said: Headline): void;
  longPress(target: TargetId | null): void;
  heard(name: EffectName): void;
}

/**
 * Mounts the Pixi board in an element. It follows `shown` and animates the match's moves. `failed` is the reason why
 * graphics could not start, if any. Computers wait until the cover over the board has gone and a new board is set up.
 */
export function useBoard(host: Ref<HTMLElement | null>, shown: ShownOnBoard, listener: BoardListener) {
  const { locale } = useI18n();
  const match = useMatch();
  const replay = useReplay();
  const settings = useSettings();
  const how = usePlayback(shown);
  const chip = useChipBoxes();
  const lettering = useLettering();
  const { announce, hear } = useAnnouncements(shown, listener);
  const handle = shallowRef<BoardHandle | null>(null);
  const failed = ref('');
  const ready = ref(false);
  const camera = ref(0);
  /** Set on unmount, which may happen before the board is ready. */
  let gone = false;
  const isGone = () => gone;
  let detach = () => undefined as void;
  const reletter = useLetterSize(host, () => handle.value?.redraw());
  follow(handle, shown);

  onMounted(async () => {
    const [{ mountBoard }, makeScene] = await Promise.all([
      import('../../../board/mount'),
      shown.ui.loadScene(),
      fontsReady(),
    ]);
    const place = host.value;
    if (isGone() || !place) return;
    reletter();
    const language = locale.value;
    try {
      const board = await mountBoard(place, makeScene, {
        lettering: lettering(shown.ui.id),
        draggable: (target) => shown.draggable(target),
        landings: (target) => shown.landings(target),
        chip,
        onEvent: announce,
        onSound: hear,
      });
      await board.paint(shown.view);
      if (isGone()) return await board.destroy();
      handle.value = board;
      if (locale.value !== language) board.relabel();
      board.setPace(replay.pace, settings.pictures);
      listen(board, listener);
      board.onCamera(() => camera.value++);
      board.show(shown.view);
      for (const draw of Object.values(OVERLAYS)) draw(board, shown);
      detach = match.attachBoard({
        async perform(events, next, watched) {
          await (watched ? board.watch(events, next, how) : board.play(events, next));
          // Recomputes target positions, because pieces have moved.
          camera.value++;
        },
        skip: () => board.skip(),
        settled: () => board.settled(),
      });
      await board.settled();
      ready.value = true;
      const begins = isNew(match.table);
      place.dataset.ready = 'true';
      if (begins) await setUp(board);
      if (!begins && replay.pace > 0) await new Promise((resolve) => setTimeout(resolve, UNCOVER_MS));
    } catch (error) {
      failed.value = error instanceof Error ? error.message : String(error);
    }
    if (!isGone()) match.boardAppeared();
  });

  onBeforeUnmount(() => {
    gone = true;
    detach();
    void handle.value?.destroy();
  });

  return { handle, failed, ready, ...placesOn(handle, camera) };
}

/**
 * Functions for a target's rectangle in CSS pixels relative to the host, without and with its surroundings. Vue's
 * effects that call them run again when the camera moves.
 */
function placesOn(handle: Ref<BoardHandle | null>, camera: Ref<number>) {
  const located = (find: (board: BoardHandle) => Rect | null) =>
    camera.value >= 0 && handle.value ? find(handle.value) : null;
  return {
    place: (target: TargetId) => located((board) => board.place(target)),
    /** Everything that belongs to the target, such as the garrison above a port's card. */
    surroundings: (target: TargetId) => located((board) => board.surroundings(target)),
  };
}

/** Returns a function for the box of a player's chip in the window; `null` if it is not on screen. */
function useChipBoxes(): (seat: number) => Rect | null {
  const chips = inject(SEAT_CHIPS, null);
  return (seat) => {
    const box = chips?.get(seat)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  };
}

/** Whether a match has just begun. A lesson begins in the middle of a game. */
const isNew = (table: Table | null) => table?.ply === 0 && !table.lesson;

/** Sets up the board piece by piece. Any input shows the whole board immediately. */
async function setUp(board: BoardHandle): Promise<void> {
  const inputs = new AbortController();
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(kind, () => board.skip(), { capture: true, passive: true, signal: inputs.signal });
  await board.setUp();
  inputs.abort();
}

/** Announces events with headlines, sounds and the sounds' captions. */
function useAnnouncements(shown: ShownOnBoard, listener: BoardListener) {
  const match = useMatch();
  const sound = useSound();

  function hear(name: EffectName) {
    sound.play(name);
    listener.heard(name);
  }

  /** Shows an event's headline when it begins, and plays its sound then or at its impact. */
  function announce(event: { readonly type: string }, time: EventTime) {
    const { ui, view } = shown;
    if (time === 'start') {
      const said = ui.moments?.headline(event, view);
      if (said) listener.headline(said);
      if (ui.soundtrack?.fights.includes(event.type)) sound.fight();
    }
    const name = ui.events.soundTime(event) === time ? ui.events.soundOf(event, match.people) : null;
    if (name) hear(name);
  }

  return { announce, hear };
}

/** The functions that draw the overlays, such as highlights or paths, on the board. */
const OVERLAYS = {
  lights: (board, { lights }) => board.light(lights),
  spotlight: (board, { spotlight }) => board.spotlight(spotlight),
  route: (board, { route }) => board.route(route),
  trails: (board, { trails }) => board.trails(trails),
  ghosts: (board, { ghosts }) => board.ghosts(ghosts ?? []),
  path: (board, { path }) => board.path(path),
  threats: (board, { threats }) => board.threats(threats),
} satisfies Partial<Record<keyof ShownOnBoard, (board: BoardHandle, shown: ShownOnBoard) => void>>;

function listen(board: BoardHandle, listener: BoardListener): void {
  board.onPick((target, how) => {
    listener.act({ do: how === 'click' ? 'choose' : 'point', target });
    if (how === 'hold') listener.longPress(target);
  });
  board.onDragStart((target) => listener.act({ do: 'drag', target }));
  board.onDrop((from, target) => listener.act({ do: 'drop', from, target }));
}

function follow(handle: Ref<BoardHandle | null>, shown: ShownOnBoard): void {
  const replay = useReplay();
  const settings = useSettings();
  const { locale } = useI18n();
  // Synchronous, so that it runs before the board shows the planned position.
  watch(
    () => Boolean(shown.ghosts),
    (plans) => handle.value?.remember(plans ? shown.ui.targets(shown.view) : []),
    { flush: 'sync' },
  );
  watch(
    () => shown.view,
    (next) => {
      if (!handle.value?.busy) handle.value?.show(next);
    },
  );
  for (const [part, draw] of Object.entries(OVERLAYS))
    watch(
      () => shown[part as keyof typeof OVERLAYS],
      () => handle.value && draw(handle.value, shown),
    );
  watch(
    () => [replay.pace, settings.pictures] as const,
    ([pace, pictures]) => handle.value?.setPace(pace, pictures),
  );
  watch([handle, useEarlierView<unknown>()], ([board, earlier]) => board?.compare(earlier));
  watch(locale, () => handle.value?.relabel());
}
