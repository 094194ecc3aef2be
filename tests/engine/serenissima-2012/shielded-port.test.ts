import { describe, expect, it } from 'vitest';
import { serenissima2012Bot } from '../../../src/engine/games/serenissima-2012/bot';
import { fightOdds, survivors } from '../../../src/engine/games/serenissima-2012/blows';
import { chanceThrough } from '../../../src/engine/games/serenissima-2012/chances';
import { activate, BLANK, BLUE, hold, launch, no, play, port, RED, sea, ship, SKULL, table } from './table';
import type { State } from './table';

const SHIELD = no(12);

/**
 * Blue's galley 4 with five men is next to Algiers, which is full and has a basilica. Red has `garrison` men there, and
 * `shield` men aboard a galley in front.
 */
function beside({ shield = 1, garrison = 1 } = {}): State {
  const state = table({}, 4);
  hold(state, 'Algiers', RED, { garrison, basilica: true, stores: ['wood', 'stone', 'gold'] });
  hold(state, 'Smyrna', RED, { garrison: 1 });
  launch(state, 4, BLUE, 'València', 5);
  launch(state, 9, BLUE, 'Antakya', 2);
  launch(state, 12, RED, 'Algiers', shield);
  state.turn = 4;
  state.money[BLUE] = 1;
  return activate(state, 4);
}

function planned(state: State) {
  const [plan] = serenissima2012Bot.planning?.plans(state, BLUE, serenissima2012Bot.styles.usual, 1) ?? [];
  return plan;
}

describe('a port with a galley in front', () => {
  it('is attacked by fighting the galley first, and the reason mentions it', () => {
    const state = beside();
    const plan = planned(state);
    expect(plan.moves.at(-1)).toEqual({ type: 'attack', target: { galley: SHIELD } });
    const win = Math.round(100 * chanceThrough(5, 4, [1], 1, false));
    expect(serenissima2012Bot.reasons?.explain(state, BLUE, plan)).toEqual({
      key: 'mission.stormThrough',
      params: { port: port('Algiers'), power: RED, sailors: 1, garrison: 1, win },
    });
  });

  it('is attacked until it falls, even by a crew weakened by its voyage: first the galley again, then the port', () => {
    const state = beside({ shield: 2 });
    ship(state, 4).space = sea('Algiers');
    activate(state, 4, 'movement', 'Sardegna', 3);
    play(state, { type: 'attack', target: { galley: SHIELD } }, SKULL, BLANK, SKULL, BLANK);
    expect(planned(state).moves).toEqual([{ type: 'fight' }]);
    play(state, { type: 'fight' }, SKULL, BLANK, BLANK);
    expect(state.galleys[SHIELD]).toBeNull();
    expect(planned(state).moves).toEqual([{ type: 'attack', target: { port: port('Algiers') } }]);
  });

  it('is not attacked if its garrison and the galley’s crew are too strong', () => {
    expect(planned(beside({ shield: 5, garrison: 3 })).moves.at(-1)).not.toHaveProperty('target');
  });
});

describe('the chance to take a port behind galleys', () => {
  it('is the chance to win consecutive fights, each with the survivors of the previous one', () => {
    const left = survivors(5, 1, 4);
    expect(left.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(fightOdds(5, 1, 4).end.attacker, 12);
    const then = left.map((chance, men) => (men === 0 ? 0 : chance * fightOdds(men, 2, 4).end.attacker));
    expect(chanceThrough(5, 4, [1], 2, false)).toBeCloseTo(
      then.reduce((sum, chance) => sum + chance, 0),
      12,
    );
    expect(chanceThrough(5, 4, [], 2, false)).toBe(fightOdds(5, 2, 4).end.attacker);
    expect(chanceThrough(5, 4, [1, 1], 2, false)).toBeLessThan(chanceThrough(5, 4, [1], 2, false));
  });
});
