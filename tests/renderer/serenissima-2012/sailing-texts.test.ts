import { afterEach, describe, expect, it } from 'vitest';
import { wholeAction } from '../../../src/renderer/app/table/choices/row-words';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { activate, BLUE, game, hold, launch, NOBODY, port, RED, table } from '../../engine/serenissima-2012/table';
import { rowsAt, say } from '../rows-at';

const ID = 'serenissima-2012';
const { gameUi } = GAME_UIS;
const galleyAt = (galleys: readonly ({ readonly space: number } | null)[], n: number) => galleys[n - 1]?.space ?? -1;
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
    expect(factsOf(RED, ['marble', 'stone'])).toMatch(/^Alger achète les épices à .* – Rouge y a 3 marins$/);
  });

  it('say what the player’s own port stores, without a price except the bonus for spice', async () => {
    expect(factsOf(BLUE, ['marble', 'stone'])).toBe(
      'Algiers, your port, stores spice for 2 ducats, wood and gold without paying – 3 sailors there, +5 ducats per scoring',
    );
    expect(factsOf(BLUE, ['spice', 'stone'], true)).toBe(
      'Algiers, your port, stores wood, marble and gold without paying – 3 sailors and a fort there, +5 ducats per scoring',
    );
    await setLanguage('fr');
    expect(factsOf(BLUE, ['marble', 'stone'])).toBe(
      'Alger, votre comptoir, entrepose les épices à 2 ducats, le bois et l’or gratuitement – 3 marins sur place, +5 ducats par décompte',
    );
  });

  it('say that the player’s own port is full', () => {
    expect(factsOf(BLUE, ['spice', 'stone', 'gold'])).toBe(
      'Algiers, your port, can’t store any more – 3 sailors there',
    );
  });
});

it('destinations where cargo sells or is stored come first, then those to take or attack, last the open sea', () => {
  const destinations = (cargo: Partial<Record<'gold' | 'wood', number>>) => {
    const state = table();
    hold(state, 'Algiers', RED, { garrison: 2, stores: ['gold'] });
    hold(state, 'Sardegna', BLUE, { stores: ['gold'] });
    hold(state, 'Sicilia', BLUE);
    launch(state, 4, BLUE, 'Tunis', 3, cargo);
    const [first] = rowsAt(game, activate(state, 4), BLUE).filter(({ role }) => role === 'travel');
    return first.options.map(({ short }) => say(ID, short).replace(/ \(.*/, ''));
  };
  expect(destinations({})).toEqual(['Algiers', 'Napoli', 'Tripoli', 'Sardegna', 'Sicilia', 'Ionian Deep']);
  expect(destinations({ gold: 1 })).toEqual(['Napoli', 'Tripoli', 'Algiers', 'Sardegna', 'Sicilia', 'Ionian Deep']);
  // Sardegna makes wood.
  expect(destinations({ wood: 1 })).toEqual(['Algiers', 'Napoli', 'Sicilia', 'Tripoli', 'Sardegna', 'Ionian Deep']);
});

describe('a galley of another player at a destination', () => {
  /** The button that sails Blue’s galley 4 to Algiers, where Red’s galley 7 has this crew, and the space’s name. */
  const optionAt = (crew: number, from = 'València') => {
    const state = table();
    hold(state, 'Algiers', NOBODY);
    launch(state, 7, RED, 'Algiers', crew);
    launch(state, 4, BLUE, from, 2, { gold: 1 });
    activate(state, 4);
    const found = rowsAt(game, state, BLUE)
      .flatMap(({ options }) => options)
      .find(({ alternativeTargets }) => alternativeTargets?.includes(`port:${port('Algiers')}`));
    if (!found) throw new Error('Algiers is out of reach');
    return { ...found, space: gameUi(ID).nameTarget(`space:${galleyAt(state.galleys, 7)}`, game.view(state, BLUE)) };
  };

  it('is mentioned with its crew, and on the board', () => {
    const { left, space, ...option } = optionAt(4);
    const whole = wholeAction({ ...option, left: left ?? null }, (sentence) => say(ID, sentence));
    expect(whole).toMatch(/\)\. Algiers buys /);
    expect(say(ID, left ?? space)).toMatch(/^Algiers buys .* – no owner, Red has 4 sailors on galleys$/);
    expect(say(ID, space)).toMatch(/Barbary Coast.*galley 7 \(Red\) – Algiers buys .* on galleys$/);
  });

  it.each([
    ['one space away', 'València', 3, true],
    ['two spaces away', 'Barcelona', 3, true],
    ['two spaces away, with a crew that can’t blockade', 'Barcelona', 2, false],
  ])('may blockade the sale %s', (_, from, crew, risk) => {
    const { short, full } = optionAt(crew, from);
    expect(say(ID, short)).toBe(risk ? 'Algiers (blockade possible)' : 'Algiers');
    expect(say(ID, full).includes('blockade possible')).toBe(risk);
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
