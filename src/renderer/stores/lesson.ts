import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { Course } from '../../ipc/lessons';
import { loadLessonTexts } from '../locales/lessons';
import { useApp } from './app';
import { ask } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';
import { useSettings } from './settings';

/** The pause before a scripted move at normal pace, in milliseconds, so that learners see their own move first. */
const BEAT_MS = 500;

export const useLesson = defineStore('lesson', () => {
  const app = useApp();
  const match = useMatch();
  const session = useSession();
  const settings = useSettings();
  const courses = shallowRef<readonly Course[]>([]);
  const state = computed(() => match.table?.lesson ?? null);
  const game = computed(() => match.table?.game ?? '');
  const over = computed(() => state.value !== null && state.value.next === null);
  const lessonsOf = (id: string) => courses.value.find((course) => course.game === id)?.lessons ?? [];
  const following = computed(() => {
    const keys = lessonsOf(game.value).map(({ key }) => key);
    return keys[keys.indexOf(state.value?.key ?? '') + 1] ?? null;
  });

  const name = (id: string, lesson: string) => `${id}/${lesson}`;
  const isDone = (id: string, lesson: string) => settings.settings.lessons.includes(name(id, lesson));
  /** The first unfinished lesson of a game or, if all are finished, the first one. */
  const nextOf = (id: string) => {
    const lessons = lessonsOf(id);
    return (lessons.find(({ key }) => !isDone(id, key)) ?? lessons.at(0))?.key;
  };
  /** Whether the player has no saved match and has finished no lesson. */
  const newcomer = computed(() => app.saves.length === 0 && !app.trouble && settings.settings.lessons.length === 0);

  async function load() {
    courses.value = await ask('lessons.list', {});
  }

  const start = (id: string, lesson: string) =>
    app.enter(async () => {
      await loadLessonTexts();
      return ask('lessons.start', { game: id, lesson });
    });

  async function show() {
    const step = state.value?.step;
    while (state.value?.next === 'learner' && state.value.step === step && !match.busy) {
      await match.playLessonMove();
      if (match.refusal) return;
    }
  }

  /** The number of moves made if a scripted move is next and may be played now; otherwise `false`. */
  const scriptedPly = () => !match.busy && match.autoplay && state.value?.next === 'script' && match.table?.ply;
  watch(scriptedPly, async (ply) => {
    if (ply === false) return;
    if (settings.pace > 0) await session.during(new Promise((resolve) => setTimeout(resolve, BEAT_MS / settings.pace)));
    if (scriptedPly() === ply) await match.playLessonMove();
  });

  watch(over, (ended) => {
    if (!ended || !state.value || isDone(game.value, state.value.key)) return;
    const lessons = [...settings.settings.lessons, name(game.value, state.value.key)];
    void settings.change({ lessons });
  });

  return { state, game, over, following, newcomer, lessonsOf, isDone, nextOf, load, start, show };
});
