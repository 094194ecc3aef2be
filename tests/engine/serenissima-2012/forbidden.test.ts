import { describe, expect, it } from 'vitest';
import { serenissima2012Bot } from '../../../src/engine/games/serenissima-2012/bot';
import { activate, BLUE, BLACK, hold, launch, ORANGE, port, RED, sea, ship, table } from './table';
import type { State } from './table';

/**
 * Blue's galley 4, with three men and wood, is one space from Algiers, which is neutral or belongs to `owner`. `rivals`
 * are galleys in front of the port.
 */
function beside(rivals: readonly (readonly [number, number, number])[], owner?: number): State {
  const state = table({}, 4);
  if (owner !== undefined) hold(state, 'Algiers', owner, { garrison: 3, fort: true });
  launch(state, 4, BLUE, 'València', 3, { wood: 1 });
  for (const [number, seat, sailors] of rivals) launch(state, number, seat, 'Algiers', sailors);
  state.turn = 2;
  state.money[BLUE] = 1;
  return activate(state, 4);
}

function errands(state: State): string[] {
  const plans = serenissima2012Bot.planning?.plans(state, BLUE, serenissima2012Bot.styles.usual, 99) ?? [];
  return plans
    .filter(({ reason }) => reason.params.port === port('Algiers'))
    .map(({ reason }) => reason.key)
    .filter((key) => key === 'mission.claim' || key === 'mission.sell');
}

describe('a planned claim or sale that rivals could forbid', () => {
  it('needs at least as many men as each rival has in front of the port', () => {
    expect(errands(beside([]))).toEqual(expect.arrayContaining(['mission.claim', 'mission.sell']));
    expect(errands(beside([[9, RED, 3]]))).toEqual(expect.arrayContaining(['mission.claim', 'mission.sell']));
    expect(errands(beside([[9, RED, 4]]))).toEqual([]);
  });

  it('needs as many men as all galleys of one rival together, but not as those of two rivals together', () => {
    const two = [
      [9, RED, 2],
      [10, RED, 2],
    ] as const;
    expect(errands(beside(two))).toEqual([]);
    expect(
      errands(
        beside([
          [9, RED, 2],
          [10, ORANGE, 2],
        ]),
      ),
    ).not.toEqual([]);
  });

  it('is planned if it is a sale to the stronger rival’s own port, unless another rival is stronger too', () => {
    expect(errands(beside([[9, RED, 5]], RED))).toEqual(['mission.sell']);
    expect(
      errands(
        beside(
          [
            [9, RED, 5],
            [10, BLACK, 4],
          ],
          RED,
        ),
      ),
    ).toEqual([]);
  });

  it('can’t be forbidden in the galley’s starting space', () => {
    const state = beside([[9, RED, 5]]);
    ship(state, 4).space = sea('Algiers');
    expect(errands(activate(state, 4))).toContain('mission.claim');
  });
});
