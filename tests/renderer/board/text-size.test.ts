import { Container, Sprite, Text, Texture, TextureSource } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { findGame, GAMES } from '../../../src/engine/games/registry';
import { fit } from '../../../src/renderer/board/camera';
import type { SceneTools } from '../../../src/renderer/board/board-types';
import type { Raster } from '../../../src/renderer/board/raster';
import { GAME_UIS } from '../../../src/renderer/games';
import { letterSizeFor, setLetterSize } from '../../../src/renderer/games/kit/letter-size';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { bySuite } from '../../suite';
import { withoutCanvas } from './without-canvas';

/** The board size that a window leaves beside the panel and below the bar, and the minimum letter height in pixels. */
const WINDOWS = [
  ['1280x800', { width: 936, height: 742 }, 9],
  ['1366x768', { width: 1022, height: 710 }, 11],
] as const;

withoutCanvas();
afterEach(() => void setLetterSize(1));

interface Letters {
  readonly text: string;
  readonly size: number;
}

function createBoard() {
  const written = new WeakMap<object, Letters[]>();
  const lettersIn = (part: Container, scale: number): Letters[] => {
    if (!part.visible) return [];
    const at = scale * Math.abs(part.scale.y);
    const own =
      part instanceof Text
        ? [{ text: part.text, size: Number(part.style.fontSize) * at }]
        : part instanceof Sprite
          ? (written.get(part.texture) ?? []).map(({ text, size }) => ({ text, size: size * at }))
          : [];
    return [...own, ...part.children.flatMap((child) => lettersIn(child, at))];
  };
  const raster: Raster = {
    draw(drawing, { width, height }, resolution) {
      const texture = new Texture({
        source: new TextureSource({ width: Math.ceil(width), height: Math.ceil(height) }),
      });
      written.set(
        texture,
        drawing.children.flatMap((child) => lettersIn(child, resolution * Math.abs(drawing.scale.y))),
      );
      return texture;
    },
    destroy: () => undefined,
  };
  return { world: new Container(), raster, lettersIn };
}

/** Number of moves between two views of a game. */
const EVERY = bySuite(300, 60);
const seen = new Map<AnyGame, readonly unknown[]>();

/** Views from the start, middle and end of a random game, played once for all windows. */
function viewsOf(game: AnyGame): readonly unknown[] {
  const known = seen.get(game);
  if (known) return known;
  const match = freshMatch(game, Math.max(...game.about.seats), 3);
  const views = [game.view(match.position, null)];
  playOut(match, 3, (_turn, ply) => {
    if (ply % EVERY === 0 && ply < 900) views.push(game.view(match.position, null));
  });
  views.push(game.view(match.position, null));
  seen.set(game, views);
  return views;
}

const toolsFor = (id: string, world: Container, raster: Raster): SceneTools => ({
  world,
  raster,
  flattener: { flatten: () => Promise.resolve(), still: () => new Sprite(), forget: () => undefined },
  lettering: {
    text: (path) => i18n.global.t(`games.${id}.${path}`),
    figure: (value) => i18n.global.n(value, 'ducats'),
  },
  graphicsCard: false,
  closeness: () => 1,
  invalidate: () => undefined,
});

describe.each(GAMES.map((game) => [game.about.id, game] as const))('the texts on the board of %s', (id, game) => {
  test.each(WINDOWS)('are readable in a window of %s, in English and French', async (_, room, least) => {
    const ui = GAME_UIS.gameUi(id);
    const makeScene = await ui.loadScene();
    const views = viewsOf(game);
    for (const language of ['en', 'fr']) {
      await setLanguage(language);
      setLetterSize(letterSizeFor(room, 1));
      const { world, raster, lettersIn } = createBoard();
      const scene = makeScene(toolsFor(id, world, raster));
      const { scale } = fit(scene.size, room);
      scene.settle(scale);
      const small = new Map<string, number>();
      for (const view of views) {
        scene.show(view);
        for (const { text, size } of lettersIn(world, scale))
          if (text.trim() !== '' && size < least - 0.05) small.set(text, Math.round(size * 10) / 10);
      }
      expect([...small], language).toEqual([]);
      expect(lettersIn(world, scale).length).toBeGreaterThan(5);
      scene.destroy();
    }
    await setLanguage('en');
  });
});

test.each(['serenissima-1996', 'serenissima-2012'])(
  'the galleys of %s show the numbers that the texts use',
  async (id) => {
    const game = findGame(id);
    if (!game) throw new Error('The game is not registered');
    const makeScene = await GAME_UIS.gameUi(id).loadScene();
    const { world, raster, lettersIn } = createBoard();
    const scene = makeScene(toolsFor(id, world, raster));
    scene.settle(1);
    let shown = 0;
    for (const view of viewsOf(game) as readonly { readonly galleys: readonly unknown[] }[]) {
      scene.show(view);
      const texts = lettersIn(world, 1).map(({ text }) => text);
      const numbers = view.galleys.flatMap((galley, i) => (galley ? [String(i + 1)] : []));
      for (const number of numbers) expect(texts).toContain(number);
      shown = Math.max(shown, numbers.length);
    }
    expect(shown).toBeGreaterThan(2);
    scene.destroy();
  },
);
