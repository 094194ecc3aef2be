import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../src/renderer/locales';
import { employ, fund, game, own, RED, stopped, table } from '../../engine/la-loire/table';
import { buttonsOf, rowsAt } from '../rows-at';

beforeAll(() => setLanguage('en'));

describe('the choices of La Loire', () => {
  it('offer the way to a message that chooses among more cards first', () => {
    const state = table();
    fund(state, RED, 40);
    employ(state, RED, 'spy');
    own(state, RED, 'Nantes', 'ducalPalace');
    stopped(state, RED, 'messenger', 'Nantes');
    const post = rowsAt(game, state, RED).filter(({ group }) => group === 'post');
    expect(post.length).toBeGreaterThan(1);
    for (const row of post)
      expect(buttonsOf('la-loire', row)).toEqual(['search the deck', 'Spy: one of three', 'top card']);
  });
});
