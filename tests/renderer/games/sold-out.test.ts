import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { fund, game, good, launch, sea, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import type { State } from '../../engine/serenissima-1996/table';
import * as later from '../../engine/serenissima-2012/table';
import { rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

describe('the heading in Serenissima (1996)', () => {
  const ID = 'serenissima-1996';
  const BUY = 'Buy, build, hire and load';
  const asked = (state: State) =>
    say(ID, GAME_UIS.gameUi(ID).decision(game.view(state, VENICE), rowsAt(game, state, VENICE)));

  /** A galley off Tunis, with no gold left to buy there. */
  function offTunis({ ducats = 1000 } = {}): State {
    const state = tableIn('harbour', VENICE);
    fund(state, VENICE, ducats);
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    state.supply[good('gold')] = 0;
    return state;
  }

  test('mentions every sold-out good, also of other ports', () => {
    expect(asked(offTunis())).toBe(`${BUY} (sold out: gold)`);
    const more = offTunis();
    more.supply[good('wood')] = 0;
    expect(asked(more)).toBe(`${BUY} (sold out: wood, gold)`);
    const some = offTunis();
    some.supply[good('gold')] = 1;
    expect(asked(some)).toBe(BUY);
  });

  test('does not mention goods if no galley has room, or the player cannot pay', () => {
    const full = offTunis();
    for (const galley of full.galleys) if (galley?.owner === VENICE) galley.sailors = 5;
    expect(asked(full)).toBe(BUY);
    expect(asked(offTunis({ ducats: 0 }))).not.toContain('sold out');
  });

  test('mentions sailors when there are none left to hire', () => {
    const state = offTunis();
    state.sailors = 0;
    expect(asked(state)).toBe(`${BUY} (sold out: gold, sailors)`);
  });
});

describe('the heading in Serenissima (2012)', () => {
  const ID = 'serenissima-2012';
  const LEFT = 'sold out: marble';

  interface Asked {
    readonly sailors: number;
    readonly ducats: number;
    readonly step: 'choice' | 'sale';
  }

  /** The heading when Blue's active galley is off Napoli, with no marble left to buy there. */
  function asked({ sailors = 2, ducats = 10, step = 'choice' }: Partial<Asked> = {}): string {
    const state = later.table();
    later.launch(state, 1, later.BLUE, 'Napoli', sailors);
    state.money[later.BLUE] = ducats;
    later.activate(state, 1, step);
    state.supply[later.good('marble')] = 0;
    const rows = rowsAt(later.game, state, later.BLUE);
    return say(ID, GAME_UIS.gameUi(ID).decision(later.game.view(state, later.BLUE), rows));
  }

  test('mentions the sold-out good of the active galley’s port while the galley can load', () => {
    expect(asked()).toContain(LEFT);
    expect(asked({ step: 'sale' })).not.toContain(LEFT);
  });

  test('does not mention the good if the galley is full or its owner cannot pay', () => {
    expect(asked({ sailors: 5 })).not.toContain(LEFT);
    expect(asked({ ducats: 0 })).not.toContain(LEFT);
  });
});
