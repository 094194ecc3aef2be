import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { fund, game, good, launch, sea, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import type { State } from '../../engine/serenissima-1996/table';
import * as later from '../../engine/serenissima-2012/table';
import { say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** The note below the heading. */
function noteOf(id: string, view: unknown): string | null {
  const note = GAME_UIS.gameUi(id).details?.(view);
  return note ? say(id, note) : null;
}

describe('the note below the heading in Serenissima (1996)', () => {
  const ID = 'serenissima-1996';
  const asked = (state: State) => noteOf(ID, game.view(state, VENICE));

  /** A galley off Tunis, with no gold left to buy there. */
  function offTunis({ ducats = 1000 } = {}): State {
    const state = tableIn('harbour', VENICE);
    fund(state, VENICE, ducats);
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    state.supply[good('gold')] = 0;
    return state;
  }

  test('mentions every sold-out good, also of other ports', () => {
    expect(asked(offTunis())).toBe('sold out: gold');
    const more = offTunis();
    more.supply[good('wood')] = 0;
    expect(asked(more)).toBe('sold out: wood, gold');
    const some = offTunis();
    some.supply[good('gold')] = 1;
    expect(asked(some)).toBeNull();
  });

  test('does not mention goods if no galley has room, or the player cannot pay', () => {
    const full = offTunis();
    for (const galley of full.galleys) if (galley?.owner === VENICE) galley.sailors = 5;
    expect(asked(full)).toBeNull();
    expect(asked(offTunis({ ducats: 0 }))).toBeNull();
  });

  test('mentions sailors when there are none left to hire', () => {
    const state = offTunis();
    state.sailors = 0;
    expect(asked(state)).toBe('sold out: gold, sailors');
  });
});

describe('the note below the heading in Serenissima (2012)', () => {
  const ID = 'serenissima-2012';
  const LEFT = 'sold out: marble';

  interface Asked {
    readonly sailors: number;
    readonly ducats: number;
    readonly step: 'choice' | 'sale';
  }

  /** The note when Blue's active galley is off Napoli, with no marble left to buy there. */
  function asked({ sailors = 2, ducats = 10, step = 'choice' }: Partial<Asked> = {}): string | null {
    const state = later.table();
    later.launch(state, 1, later.BLUE, 'Napoli', sailors);
    state.money[later.BLUE] = ducats;
    later.activate(state, 1, step);
    state.supply[later.good('marble')] = 0;
    return noteOf(ID, later.game.view(state, later.BLUE));
  }

  test('mentions the sold-out good of the active galley’s port while the galley can load', () => {
    expect(asked()).toBe(LEFT);
    expect(asked({ step: 'sale' })).toBeNull();
  });

  test('does not mention the good if the galley is full or its owner cannot pay', () => {
    expect(asked({ sailors: 5 })).toBeNull();
    expect(asked({ ducats: 0 })).toBeNull();
  });
});
