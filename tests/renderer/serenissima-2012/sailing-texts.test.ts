import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../src/renderer/locales';
import { activate, BLUE, game, hold, launch, NOBODY, port, RED, table } from '../../engine/serenissima-2012/table';
import { rowsAt, say } from '../rows-at';

const ID = 'serenissima-2012';
type Stores = ('marble' | 'stone' | 'wood' | 'wine' | 'gold' | 'spice')[];

afterEach(() => setLanguage('en'));

/** The facts about Algiers for a galley of Blue that can sail there. */
function factsOf(owner: number, stores: Stores, fort = false): string {
  const state = table();
  hold(state, 'Algiers', owner, { stores, garrison: owner === NOBODY ? 0 : 3, fort });
  launch(state, 4, BLUE, 'València', 3, { gold: 1 });
  const options = rowsAt(game, activate(state, 4), BLUE).flatMap((row) => row.options);
  const option = options.find(({ alternativeTargets }) => alternativeTargets?.includes(`port:${port('Algiers')}`));
  return option?.left ? say(ID, option.left).replaceAll(' ', ' ') : '';
}

describe('the facts about a destination', () => {
  it('name the prices and the owner of another player’s port', async () => {
    expect(factsOf(RED, ['marble', 'stone'])).toMatch(
      /^Algiers buys spice for \d ducats, .* – Red has 3 sailors there$/,
    );
    await setLanguage('fr');
    expect(factsOf(RED, ['marble', 'stone'])).toMatch(/^le port d’Alger achète les épices à .* – Rouge y a 3 marins$/);
  });

  it('say what the player’s own port stores, without a price except the bonus for spice', async () => {
    expect(factsOf(BLUE, ['marble', 'stone'])).toBe(
      'Algiers, your port, stores spice for 2 ducats, wood and gold for free – 3 sailors there',
    );
    expect(factsOf(BLUE, ['spice', 'stone'], true)).toBe(
      'Algiers, your port, stores wood, marble and gold – 3 sailors and a fort there',
    );
    await setLanguage('fr');
    expect(factsOf(BLUE, ['marble', 'stone'])).toBe(
      'votre comptoir d’Alger entrepose les épices à 2 ducats, le bois et l’or gratuitement – 3 marins sur place',
    );
  });

  it('say that the player’s own port is full', () => {
    expect(factsOf(BLUE, ['spice', 'stone', 'gold'])).toBe('Algiers, your port, stores nothing more – 3 sailors there');
  });
});

describe('a voyage of several spaces', () => {
  it('says how far the combat value drops', async () => {
    const state = table();
    launch(state, 4, BLUE, 'València', 3);
    const full = () =>
      rowsAt(game, activate(state, 4), BLUE)
        .flatMap(({ options }) => options)
        .filter(({ choice }) => (choice.onward?.length ?? 0) > 0)
        .map((option) => say(ID, option.full).replaceAll('\u00a0', ' '));
    expect(full()).toContainEqual(expect.stringMatching(/, 2 of 3 spaces \(combat value drops to 1\)$/));
    expect(full()).toContainEqual(expect.stringMatching(/, 3 of 3 spaces \(combat value drops to 0\)$/));
    await setLanguage('fr');
    expect(full()).toContainEqual(expect.stringMatching(/, 3 zones sur 3 \(combat : 0\)$/));
  });
});
