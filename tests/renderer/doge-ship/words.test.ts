import { expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import { measures } from '../../../src/engine/games/doge-ship/statistics';
import { describe as tell } from '../../../src/renderer/games/doge-ship/describe';
import { recapBySeat, shortened } from '../../../src/renderer/app/table/log/recap-by-seat';
import { GAME_UIS } from '../../../src/renderer/games';
import { recapText, trailOf } from '../../../src/renderer/games/doge-ship/recap';
import { count } from '../../../src/renderer/games/doge-ship/words';
import { target } from '../../../src/renderer/games/doge-ship/targets';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { scoreSources } from '../../../src/renderer/games/doge-ship/score-sources';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { dogeShipUi } from '../../../src/renderer/games/doge-ship/ui';
import {
  BARRICADES,
  DOGE_TILES,
  FIRST_BARRICADE,
  FIRST_GONDOLA,
  PARTS,
} from '../../../src/engine/games/doge-ship/data/board';
import {
  act,
  ALESSANDRA,
  game,
  IACOPO,
  newTable,
  part,
  play,
  raise,
  store,
  table,
  turnOf,
} from '../../engine/doge-ship/table';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { rowsAt } from '../rows-at';

const { t, n, te } = i18n.global;
const say = (sentence: Parameters<typeof formatSentence>[2]) => formatSentence({ t, n }, 'doge-ship', sentence);

test('every line of the story’s statistics has a text in every language', async () => {
  for (const { code: language } of LANGUAGES) {
    await setLanguage(language);
    for (const key of Object.keys(measures(newTable())))
      expect(te(`games.${dogeShip.about.id}.measures.${key}`, language), `${language} ${key}`).toBe(true);
  }
});

test('reasons claim only what is always true, such as no points for a gondola and none lost through a Replacement', async () => {
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    for (const key of ['act-intrigue', 'build-gondola'])
      expect(t(`games.doge-ship.reasons.${key}`)).not.toMatch(/point/i);
    expect(t('games.doge-ship.reasons.act-intrigue')).not.toMatch(/doge/i);
    // A construction space can be chosen only for its barricade bonus, and a barricade can be built against high water.
    expect(t('games.doge-ship.reasons.act-construct')).not.toMatch(/yard|au chantier/i);
    expect(t('games.doge-ship.reasons.build-barricade')).toMatch(/water|eaux/);
  }
  await setLanguage('en');
  expect(t('games.doge-ship.reasons.replace')).toMatch(/no player loses points/);
});

test('the log gives a purchase’s price or says that it is free, with the right article in every language', async () => {
  const bought = { type: 'bought', seat: 0, pile: 0, discarded: null, returned: 2 } as const;
  const free = BARRICADES.findIndex(({ cost }) => cost === 0);
  const part = tell({ ...bought, tile: 0, price: PARTS[0].cost });
  const barricade = tell({ ...bought, tile: FIRST_BARRICADE + free, price: 0, discarded: 1 });
  expect(say(part)).toBe('Anchor buys the 2-ducat lower aft part');
  expect(say(barricade)).toBe(`Anchor buys barricade ${free + 1} for free and discards the 3-ducat lower aft part`);
  await setLanguage('fr');
  expect(say(part)).toBe('L’Ancre achète la partie à 2 ducats (poupe inférieure)');
  expect(say(barricade)).toBe(
    `L’Ancre achète gratuitement la barricade ${free + 1} et défausse la partie à 3 ducats (poupe inférieure)`,
  );
  await setLanguage('en');
});

test('a standing names the parts of the ship that are left, one or several', async () => {
  const view = dogeShip.view(newTable(), null);
  const standing = (left: number) => say(dogeShipUi.statusLine({ ...view, ship: { ...view.ship, left } }));
  expect([standing(2), standing(1)]).toEqual(['round 1, 2 parts left to build', 'round 1, 1 part left to build']);
  await setLanguage('fr');
  // “2 parties” alone would be two games.
  expect([standing(2), standing(1)]).toEqual([
    'manche 1, 2 parties du navire à construire',
    'manche 1, 1 partie du navire à construire',
  ]);
  await setLanguage('en');
});

test('the reason for a useless space is separate from its barricade’s bonus', () => {
  const state = turnOf(newTable(), 0);
  state.yards[0] = [];
  state.stacks[0] = [
    FIRST_BARRICADE + BARRICADES.findIndex(({ action, bonus }) => action === 'construct' && bonus.type === 'ducats'),
  ];
  const choices = game.moves(state, 0).map((move) => ({ move, forecast: game.forecast?.(state, 0, move) ?? {} }));
  const notes = dogeShipUi
    .rows(choices, game.view(state, 0))
    .filter(({ group }) => group === 'construct')
    .map(({ note }) => note && say(note));
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(/^you have nothing to build here – your barricade: /);
});

test('a bonus tile that can’t be built is no reason to take a space', () => {
  const state = turnOf(newTable(), 0);
  state.yards[0] = [];
  const top = BARRICADES.findIndex(({ action, bonus }) => action === 'construct' && bonus.type === 'tile');
  state.stacks[0] = [FIRST_BARRICADE + top];
  const spaces = () =>
    dogeShipUi
      .rows(
        game.moves(state, 0).map((move) => ({ move, forecast: game.forecast?.(state, 0, move) ?? {} })),
        game.view(state, 0),
      )
      .filter(({ group }) => group === 'construct');
  for (const { idle, note } of spaces()) {
    expect(idle).toBe(true);
    expect(note && say(note)).toBe('you have nothing to build here');
  }
  state.yards[0] = [FIRST_GONDOLA];
  const notes = spaces()
    .filter(({ idle }) => !idle)
    .map(({ note }) => note && say(note));
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toBe('your barricade’s bonus does nothing here');
});

test('the reason for a purchase explains what the desired barricade does', () => {
  const tile = FIRST_BARRICADE + 24;
  const why = dogeShipUi.bot?.reason(
    { key: 'draw', params: { pile: 6, tile, count: 19, pileSize: 25 } },
    game.view(newTable(), 0),
  );
  expect(why && say(why)).toBe(
    'I’d gladly buy 19 of the 25 tiles in the pile, barricade 25 (building: one more galley part) most of all.',
  );
});

test('the recap names the space of every action, its price, and purchases and buildings that were left out', () => {
  const recap = (event: DogeShipEvent, before: DogeShipEvent | null = null) => {
    const text = recapText(event, game.view(newTable(), 0), before);
    return text && say(text);
  };
  const acted = { type: 'actionChosen', seat: 0, table: 1, space: 3, die: 3, left: 4 } as const;
  expect(recap({ ...acted, price: 0 })?.trim()).toBe('green 3');
  expect(recap({ ...acted, price: 2 })).toBe('green 3 (−2)');
  const idle = { type: 'leftUndone', seat: 0, bonus: false, forced: false } as const;
  expect(recap({ ...idle, work: 'construct' })).toBe('builds nothing');
  expect(recap({ ...idle, work: 'buy' })).toBe('buys nothing');
  expect(recap({ ...idle, work: 'buy', rest: true })).toBeNull();
  const declined = { type: 'declined', seat: 0, pile: 6, returned: 3 } as const;
  expect(recap(declined)).toBe('takes no barricade');
  const bought = { type: 'bought', seat: 0, pile: 6, discarded: null, returned: 2 } as const;
  const paid = BARRICADES.findIndex(({ cost }) => cost > 0);
  expect(recap({ ...bought, tile: FIRST_BARRICADE + paid, price: 1 })).toBe(`buys barricade ${paid + 1} (−1)`);
  const pays = { ...bought, pile: 7, tile: FIRST_GONDOLA + 8, price: 1 };
  expect(recap(pays)).toBe('buys a gondola that pays 8 ducats (−1)');
  expect(say(tell(pays))).toBe('Anchor buys a gondola (brings 8 ducats) for 1 ducat');
  // A barricade's bonus tile comes before the action, which can then be left undone.
  const bonus = { ...bought, pile: 5, tile: 0, price: 2 };
  expect(recap({ ...idle, work: 'buy' }, bonus)).toBe('buys nothing more');
  expect(recap(declined, bonus)).toBeNull();
  const gondola = { type: 'gondolaBuilt', seat: 0, tile: FIRST_GONDOLA, ducats: 3, approvals: 0 } as const;
  expect(recap({ ...idle, work: 'construct' }, gondola)).toBe('builds nothing more');
  expect(recap({ type: 'intrigued', seat: 0, intrigue: 'bribe', price: 2, approvals: 2 })).toBe(
    'gains 2 Approvals (−2)',
  );
  const built = { type: 'partBuilt', seat: 0, tile: 0, berth: { level: 0, column: 0, zone: 0 } } as const;
  const worth = { printed: 2, squares: [], points: 2, symbol: 0, violet: 0, approvals: 0 };
  expect(recap({ ...built, worth })).toBe('builds a part: 2 points');
  // The points come first, because the end of a line can be cut off.
  const sealed = { ...worth, approvals: 1, symbol: 1 };
  expect(recap({ ...built, worth: sealed })).toBe('builds a part: 2 points, 1 Approval');
  expect(recap({ type: 'intrigued', seat: 0, intrigue: 'doge', price: 0, approvals: 0 })).toBeNull();
  const offered = {
    type: 'bonusOffered',
    seat: 0,
    barricade: FIRST_BARRICADE + 23,
    work: 'buy',
    tile: 'galley',
  } as const;
  expect(recap(offered)).toBe('gets the bonus of barricade 24');
  const gained = { type: 'bonusGained', seat: 0, barricade: FIRST_BARRICADE + 9 } as const;
  expect(recap({ ...gained, ducats: 1, approvals: 0, points: 0 })).toBe('gains 1 ducat from barricade 10');
});

test('an expected answer names the space that its reason calls “this space”', () => {
  const name = dogeShipUi.bot?.moveName?.(act('white', 4));
  expect(name && say(name)).toBe('white 4');
  expect(dogeShipUi.bot?.moveName?.({ type: 'pass' })).toBeNull();
});

test('a marker leaves a trail until it returns to its player at the end of the round', () => {
  const state = newTable();
  play(state, 0, act('red', 1));
  const event = { type: 'actionChosen', seat: 0, table: table('red'), space: 1, die: 6, price: 0, left: 4 } as const;
  expect(trailOf(event, game.view(state, 1))?.places).toHaveLength(1);
  state.taken.fill(-1);
  expect(trailOf(event, game.view(state, 1))).toBeNull();
});

test('minus one is singular, zero depends on the language, and the log says “no other tile” about a second purchase', async () => {
  await setLanguage('en');
  expect(say(count('marker', -1))).toBe('−1 marker');
  expect(say(count('ducat', 0))).toBe('0 ducats');
  const left = { type: 'leftUndone', seat: 0, work: 'buy', bonus: false, forced: true } as const;
  expect(say(tell({ ...left, rest: true }))).toBe('Anchor finds no other tile to buy');
  expect(say(tell(left))).toBe('Anchor finds no tile to buy');
  await setLanguage('fr');
  expect(say(count('ducat', 0))).toBe('0 ducat');
  await setLanguage('en');
});

test('a tile’s card says what the tile would yield, without repeating its name', () => {
  const state = turnOf(newTable(), 0);
  const later = PARTS.findIndex(({ pile }) => pile === 4);
  state.yards[0] = [0, later, FIRST_GONDOLA + 8];
  const facts = (tile: number) => {
    const sentence = dogeShipUi.captions?.facts?.(target.yard(tile), game.view(state, 0));
    return sentence && say(sentence);
  };
  expect(facts(0)).toMatch(/^Now: .*point/);
  expect(facts(later)).toMatch(/^With this Doge: .*point/);
  expect(facts(FIRST_GONDOLA + 8)).toBe('pays 8 ducats when built');
});

test('the name of a space with a price of its own says what the space itself costs', () => {
  const state = turnOf(newTable(), 0);
  const view = game.view(state, 0);
  const id = table('white');
  const name = (price: number) => {
    const tables = view.tables.map((at) => ({ ...at, spaces: at.spaces.map((space) => ({ ...space, price })) }));
    return say(dogeShipUi.nameTarget(target.space(id, 4), { ...view, tables }));
  };
  expect(name(0)).toBe('Space white 4: 2 Approvals for 2 ducats, the space itself is free');
  expect(name(1)).toBe('Space white 4: 2 Approvals for 2 ducats, the space itself costs 1 ducat');
});

test('high water names only the players that lose markers', () => {
  const flood = (...lost: number[]) => say(tell({ type: 'highWater', level: 1, barricades: [1, 2, 1], lost }));
  expect(flood(2, 0, 1)).toBe('High water 1 – lost for the next round: Anchor 2 markers, Fish 1 marker');
  expect(flood(0, 0, 0)).toBe('High water 1 – lost for the next round: nothing');
});

test('the recap of high water is short, with the viewer’s loss first', async () => {
  const view = game.view(newTable(), 1);
  const flood = (...lost: number[]) => {
    const text = recapText({ type: 'highWater', level: 2, barricades: [0, 0, 0], lost }, view);
    return text && say(text);
  };
  expect(flood(2, 2, 2)).toBe('High water 2: −2 markers for all');
  expect(flood(2, 1, 1)).toBe('High water 2: −1 marker (you and Fish), −2 (Anchor)');
  expect(flood(1, 0, 2)).toBe('High water 2: −2 markers (Fish), −1 (Anchor)');
  expect(flood(0, 0, 0)).toBe('High water 2: no markers lost');
  await setLanguage('fr');
  expect(flood(2, 2, 2)).toMatch(/^Montée des eaux 2.: −2 marqueurs pour tous$/);
  await setLanguage('en');
});

test('an inspection’s line joins bids and points, highest first; the recap leaves out bids of 0', () => {
  const held = { type: 'inspectionHeld', bids: [2, 0, 1, 2], points: [6, 0, 1, 6] } as const;
  expect(say(tell(held))).toBe('Inspection: Anchor and Star +6 (bid 2), Fish +1 (bid 1), Tower 0 (bid 0)');
  const recap = recapText(held);
  expect(recap && say(recap)).toBe('Inspection: Anchor and Star +6 (bid 2), Fish +1 (bid 1)');
});

test('a recap without room keeps what was built, bought, lost and won, in order', () => {
  const view = game.view(newTable(), 0);
  const worth = { printed: 2, squares: [], points: 2, symbol: 0, violet: 0, approvals: 0 };
  const events = [
    { type: 'actionChosen', seat: 1, table: 3, space: 6, die: 6, price: 0, left: 4 },
    { type: 'bonusOffered', seat: 1, barricade: FIRST_BARRICADE, work: 'construct', tile: 'galley' },
    { type: 'partBuilt', seat: 1, tile: 0, berth: { level: 0, column: 0, zone: 0 }, worth },
    { type: 'actionChosen', seat: 1, table: 0, space: 5, die: 6, price: 0, left: 3 },
    { type: 'bought', seat: 1, tile: 3, pile: 0, price: 5, discarded: null, returned: 2 },
    { type: 'roundEnded', round: 1, order: [1, 0], priorities: [0, 1] },
    { type: 'highWater', level: 4, barricades: [0, 0], lost: [2, 2] },
  ];
  const entries = events.map((event, ply) => ({ ply, seat: 1, barrier: null, events: [event] }));
  const lines = recapBySeat(GAME_UIS.gameUi('doge-ship'), entries as never, view);
  const [text] = lines[1].items.map((item) => say(item.text));
  expect(text).toBe('High water 4: −2 markers for all');
  const types = (some: (typeof lines)[number]['items']) => some.map(({ event }) => event.type);
  expect(lines.map(({ items }) => types(items))).toEqual([
    ['actionChosen', 'bonusOffered', 'partBuilt', 'actionChosen', 'bought'],
    ['highWater', 'roundEnded'],
  ]);
  expect(lines.map(({ items }) => types(shortened(items)))).toEqual([
    ['partBuilt', 'bought'],
    ['highWater', 'roundEnded'],
  ]);
});

test('a new round’s line names its dice and its Doge tile', () => {
  const doge = DOGE_TILES.findIndex(({ event }) => event?.type === 'highWater' && event.level === 2);
  const line = say(tell({ type: 'roundBegan', round: 3, first: 0, dice: [4, 5], doge, before: -1 })).replace(
    /\s/g,
    ' ',
  );
  expect(line).toMatch(/^Round 3 – dice: red 4, green 5 – Doge tile: blue .+ – high water 2$/);
});

test('the final score’s sources add up, and the final inspection names its Approvals', () => {
  const match = freshMatch(dogeShip, 4, 1);
  playOut(match, 1, () => undefined);
  const totals = dogeShip.score(match.position as never).scores.map(({ total }) => total);
  const events = match.log.flatMap((entry) => entry.events) as DogeShipEvent[];
  const sources = scoreSources(events, totals);
  expect(totals.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(totals);
  expect(say(sources[sources.length - 1].label)).toMatch(/^Final inspection \(Approvals: \d+, \d+, \d+, \d+\)$/);
});

test('the decision warns of rivals that could finish the ship before the reader’s next turn, with the scores', () => {
  const state = newTable();
  const shownTo = (seat: number | null) => {
    const view = game.view(state, seat);
    return [dogeShipUi.warning?.(view), dogeShipUi.details?.(view)].flatMap((sentence) =>
      sentence ? say(sentence) : [],
    );
  };
  expect(shownTo(IACOPO)).toEqual([]);
  const columns = game.view(state, null).ship.levels[0].length;
  raise(state, IACOPO, columns, columns - 1);
  store(state, ALESSANDRA, part('U3', 7));
  [state.points[IACOPO][0], state.points[ALESSANDRA][0]] = [20, 14];
  state.approvals = state.approvals.map((_, seat) => (seat === ALESSANDRA ? 3 : 0));
  const warning = 'Tower could finish the ship before your next turn.';
  expect(shownTo(IACOPO)).toEqual([warning, 'If it ended now: Tower 23, you 20, Fish 0, Star 0.']);
  expect(shownTo(ALESSANDRA)).toEqual([]);
  expect(shownTo(null)).toEqual([]);
  // The choice of the last part says what it brings about, and the scores stay on the screen.
  const last = part('U3', 6);
  store(state, IACOPO, last);
  play(state, IACOPO, act('white', 6));
  expect(shownTo(IACOPO)).toEqual([warning, 'If it ended now: Tower 23, you 20, Fish 0, Star 0.']);
  const noteOf = () => {
    const row = rowsAt(game, state, IACOPO).find(({ key }) => key === `build ${last}`);
    return row?.note && say(row.note);
  };
  const { points = 0, approvals = 0 } = game.forecast?.(state, IACOPO, { type: 'build', tile: last }) ?? {};
  const you = 20 + points + (approvals > 0 ? 5 : 0);
  expect(noteOf()).toContain(`${points} points`);
  expect(noteOf()).toMatch(/ – ends the game: .*Tower 23.*Fish 0, Star 0$/);
  expect(noteOf()).toContain(`you ${you}`);
  const card = dogeShipUi.captions?.facts?.(target.yard(last), game.view(state, IACOPO));
  expect(card && say(card)).toContain('ends the game');
  Object.assign(state.options, { approvals: 'uncounted' });
  expect(shownTo(IACOPO)).toEqual([warning]);
  expect(noteOf()).toMatch(/ – ends the game$/);
});

test('advice to draw gives the number of tiles worth their price only if it is not nearly all of them', () => {
  const view = game.view(newTable(), 0);
  const reasonFor = (key: string, worthwhile: number) => {
    const params = { tile: FIRST_BARRICADE + 25, count: worthwhile, pileSize: 22, price: 1 };
    return say(dogeShipUi.bot?.reason({ key, params }, view) ?? { key: 'nothing' });
  };
  expect(reasonFor('draw', 9)).toContain('9 of the 22');
  for (const key of ['draw', 'act.buy', 'act.buy.paid'])
    expect(reasonFor(key, 21)).toMatch(/^Nearly every tile in (its|the) pile .*barricade 26/);
});
