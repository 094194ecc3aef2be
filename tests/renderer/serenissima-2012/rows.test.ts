import { beforeAll, describe, expect, it } from 'vitest';
import { byPiece } from '../../../src/renderer/app/table/choices/pieces';
import { isPaid } from '../../../src/renderer/app/table/choices/row-words';
import { setLanguage } from '../../../src/renderer/locales';
import {
  activate,
  BLUE,
  freshTable,
  game,
  hold,
  launch,
  NOBODY,
  play,
  port,
  RED,
  table,
} from '../../engine/serenissima-2012/table';
import { buttonsOf, rowsAt, say } from '../rows-at';

const ID = 'serenissima-2012';
beforeAll(() => setLanguage('en'));

/** Starts an investment by Blue, with many ports and a full treasury. */
function investing() {
  const state = table();
  hold(state, 'Antakya', BLUE, { stores: ['marble'] });
  hold(state, 'Alexandria', BLUE, { stores: ['gold'] });
  for (const name of ['Tripoli', 'Napoli']) hold(state, name, BLUE, { stores: ['wood', 'stone'] });
  launch(state, 4, BLUE, 'Antakya', 2);
  launch(state, 9, BLUE, 'Tripoli', 2);
  state.money[BLUE] = 40;
  activate(state, 4, 'investment');
  return state;
}

describe('the choices of an investment', () => {
  it('start with buildings (one button per port) and end with sailors', () => {
    const rows = rowsAt(game, investing(), BLUE).filter(({ role }) => role !== 'end');
    expect([...new Set(rows.map(({ group }) => group))]).toEqual(['build', 'buy', 'recruit']);
    const built = rows.filter(({ group }) => group === 'build');
    expect(built.map((row) => [say(ID, row.label), buttonsOf(ID, row).toSorted()])).toEqual([
      ['Fort', ['Napoli · 2', 'Tripoli · 2']],
      ['Basilica', ['Alexandria · 2', 'Antakya · 2']],
    ]);
  });

  it('have one short row per port for a galley, with its price and the free numbers', () => {
    const buys = rowsAt(game, investing(), BLUE).filter(({ group }) => group === 'buy');
    expect(buys.map(({ label }) => say(ID, label)).toSorted()).toEqual(
      ['Alexandria', 'Antakya', 'Napoli', 'Tripoli', 'València'].map((name) => `${name}, 3 ducats`),
    );
    expect(buys.map(({ fixedPrice }) => fixedPrice && say(ID, fixedPrice))).toEqual(buys.map(() => '3'));
    expect(buys.map(({ note }) => note && say(ID, note))).toEqual([
      'first sailor included · low numbers act first',
      ...[null, null, null, null],
    ]);
    expect(say(ID, buys[0].options[0].full)).toMatch(
      /^Buy galley 1 in .* for 3 ducats, with its first sailor – acts early$/,
    );
  });

  it('never hide a basilica below the sailors, however many ports there are', () => {
    const sections = byPiece(rowsAt(game, investing(), BLUE));
    expect(sections.flatMap(({ groups }) => groups.map(({ name }) => name))).toEqual(['build', 'buy', 'recruit']);
  });

  it('say what a basilica earns', () => {
    const [fort, basilica] = rowsAt(game, investing(), BLUE);
    expect([fort.note, basilica.note && say(ID, basilica.note)]).toEqual([null, '+5 ducats per scoring']);
  });

  it('name the port of every building, for the board and its cards', () => {
    const [, basilica] = rowsAt(game, investing(), BLUE);
    expect(basilica.options.map(({ target }) => target)).toContain(`port:${port('Alexandria')}`);
    expect(say(ID, basilica.options[0].full)).toMatch(/^Build a basilica in .* for \d+ ducats$/);
  });
});

describe('an attack', () => {
  it('has the whole action in its accessible name and in advice', () => {
    const state = table();
    hold(state, 'Algiers', RED, { garrison: 2 });
    launch(state, 4, BLUE, 'Algiers', 3);
    launch(state, 9, RED, 'Antakya', 2);
    const attacks = () => rowsAt(game, activate(state, 4), BLUE).filter(({ group }) => group === 'attack');
    expect(attacks().map(({ options: [{ full }] }) => say(ID, full))).toEqual(['Attack the garrison of Algiers (Red)']);
    launch(state, 7, RED, 'Algiers', 1);
    expect(attacks().map(({ options: [{ full }] }) => say(ID, full))).toEqual(['Attack galley 7 (Red)']);
  });
});

describe('the notes of an attack and of a blockade', () => {
  const position = (sailors: number, cargo: Record<string, number>) => {
    const state = table();
    launch(state, 4, BLUE, 'Algiers', sailors);
    launch(state, 7, RED, 'Algiers', 1, cargo);
    return state;
  };
  const noteOf = (sailors: number, cargo: Record<string, number>) => {
    const rows = rowsAt(game, activate(position(sailors, cargo), 4), BLUE);
    const note = rows.find(({ group }) => group === 'attack')?.note;
    return note ? say(ID, note) : '';
  };

  it('name the cargo that can be won, and a galley without room for it', () => {
    expect(noteOf(3, { wood: 1, gold: 2 })).toMatch(/ · aboard: 1 wood, 2 gold$/);
    expect(noteOf(5, { wood: 1 })).toMatch(/ · aboard: 1 wood · your galley is full$/);
    expect(noteOf(5, {})).not.toContain('aboard');
  });

  it('never call a win sure that isn’t', () => {
    expect(noteOf(4, {})).toContain('to the end: >99% win, <1% no survivors, <1% loss');
  });

  it('say what a blockade would stop', () => {
    const state = activate(position(2, {}), 7);
    launch(state, 7, RED, 'Algiers', 1, { gold: 1 });
    state.frames.push({ kind: 'blockade', seats: [BLUE], what: { type: 'movement' } });
    const notes = rowsAt(game, state, BLUE).map(({ note }) => note && say(ID, note).replaceAll('\u00a0', ' '));
    expect(notes).toEqual(['aboard: 1 gold · 1 of 1 space left', null]);
  });
});

describe('a claim', () => {
  it('says that it ends the galley’s turn', () => {
    const state = table();
    hold(state, 'Napoli', NOBODY);
    launch(state, 4, BLUE, 'Napoli', 3);
    const claim = rowsAt(game, activate(state, 4), BLUE).find(({ group }) => group === 'claim');
    expect(claim?.note && say(ID, claim.note)).toBe('then the galley’s turn ends');
  });
});

describe('a sale', () => {
  const noteOf = (owner: number, stores: ('stone' | 'gold')[] = []) => {
    const state = table();
    hold(state, 'Napoli', owner, { stores });
    launch(state, 4, BLUE, 'Napoli', 3, { wood: 1 });
    const [row] = rowsAt(game, activate(state, 4), BLUE).filter(({ group }) => group === 'sell');
    return row.note && say(ID, row.note);
  };

  it('says that it excludes a battle only if one is possible', () => {
    expect(noteOf(NOBODY)).toBe('the galley can’t fight or claim afterwards');
    expect(noteOf(BLUE)).not.toContain('fight');
  });

  it('says what storing adds to the income of the player’s own port, and what a full one earns', () => {
    // EN, Scoring, and ruling 8: 2 ducats for one good, 5 for two, 10 for three.
    expect(noteOf(BLUE)).toBe('+2 ducats per scoring: 0 → 2, 10 when full');
    expect(noteOf(BLUE, ['stone', 'gold'])).toBe('+5 ducats per scoring: 5 → 10, the most it can earn');
  });

  it('says what it adds to another owner’s income at each scoring', () => {
    // EN, Scoring: 5 ducats for two goods, 10 for three.
    expect(noteOf(RED, ['stone', 'gold'])).toContain('Red: +5 income at each scoring');
    expect(noteOf(BLUE, ['stone', 'gold'])).not.toContain('Blue');
  });
});

describe('the price at a destination', () => {
  /** The price that the button of a voyage to Algiers shows for this cargo. */
  function priceIn(
    owner: number,
    stores: ('marble' | 'stone' | 'wood')[],
    cargo: Record<string, number>,
  ): string | null {
    const state = table();
    hold(state, 'Algiers', owner, { stores });
    launch(state, 4, BLUE, 'València', 1, cargo);
    const options = rowsAt(game, activate(state, 4), BLUE).flatMap((row) => row.options);
    const option = options.find(({ target, alternativeTargets }) =>
      [target, ...(alternativeTargets ?? [])].includes(`port:${port('Algiers')}`),
    );
    expect(option).toBeDefined();
    return option?.price ? say(ID, option.price) : null;
  }

  it('is the total of the cargo, one cube of each good, as the sale pays it', () => {
    expect(priceIn(NOBODY, [], { marble: 1 })).toBe('marble 2');
    expect(priceIn(NOBODY, [], { marble: 2, gold: 1 })).toBe('marble, gold 5');
    expect(priceIn(RED, ['marble'], { marble: 1, gold: 1, spice: 1 })).toBe('spice, gold 9');
  });

  it('counts only cubes that fit, and in the player’s own port only the bonus', () => {
    expect(priceIn(NOBODY, ['wood', 'stone'], { marble: 1, spice: 1 })).toBe('spice 6');
    expect(priceIn(BLUE, [], { marble: 1, spice: 1 })).toBe('spice 2');
    expect(priceIn(BLUE, [], { marble: 1 })).toBeNull();
  });
});

it('a cube that costs nothing is free, without a coin', () => {
  const state = table();
  hold(state, 'Napoli', BLUE);
  launch(state, 4, BLUE, 'Napoli', 1);
  state.money[BLUE] = 10;
  const [row] = rowsAt(game, activate(state, 4), BLUE).filter(({ group }) => group === 'load');
  expect(buttonsOf(ID, row).slice(0, 2)).toEqual(['1 · free', '2 · 1']);
  expect(row.options.slice(0, 2).map(isPaid)).toEqual([false, true]);
});

it('the choice of a starting port starts with a verb', () => {
  const state = freshTable();
  const starts = rowsAt(game, state, game.actors(state)[0]).map(({ label }) => say(ID, label));
  expect(starts).toContain('Start in Alexandria: marble, room for 5 goods');
});

it('the numbers of the wheel can be chosen on the wheel, and say what early and late mean', () => {
  const state = freshTable();
  play(state, { type: 'choosePort', port: port('Venezia') });
  const [early, middle, late] = rowsAt(game, state, game.actors(state)[0]);
  expect(early.options.map(({ alternativeTargets }) => alternativeTargets)).toEqual(
    [0, 1, 2, 3, 4].map((id) => [`galley:${id}`]),
  );
  expect([early, middle, late].map(({ note }) => note && say(ID, note))).toEqual([
    'first at the ports',
    null,
    'sees what others do',
  ]);
});

describe('moving sailors', () => {
  it('takes one click for several, and leaves one in the garrison or aboard', () => {
    const state = table();
    hold(state, 'Napoli', BLUE, { garrison: 3 });
    launch(state, 4, BLUE, 'Napoli', 3);
    launch(state, 9, BLUE, 'Napoli', 2);
    activate(state, 4);
    const buttons = () =>
      rowsAt(game, state, BLUE)
        .filter(({ group }) => group === 'move')
        .map((row) => [say(ID, row.label), ...row.options.map(({ short }) => say(ID, short))]);
    expect(buttons()).toEqual([
      // Napoli has room for no more.
      ['Napoli garrison to galley 4', '1 sailor', '2'],
      ['Galley 4 to galley 9', '1 sailor', '2'],
      ['Galley 9 to galley 4', '1 sailor'],
    ]);
    const two = rowsAt(game, state, BLUE)
      .flatMap(({ options }) => options)
      .find(({ full }) => say(ID, full) === 'Move 2 sailors from the garrison of Napoli to galley 4');
    const { move, onward = [] } = two?.choice ?? {};
    for (const one of [move, ...onward]) play(state, one as never);
    expect([state.ports[port('Napoli')].garrison, state.galleys[3]?.sailors]).toEqual([1, 5]);
  });
});
