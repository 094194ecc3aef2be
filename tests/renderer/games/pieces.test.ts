import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { GAMES } from '../../../src/engine/games/registry';
import { GAME_UIS } from '../../../src/renderer/games';
import { LANGUAGES, load } from '../../../src/renderer/locales';
import type { Texts } from '../../../src/renderer/ui/language';
import { freshMatch, isSmallGame, playOut } from '../../engine/generic/playing';

const { gameUi } = GAME_UIS;

const texts: Record<string, Texts> = {};
beforeAll(async () => {
  for (const { code } of LANGUAGES) texts[code] = (await load(code)).texts;
});
const said = (code: string, path: string) =>
  path.split('.').reduce<string | Texts | undefined>((at, key) => (typeof at === 'object' ? at[key] : at), texts[code]);

describe.each(GAMES.map((game) => [game.about.id, game] as const))('the board of %s', (id, game: AnyGame) => {
  test('explains every place and piece in every language, with a rules paragraph', () => {
    const ui = gameUi(id);
    const paragraphs = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
    const found = new Set<string>();
    for (let index = 0; index < 6; index++) {
      const match = freshMatch(game, game.about.seats[1], index);
      const look = () => {
        const view = game.view(match.position, null);
        for (const target of ui.targets(view)) {
          const topics = ui.topics(target, view);
          expect(topics.length, target).toBeGreaterThan(0);
          for (const topic of topics) found.add(topic);
        }
      };
      look();
      playOut(match, index, (_, ply) => ply % 25 === 0 && look());
    }
    expect(found.size).toBeGreaterThan(isSmallGame(game) ? 1 : 5);
    for (const topic of found) {
      expect(paragraphs, topic).toContain(ui.rulebook.ruleOf(topic));
      for (const { code } of LANGUAGES) {
        expect(typeof said(code, `games.${id}.explain.${topic}`), `${code} ${topic}`).toBe('string');
      }
    }
  });
});
