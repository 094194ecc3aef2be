import { expect, test } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import {
  ALESSANDRA,
  barricade,
  dogeTile,
  game,
  gondola,
  inspectionOf,
  IACOPO,
  newTable,
  onTop,
  part,
  play,
  act,
  raise,
  refusal,
  stack,
  store,
  table,
} from '../../engine/doge-ship/table';
import { buttonsOf, rowsAt, say } from '../rows-at';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import { TILES } from '../../../src/engine/games/doge-ship/data/board';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import type { State } from '../../../src/engine/games/doge-ship/state';
import { isWhole } from '../../../src/renderer/app/table/choices/row-words';
import { choose } from '../../../src/renderer/app/table/input/selection';
import { isFinished } from '../../../src/renderer/app/table/choices/pieces';
import { attempt, misplaced } from '../../../src/renderer/games/doge-ship/attempt';
import { describe } from '../../../src/renderer/games/doge-ship/describe';
import { stateOf } from '../../../src/renderer/games/doge-ship/board/tiles';
import { targetsOf } from '../../../src/renderer/games/doge-ship/board-words';
import { target } from '../../../src/renderer/games/doge-ship/targets';
import { rowsOf } from '../../../src/renderer/games/doge-ship/rows';
import { freshMatch } from '../../engine/generic/playing';

test('action kinds keep their order, whichever spaces are occupied', () => {
  const position = freshMatch(dogeShip, 4, 0).position as State;
  const [seat] = dogeShip.actors(position);
  const view = dogeShip.view(position, seat);
  const moves = dogeShip.moves(position, seat);
  const kindsOf = (some: readonly DogeShipMove[]) => {
    const rows = rowsOf(
      some.map((move) => ({ move, forecast: {} })),
      view,
    );
    return [...new Set(rows.map(({ group }) => group))];
  };
  const all = kindsOf(moves);
  expect(all.slice(0, 4)).toEqual(['money', 'buy', 'construct', 'intrigue']);
  // Another player occupies the first spaces.
  for (let taken = 1; taken < 6; taken++) {
    const kinds = kindsOf(moves.slice(taken));
    expect(kinds).toEqual(all.filter((kind) => kinds.includes(kind)));
  }
});

/**
 * The group and note of the row for declining, and the heading above the choices, when a seat with this money has drawn
 * three tiles from the pile.
 */
function drawnWith(money: number, pile: 'parts' | 'barricades') {
  const state = newTable();
  const tiles = pile === 'parts' ? [5, 2, 7].map((cost) => part('L2', cost)) : [4, 2, 5].map(barricade);
  onTop(state, ...tiles);
  play(state, IACOPO, act(pile === 'parts' ? 'red' : 'white', 5));
  play(state, IACOPO, { type: 'draw', pile: TILES[tiles[0]].pile });
  state.money[IACOPO] = money;
  const rows = rowsAt(game, state, IACOPO);
  const declining = rows.find(({ options }) => options[0].choice.move.type === 'decline');
  const note = declining?.note;
  return {
    under: declining?.group,
    asked: say('doge-ship', GAME_UIS.gameUi('doge-ship').decision(game.view(state, IACOPO), rows)),
    note: note ? say('doge-ship', note) : null,
  };
}

test('unaffordable tiles are listed with their prices and the player’s money', async () => {
  await setLanguage('en');
  expect(drawnWith(9, 'parts')).toEqual({ under: 'decline', asked: 'Choose a drawn tile', note: null });
  expect(drawnWith(4, 'parts')).toEqual({
    under: 'decline',
    asked: 'Choose a drawn tile',
    note: 'you have 4 ducats – too expensive: 5-ducat lower middle part, 7-ducat lower middle part',
  });
  // Declining is under the heading for keeping, because it is the only choice.
  expect(drawnWith(1, 'parts')).toMatchObject({ under: 'keep', asked: 'You can’t afford any drawn tile' });
  expect(drawnWith(0, 'barricades').note).toBe(
    'you have 0 ducats – too expensive: barricade 4 for 1 ducat, barricade 5 for 1 ducat',
  );
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    expect(
      drawnWith(1, 'parts')
        .note?.match(/[1257]/g)
        ?.join(''),
    ).toBe('1527');
  }
  await setLanguage('en');
});

test('the choice of a drawn tile says that it is a barricade’s bonus', async () => {
  const state = newTable();
  stack(state, IACOPO, 6);
  play(state, IACOPO, act('green', 5));
  const drawFrom = (pile: number) => {
    play(state, IACOPO, { type: 'draw', pile });
    const view = game.view(state, IACOPO);
    return say('doge-ship', GAME_UIS.gameUi('doge-ship').decision(view, rowsAt(game, state, IACOPO)));
  };
  expect(drawFrom(7)).toBe('Barricade bonus: choose a drawn tile');
  play(state, IACOPO, { type: 'decline' });
  expect(drawFrom(6)).toBe('Choose a drawn tile');
});

test('the piles whose parts fit the ship now, or only as replacements, are marked', async () => {
  await setLanguage('en');
  const state = newTable();
  play(state, IACOPO, act('red', 5));
  const marked = rowsAt(game, state, IACOPO).filter(({ group, note }) => group === 'draw' && note);
  expect(marked.map(({ label, note }) => [say('doge-ship', label), note && say('doge-ship', note)])).toEqual([
    ['Lower aft parts (6 left)', 'these fit the ship now – cost 2 to 7 ducats'],
    ['Lower middle parts (6 left)', 'opens after 3 more parts – cost 2 to 7 ducats'],
    ['Lower fore parts (6 left)', 'opens after 7 more parts – cost 2 to 7 ducats'],
    ['Upper aft parts (6 left)', 'opens after 1 more part – cost 2 to 7 ducats'],
    ['Upper middle parts (6 left)', 'opens after 7 more parts – cost 2 to 7 ducats'],
    ['Upper fore parts (6 left)', 'opens after 15 more parts – cost 2 to 7 ducats'],
    ['Gondolas (14 left)', 'cost 0 to 1 ducat'],
  ]);
  const later = newTable();
  raise(later, IACOPO, 3, 0);
  play(later, IACOPO, act('red', 5));
  const notes = rowsAt(game, later, IACOPO).filter(({ group }) => group === 'draw');
  expect(notes.map(({ note }) => note && say('doge-ship', note).split(' – cost')[0]).slice(0, 4)).toEqual([
    'zone full – replacements only',
    'these fit the ship now',
    'opens after 4 more parts',
    'these fit the ship now',
  ]);
});

test('a pile whose parts can never be built again is of no use', async () => {
  await setLanguage('en');
  const state = newTable();
  raise(state, IACOPO, 4, 1);
  store(state, IACOPO, part('L1', 7));
  onTop(state, part('L1', 6));
  play(state, IACOPO, act('red', 5));
  const [aft, middle] = rowsAt(game, state, IACOPO).filter(({ group }) => group === 'draw');
  const zoneOf = (note: (typeof aft)['note']) => note && say('doge-ship', note).split(' – cost')[0];
  expect([aft, middle].map(({ idle = false, note }) => [idle, zoneOf(note)])).toEqual([
    [true, 'can’t be built any more'],
    [false, 'these fit the ship now'],
  ]);
  const { captions, nameTarget } = GAME_UIS.gameUi('doge-ship');
  const [held, view] = [target.yard(part('L1', 7)), game.view(state, IACOPO)];
  const facts = captions?.facts?.(held, view);
  expect(facts && say('doge-ship', facts)).toBe('can’t be built any more');
  expect(say('doge-ship', nameTarget(held, view))).toMatch(/, can’t be built any more$/);
  play(state, IACOPO, { type: 'draw', pile: 0 });
  const kept = rowsAt(game, state, IACOPO).find(({ group }) => group === 'keep');
  expect(kept?.note && say('doge-ship', kept.note)).toMatch(/ – can’t be built any more$/);
});

test('the button that ends an action names what is left undone', async () => {
  await setLanguage('en');
  const endOf = (state: State) => {
    const end = rowsAt(game, state, IACOPO).find(({ role }) => role === 'end');
    return end && say('doge-ship', end.label);
  };
  const state = newTable();
  play(state, IACOPO, act('red', 5));
  expect(endOf(state)).toBe('Buy nothing');
  const joint = newTable();
  store(joint, IACOPO, gondola(1), part('L1', 2));
  play(joint, IACOPO, act('yellow', 6));
  expect(endOf(joint)).toBe('Build nothing');
  play(joint, IACOPO, { type: 'build', tile: gondola(1) });
  expect(endOf(joint)).toBe('Build nothing more');
});

test('the button that buys nothing stands out only if there is nothing to buy', () => {
  const state = newTable();
  play(state, IACOPO, act('red', 5));
  const rows = rowsAt(game, state, IACOPO);
  expect(rows.map(({ group }) => group)).toEqual(expect.arrayContaining(['draw', 'end']));
  expect([isFinished(rows), isFinished(rows.filter(({ group }) => group !== 'draw'))]).toEqual([false, true]);
});

test('the bid says what the highest bids score, and that all are spent', async () => {
  await setLanguage('en');
  const state = inspectionOf([2, 2, 2, 2]);
  const [row] = rowsAt(game, state, IACOPO);
  expect(row.note && say('doge-ship', row.note)).toBe('the highest bids score 6, 3 and 1 – all bids are spent');
});

test('a drawn Doge tile says what it would mean for the player', async () => {
  await setLanguage('en');
  const state = newTable();
  store(state, IACOPO, part('L1', 2), part('U3', 2));
  const [inspecting, rising] = [2, 3].map(dogeTile);
  state.dogePile = [inspecting, rising, ...state.dogePile.filter((tile) => tile !== inspecting && tile !== rising)];
  play(state, IACOPO, act('red', 4));
  const rows = rowsAt(game, state, IACOPO);
  expect(rows.map(({ note }) => note && say('doge-ship', note))).toEqual([
    'your parts that fit: 4 points – you have 0 Approvals to bid',
    'your parts that fit: 1 point, 1 Approval – you lose 2 markers next round',
  ]);
});

test('a part dropped on a wrong space of the ship says where it goes', () => {
  const state = newTable();
  raise(state, IACOPO, 1, 0);
  store(state, IACOPO, part('L1', 3), part('U2', 2));
  play(state, IACOPO, act('red', 3));
  const view = game.view(state, IACOPO);
  const dropped = (tile: number, level: number, column: number) =>
    misplaced(target.yard(tile), target.berth(level, column), view);
  expect(attempt(target.yard(part('L1', 3)), target.berth(1, 0), view)).toEqual({
    type: 'build',
    tile: part('L1', 3),
  });
  expect(dropped(part('L1', 3), 1, 0)).toMatchObject({ code: 'goes-lower', rule: 'galley', figures: { n: 2 } });
  expect(dropped(part('L1', 3), 0, 1)).toBeNull();
  // A part that fits nowhere has no place to suggest. The rules explain why it cannot be built.
  expect(dropped(part('U2', 2), 1, 0)).toBeNull();
});

test('a tile dropped on its open space, or a pile chosen, before a marker is placed asks for the marker first', () => {
  const state = newTable();
  const tile = part('L1', 3);
  store(state, IACOPO, tile);
  const view = game.view(state, IACOPO);
  const refused = (actor: string | null, to: string) => {
    const move = attempt(actor, to, view);
    return move && refusal(state, IACOPO, move);
  };
  expect(refused(target.yard(tile), target.berth(0, 0))).toBe('build-space-first');
  expect(refused(null, target.yard(tile))).toBe('build-space-first');
  expect(refused(null, target.berth(0, 0))).toBe('build-space-first');
  expect(refused(null, target.pile(6))).toBe('buy-space-first');
  expect(refused(target.yard(tile), target.space(table('red'), 3))).toBe('build-space-first');
  // No tile in the yard fits this space.
  expect(attempt(null, target.berth(1, 0), view)).toBeNull();
});

test('a second click on a tile of the yard builds it, and a drawn tile can be dropped on the free room of the yard', () => {
  const state = newTable();
  raise(state, IACOPO, 1, 0);
  store(state, IACOPO, part('L1', 3));
  const drawing = newTable();
  play(drawing, IACOPO, act('red', 5));
  play(drawing, IACOPO, { type: 'draw', pile: 0 });
  for (const [position, on] of [
    [state, null],
    [drawing, target.room],
  ] as const) {
    if (on === null) play(position, IACOPO, act('red', 3));
    const rows = rowsAt(game, position, IACOPO);
    const [{ actor }] = rows.filter(({ group }) => group === 'build' || group === 'keep');
    if (actor === null) throw new Error('No tile');
    expect(choose({ rows, wanted: rows }, { actor, target: null }, on ?? actor).play).toHaveLength(1);
  }
});

test('a marker is dragged from its builder’s mat to a space, and only a space can refuse it', () => {
  const state = newTable();
  const rows = rowsAt(game, state, IACOPO);
  const marker = target.marker(IACOPO);
  const view = game.view(state, IACOPO);
  expect(targetsOf(view)).toContain(marker);
  const spaces = rows.flatMap((row) => (row.piece === marker ? [row.target] : []));
  expect(spaces).toContain(target.space(table('red'), 1));
  expect(attempt(marker, target.space(table('red'), 2), view)).toEqual(act('red', 2));
  expect(attempt(marker, target.pile(0), view)).toBeNull();
  expect(attempt(null, target.pile(0), view)).toEqual({ type: 'draw', pile: 0 });
});

test('the prompt for buying says how many tiles are drawn', async () => {
  await setLanguage('en');
  const state = newTable();
  play(state, IACOPO, act('red', 5));
  const asked = GAME_UIS.gameUi('doge-ship').decision(game.view(state, IACOPO), rowsAt(game, state, IACOPO));
  expect(say('doge-ship', asked)).toBe('Choose a pile: draw 3 tiles, buy one');
});

test('the only pile to draw from has one button, which says with the prompt what is drawn', async () => {
  await setLanguage('en');
  const state = newTable();
  play(state, IACOPO, act('white', 1));
  const shown = () => {
    const rows = rowsAt(game, state, IACOPO);
    const [{ label, note, options }] = rows;
    const asked = GAME_UIS.gameUi('doge-ship').decision(game.view(state, IACOPO), rows);
    return [asked, label, options[0].full, note ?? label].map((text) => say('doge-ship', text));
  };
  const left = state.piles[6].length;
  const drawing = ['Draw 3 barricades, buy one', 'Draw 3 barricades', 'Draw 3 barricades'];
  expect(shown()).toEqual([...drawing, `${left} left – cost 0 to 1 ducat`]);
  await setLanguage('fr');
  expect(shown().slice(0, 2)).toEqual(['Piochez 3 barricades, achetez-en une', 'Piocher 3 barricades']);
  await setLanguage('en');
  const rows = rowsAt(game, state, IACOPO);
  expect(isWhole(rows[0])).toBe(true);
  // Several piles keep a row each.
  const several = newTable();
  play(several, IACOPO, act('red', 5));
  expect(rowsAt(game, several, IACOPO).filter(({ group }) => group === 'draw')).toHaveLength(7);
});

test('an action without an effect asks before it spends a marker', async () => {
  await setLanguage('en');
  const warningsAt = (state: State) =>
    Object.fromEntries(
      rowsAt(game, state, IACOPO).flatMap(({ group, idle, options: [{ warning }] }) =>
        idle || warning ? [[`${group} ${idle ? 'idle' : 'useful'}`, warning && say('doge-ship', warning)]] : [],
      ),
    );
  const nothing =
    'Place a marker for nothing? You have nothing to build here. Discarding the marker would give you 1 ducat.';
  expect(warningsAt(newTable())).toEqual({ 'construct idle': nothing });
  const ready = newTable();
  store(ready, IACOPO, gondola(1), barricade(3), part('L1', 2));
  expect(warningsAt(ready)).toEqual({});
});

test('a part of a full zone says that it can only replace another', async () => {
  await setLanguage('en');
  const state = newTable();
  raise(state, IACOPO, 3, 0);
  store(state, IACOPO, part('L1', 5), part('L2', 3));
  const view = game.view(state, IACOPO);
  const name = (tile: number) => say('doge-ship', GAME_UIS.gameUi('doge-ship').nameTarget(target.yard(tile), view));
  expect(name(part('L1', 5))).toMatch(/zone full, only as a replacement: \d/);
  expect(name(part('L2', 3))).not.toMatch(/replacement/);
  expect([part('L1', 5), part('L2', 3)].map((tile) => stateOf({ tile, worth: null, fits: false }, view).full)).toEqual([
    true,
    false,
  ]);
  onTop(state, part('L1', 6));
  play(state, IACOPO, act('red', 5));
  play(state, IACOPO, { type: 'draw', pile: 0 });
  const kept = rowsAt(game, state, IACOPO).find(({ group }) => group === 'keep');
  expect(kept?.note && say('doge-ship', kept.note)).toMatch(/zone full, replacements only \(with this Doge: /);
});

test('the price of bought Approvals includes the space', async () => {
  await setLanguage('en');
  const bribeAt = (die: number) => {
    const state = newTable();
    state.dice[table('white')] = die;
    const row = rowsAt(game, state, IACOPO).find(({ key }) => key === `intrigue ${table('white')} 4`);
    return row && [...buttonsOf('doge-ship', row), row.note && say('doge-ship', row.note)];
  };
  expect(bribeAt(6)).toEqual(['−2 ducats', 'the space itself is free']);
  expect(bribeAt(3)).toEqual(['−3 ducats', 'including 1 ducat for the space']);
});

test('a space that costs too much says so with the numbers, and a useless space gives the reason', async () => {
  await setLanguage('en');
  const { nameTarget } = GAME_UIS.gameUi('doge-ship');
  const state = newTable();
  state.money[IACOPO] = 3;
  state.dice[table('white')] = 2;
  state.dice[table('black')] = 2;
  const name = (key: string, space: number, seat: number | null = IACOPO) =>
    say('doge-ship', nameTarget(target.space(table(key), space), game.view(state, seat)));
  expect(name('white', 6)).toMatch(/, costs 4 ducats, but you only have 3 ducats$/);
  expect(name('white', 5)).toMatch(/, costs 3 ducats$/);
  expect(name('white', 4)).toMatch(/, costs 4 ducats in all, but you only have 3 ducats$/);
  expect(name('white', 4, null)).toMatch(/, the space itself costs 2 ducats$/);
  expect(game.refusalFigures?.(state, IACOPO, act('white', 4), 'bribe-money')).toEqual({ cost: 4, money: 3 });
  expect(name('red', 3)).toMatch(/, costs nothing, you have nothing to build here$/);
  expect(name('red', 6)).toMatch(/, costs nothing, you have no part to replace one with$/);
  expect(name('red', 3, null)).toMatch(/, costs nothing$/);
  store(state, IACOPO, gondola(1), part('L1', 2));
  raise(state, IACOPO, 1, 0);
  expect(name('red', 3)).toMatch(/, costs nothing$/);
  expect(name('red', 6)).toMatch(/, costs nothing$/);
});

test('a bonus that can’t be used has its reason in the log', async () => {
  await setLanguage('en');
  const logged = (work: 'buy' | 'construct') =>
    say('doge-ship', describe({ type: 'leftUndone', seat: 0, work, bonus: true, forced: true }));
  expect(logged('construct')).toBe('Anchor can’t use the barricade bonus: no tile to build');
  expect(logged('buy')).toBe('Anchor can’t use the barricade bonus: no tile to buy');
});

test('a pile gives the known costs of its tiles, and the money if one may be too dear', async () => {
  await setLanguage('en');
  const state = newTable();
  state.money[IACOPO] = 4;
  const noteOf = (space: ReturnType<typeof act>, pile: number) => {
    const then = dogeShip.copy(state);
    play(then, IACOPO, space);
    const row = rowsAt(game, then, IACOPO).find(({ target: to }) => to === target.pile(pile));
    return row?.note && say('doge-ship', row.note);
  };
  expect(noteOf(act('red', 5), 0)).toMatch(/ – cost 2 to 7 ducats – you have 4 ducats$/);
  store(state, IACOPO, part('L1', 7), part('L1', 6));
  store(state, 1, part('L1', 5), part('L1', 2));
  expect(noteOf(act('red', 5), 0)).toMatch(/ – cost 3 to 4 ducats$/);
  expect(noteOf(act('white', 1), 6)).toBe('26 left – cost 0 to 1 ducat');
  const name = (pile: number) =>
    say('doge-ship', GAME_UIS.gameUi('doge-ship').nameTarget(target.pile(pile), game.view(state, IACOPO)));
  expect(name(0)).toBe('lower aft parts: 2 tiles, cost 3 to 4 ducats');
  // A destroyed part may have been removed from the game.
  state.piles[0].pop();
  expect(name(0)).toBe('lower aft parts: 1 tile');
});

test('a money space that only pays its own price is of no use', async () => {
  await setLanguage('en');
  const state = newTable();
  state.dice[table('green')] = 1;
  const row = () => {
    const found = rowsAt(game, state, IACOPO).find(({ key }) => key === `money ${table('green')} 4`);
    return [found?.idle ?? false, found?.note && say('doge-ship', found.note)];
  };
  const name = () =>
    say(
      'doge-ship',
      GAME_UIS.gameUi('doge-ship').nameTarget(target.space(table('green'), 4), game.view(state, IACOPO)),
    );
  expect(row()).toEqual([true, 'its price takes all that it pays']);
  expect(name()).toMatch(/, costs 3 ducats, its price takes all that it pays$/);
  stack(state, IACOPO, 2);
  expect(row()[0]).toBe(false);
  expect(name()).toMatch(/, costs 3 ducats$/);
});

test('a replacement names the part that it destroys, and whose it is', async () => {
  const state = newTable();
  raise(state, ALESSANDRA, 1, 0);
  store(state, IACOPO, part('L1', 5));
  play(state, IACOPO, act('red', 6));
  const note = () => {
    const [row] = rowsAt(game, state, IACOPO);
    expect(row.target).toBe(target.berth(0, 0));
    return say('doge-ship', row.note ?? row.label);
  };
  expect(note()).toMatch(/ – destroys the 2-ducat part that Tower built$/);
  await setLanguage('fr');
  expect(note()).toMatch(/ – détruit la partie à 2 ducats de la Tour$/);
  await setLanguage('en');
});
