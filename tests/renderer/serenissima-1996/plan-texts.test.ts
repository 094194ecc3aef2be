import { afterAll, expect, it } from 'vitest';
import { partsOf } from '../../../src/renderer/app/table/advice/parts';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { dice, game, hold, launch, port, sea, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { say } from '../rows-at';

const ID = 'serenissima-1996';
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

afterAll(() => setLanguage('en'));

it.each([
  ['en', 'Move 3 sailors from the garrison of Sardinia to galley 9 – leaves Sardinia with no sailors'],
  ['fr', 'Déplacer 3 marins de la garnison de Sardaigne vers la galère 9 – laisse le port de Sardaigne sans marins'],
])('a plan counts the sailors that leave a port, in %s', async (code, text) => {
  await setLanguage(code);
  const state = tableIn('harbour', VENICE);
  hold(state, 'Sardinia', VENICE, { garrison: 3 });
  const galley = launch(state, { owner: VENICE, space: sea('Sardinia'), sailors: 1 });
  const move = { type: 'transfer', from: { port: port('Sardinia') }, to: { galley }, piece: 'sailor' } as const;
  const steps = Array.from({ length: 3 }, () => {
    const view = game.view(state, VENICE);
    game.play(state, VENICE, move, dice());
    return { view, choice: { move, forecast: {} } };
  });
  const parts = partsOf(GAME_UIS.gameUi(ID), steps as never);
  expect(parts.map(({ what, times }) => [plain(say(ID, what)), times])).toEqual([[text, 1]]);
});
