import { computed, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Choice } from '../../../ipc/table';
import { useCabinet } from '../../game-ui/cabinet';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { calledName } from '../../game-ui/player-name';
import { useSentences } from '../../game-ui/translate';
import { useApp } from '../../stores/app';
import { useMatch } from '../../stores/match';
import { usePeek } from '../../stores/peek';
import { useReplay } from '../../stores/replay';
import { lessonLights } from '../lesson/lights';
import { usePlan } from './usePlan';
import { usePlay } from './usePlay';
import type { Chosen } from './pieces';
import { useSelection } from './input/useSelection';

/**
 * The table's state for display and input: the match, or the past during a replay, and the
 * selection on the board.
 */
export function useTable() {
  const { gameUi } = useCabinet();
  const app = useApp();
  const match = useMatch();
  const replay = useReplay();
  const peek = usePeek();
  const { t } = useI18n();

  const table = computed(() => match.table);
  const ui = computed(() => gameUi(table.value?.game ?? ''));
  const format = useSentences(() => ui.value.id);
  /**
   * What the board shows: the present, with the acting player's secrets while they peek, or the
   * past.
   */
  const view = computed(() => (replay.kind ? replay.view : (peek.view ?? table.value?.view)));
  const log = computed(() => (replay.kind ? match.log.slice(0, replay.ply) : match.log));
  const rows = computed(() =>
    table.value && !replay.kind ? ui.value.rows(table.value.choices, table.value.view) : [],
  );
  /** The rows that a lesson asks for; all rows otherwise. */
  const asked = computed(() => {
    const { lesson, choices = [], view: now } = table.value ?? {};
    if (!lesson || replay.kind) return rows.value;
    const wanted = lesson.asked.map((i) => choices[i]);
    return ui.value.rows(wanted, now);
  });

  match.decisionOf = (now) => ui.value.decision(now);

  const playing = usePlay(rows);
  const selection = useSelection(rows, (choices) => void playPiece(choices), asked);
  /** Plays moves of a piece, and keeps the piece chosen. */
  async function playPiece(choices: readonly Pick<Choice, 'move'>[]) {
    const piece = selection.actor.value;
    await playing.playAll(choices);
    if (piece && choices.length > 0 && selection.actor.value !== piece)
      selection.follow({ do: 'choose', target: piece });
  }
  /**
   * A question to the acting player that is asked at a piece. A lesson gives its own directions.
   */
  const question = computed(() => {
    const { view: now, lesson } = table.value ?? {};
    return rows.value.length > 0 && !lesson ? (ui.value.question?.(now) ?? null) : null;
  });
  // While the same player decides, the chosen piece stays chosen as long as it has actions. A
  // lesson starts each step without a selection.
  watch(
    [() => table.value?.ply, () => table.value?.viewer, () => table.value?.acting],
    ([, viewer, acting], [, viewerBefore, actingBefore]) => {
      selection.keep(viewer === viewerBefore && acting === actingBefore && !table.value?.lesson);
      if (question.value) selection.turnTo(question.value.piece);
      selection.recalled.value = [];
    },
    { immediate: true },
  );

  const askedChoices = computed((): ReadonlySet<Choice> => {
    const { lesson, choices = [] } = table.value ?? {};
    return new Set(lesson?.asked.map((i) => choices[i]));
  });
  const lit = computed(() => lessonLights(selection.lights.value, table.value, ui.value));
  /** The path pointed at, and its meaning. None while a move is being played or in a replay. */
  const underway = computed(() => (match.busy || replay.kind ? null : selection.underway.value));
  const way = computed(() => underway.value?.way ?? null);
  const saying = computed(() => (underway.value ? format(underway.value.full) : ''));
  /** What is chosen, in words. A piece with a question is not a selection. */
  const pieces = computed(() => (question.value ? [] : [selection.actor.value, selection.target.value]));
  const spoken = (named: AnyGameUi['nameTarget']) =>
    pieces.value.flatMap((id) => (id && view.value ? [format(named(id, view.value))] : [])).join(' → ');
  const chosen = computed((): Chosen | null => {
    const full = spoken(ui.value.nameTarget);
    return full ? { full, short: spoken(ui.value.shortName ?? ui.value.nameTarget) } : null;
  });
  /** The title of the card. */
  const name = computed(() => (question.value ? format(ui.value.decision(view.value)) : (chosen.value?.full ?? '')));
  /** What the chosen piece has left. */
  const left = computed(() => {
    const piece = question.value ? null : selection.actor.value;
    return (piece && view.value ? (ui.value.left?.(piece, view.value) ?? []) : []).map(format).join(' · ');
  });
  const { route: advised } = usePlan(() => ui.value);
  /**
   * Paths drawn on the board: those of the advised plan, and what an offered exchange would move.
   */
  const route = computed(() => [...advised.value, ...(question.value?.ways ?? [])]);
  /** Whether computers can play this game. */
  const computers = computed(() => app.games.find(({ id }) => id === ui.value.id)?.computers ?? false);
  const names = computed(
    () =>
      table.value?.seats.map(({ name: own }, seat) =>
        calledName(ui.value.id, ui.value.power(seat, view.value).key, own),
      ) ?? [],
  );
  const title = computed(() => {
    const lesson = table.value?.lesson;
    return lesson ? t(`games.${ui.value.id}.lessons.${lesson.key}.title`) : (table.value?.title ?? '');
  });

  return {
    table,
    ui,
    view,
    log,
    names,
    title,
    computers,
    rows,
    selection,
    playing,
    lit,
    way,
    saying,
    chosen,
    name,
    left,
    question,
    route,
    askedChoices,
  };
}
