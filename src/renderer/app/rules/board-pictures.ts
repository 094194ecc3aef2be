import { inject, onBeforeUnmount, provide, shallowRef, watch } from 'vue';
import type { InjectionKey, ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Light, TargetId } from '../../board/board-types';
import { fontsReady } from '../../board/fonts';
import { nextTask } from '../../board/frames';
import type { SnapshotBoard } from '../../board/snapshot';
import { useCabinet } from '../../game-ui/cabinet';
import type { RulePicture, RulePictures } from '../../game-ui/rulebook';
import { useSentences } from '../../game-ui/translate';
import { withLetterSize } from '../../games/kit/letter-size';
import { ask } from '../../stores/main-process';
import { useSettings } from '../../stores/settings';

/** A board of a picture: its image (`null` without WebGL), and what it shows in words. */
export interface DrawnBoard {
  readonly url: string | null;
  readonly alt: string;
}

/** The size of an image in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface BoardPictures {
  /** The pictures of the rulebook by paragraph; empty until they are loaded. */
  readonly all: ShallowRef<RulePictures>;
  /**
   * Draws a board of a picture: the first, or the one after the example's move. `null` if it is no longer `wanted` when
   * its turn comes.
   */
  draw(picture: RulePicture, board: number, size: Size, wanted: () => boolean): Promise<DrawnBoard | null>;
  /** Changes when all pictures have to be drawn again, for another game, language or look. */
  readonly edition: ShallowRef<number>;
}

const KEY: InjectionKey<BoardPictures> = Symbol('board pictures');

/** The pictures of the open rulebook. */
export function useBoardPictures(): BoardPictures {
  const pictures = inject(KEY);
  if (!pictures) throw new Error('No rulebook provides pictures.');
  return pictures;
}

/**
 * Provides the pictures of a game's rulebook. The board that draws them is made for the first one, draws one at a time,
 * and is removed with the rulebook.
 */
export function provideBoardPictures(game: () => string): void {
  const { gameUi } = useCabinet();
  const { t, n, locale } = useI18n();
  const settings = useSettings();
  const format = useSentences(game);
  const all = shallowRef<RulePictures>({});
  const edition = shallowRef(0);
  let board: Promise<SnapshotBoard | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const urls: string[] = [];

  function release() {
    void board?.then((made) => made?.destroy());
    board = undefined;
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
  }
  async function makeBoard(id: string): Promise<SnapshotBoard | null> {
    try {
      const [{ createSnapshotBoard }, makeScene] = await Promise.all([
        import('../../board/snapshot'),
        gameUi(id).loadScene(),
        fontsReady(),
      ]);
      const text = (path: string) => t(`games.${id}.${path}`);
      return await createSnapshotBoard(makeScene, { text, figure: (value) => n(value, 'ducats') });
    } catch {
      // No WebGL: the words in place of the picture say the same.
      return null;
    }
  }
  async function imageOf(picture: RulePicture, index: number, view: unknown, size: Size): Promise<string | null> {
    const made = await (board ??= makeBoard(game()));
    if (!made) return null;
    const { lesson, shows, lights = shows, way = null } = picture;
    const lit = new Map(lights.map((target): [TargetId, Light] => [target, 'recalled']));
    const snapshot = { match: lesson ? 'lesson' : 'introduction', view, shows, lights: lit, ...size };
    const canvas = withLetterSize(settings.textSize, () => made.draw({ ...snapshot, way: index === 0 ? way : null }));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return blob && URL.createObjectURL(blob);
  }

  async function draw(picture: RulePicture, index: number, size: Size, wanted: () => boolean) {
    const now = edition.value;
    const isCurrent = () => now === edition.value && wanted();
    const ui = gameUi(game());
    const view = await viewOf(game(), picture, index);
    const drawn = last.then(async () => {
      await nextTask();
      return isCurrent() ? { url: await imageOf(picture, index, view, size) } : null;
    });
    last = drawn.catch(() => undefined);
    const image = await drawn;
    if (image?.url) urls.push(image.url);
    if (!image || !isCurrent()) return null;
    const things = (picture.lights ?? picture.shows).map((target) => format(ui.nameTarget(target, view))).join('; ');
    return { ...image, alt: t('rulebook.picture', { things }) };
  }

  watch(
    game,
    async (id) => {
      all.value = {};
      const loaded = (await gameUi(id).loadRulePictures?.()) ?? {};
      if (id === game()) all.value = loaded;
    },
    { immediate: true },
  );
  watch([game, locale, () => settings.textSize, () => settings.settings.colours], () => {
    edition.value++;
    release();
  });
  onBeforeUnmount(() => {
    edition.value++;
    release();
  });
  provide(KEY, { all, draw, edition });
}

/** The view of a step's position in a lesson, or of the introduction's position. */
async function viewOf(game: string, { lesson }: RulePicture, index: number): Promise<unknown> {
  if (!lesson) return (await ask('lessons.introduction', { game }))?.view;
  return (await ask('lessons.position', { game, lesson: lesson.key, step: lesson.steps[index] ?? 0 })).view;
}
