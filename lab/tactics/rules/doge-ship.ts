import { topFrame } from '../../../src/engine/kit/frames';
import { plans } from '../../../src/engine/games/doge-ship/bot/plans';
import { STYLES } from '../../../src/engine/games/doge-ship/bot/style';
import { BARRICADES, FINAL_INSPECTION, FIRST_BARRICADE, PARTS } from '../../../src/engine/games/doge-ship/data/board';
import { ZONES } from '../../../src/engine/games/doge-ship/data/components';
import type { Action, TileId, ZoneId } from '../../../src/engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import {
  actionAt,
  isPart,
  kindOf,
  partOf,
  priceOf,
  topBarricade,
  totalPoints,
} from '../../../src/engine/games/doge-ship/queries';
import { moves } from '../../../src/engine/games/doge-ship/rules';
import { columnsOf, fits, lastZone, worthOf, zoneAt } from '../../../src/engine/games/doge-ship/ship';
import type { State } from '../../../src/engine/games/doge-ship/state';
import { rulesFor } from '../rule';
import type { Alternatives } from '../rule';

type Act = Extract<DogeShipMove, { type: 'act' }>;

const inTurn = (state: State) => topFrame(state)?.kind === 'turn';

/** The action spaces that a seat can choose in its turn. */
function acts(state: State, seat: number): Act[] {
  return inTurn(state) ? moves(state, seat).filter((move): move is Act => move.type === 'act') : [];
}

const actOf = (list: readonly DogeShipMove[]) => list.find((move): move is Act => move.type === 'act');
const price = (state: State, { table, space }: Act) => priceOf(state, table, space);
const action = ({ table, space }: Act): Action => actionAt(table, space);

function isDearer(state: State, seat: number, act: Act): boolean {
  const same = JSON.stringify(action(act));
  return acts(state, seat).some(
    (other) => price(state, other) < price(state, act) && JSON.stringify(action(other)) === same,
  );
}

const helps = (state: State, seat: number, type: Action['type']) => topBarricade(state, seat)?.action === type;

function isIdle(state: State, seat: number, act: Act): boolean {
  const work = action(act);
  if (work.type !== 'construct' || helps(state, seat, 'construct')) return false;
  return !state.yards[seat].some((tile) => work.kinds.includes(kindOf(tile)) && (!isPart(tile) || fits(state, tile)));
}

function isPoorMoney(state: State, seat: number, act: Act): boolean {
  const work = action(act);
  return work.type === 'money' && !helps(state, seat, 'money') && work.ducats <= price(state, act);
}

const goodMoney = (state: State, act: Act) => {
  const work = action(act);
  return work.type === 'money' && work.ducats - price(state, act) >= 2;
};

/** Whether parts of a zone can never be built again, because the zone is full and none of its parts can be replaced. */
function isDead(state: State, zone: ZoneId): boolean {
  const { level } = partOf(PARTS.findIndex(({ pile }) => pile === zone));
  for (let column = state.ship[level].length; column < columnsOf(state); column++) {
    if (zoneAt(state, level, column) === zone) return false;
  }
  return lastZone(state, level) !== zone;
}

const dead = (state: State, tile: TileId) => isPart(tile) && isDead(state, partOf(tile).pile);

const spaces = (state: State) => 2 * columnsOf(state) - state.ship[0].length - state.ship[1].length;
const ready = (state: State, seat: number) => state.yards[seat].filter((tile) => isPart(tile) && fits(state, tile));

function canBuild(state: State, seat: number): boolean {
  if (ready(state, seat).length === 0) return false;
  return acts(state, seat).some((act) => {
    const work = action(act);
    return work.type === 'construct' && work.kinds.includes('galley');
  });
}

/** A seat's lead in points after building its best part, with the worst and the best final inspection. */
function leads(state: State, seat: number): { worst: number; best: number } {
  const part = Math.max(...ready(state, seat).map((tile) => worthOf(state, tile).points));
  const rival = Math.max(...state.money.map((_, other) => (other === seat ? -Infinity : totalPoints(state, other))));
  const lead = totalPoints(state, seat) + part - rival;
  return { worst: lead - FINAL_INSPECTION[0], best: lead + FINAL_INSPECTION[0] };
}

/** After this round, catching up is no longer realistic. */
const LATE = 10;
/**
 * More points than any other use of a marker brings: even with the best gondola, six ducats are worth less than four
 * points.
 */
const MUCH = 5;

const richest = (state: State, seat: number) =>
  Math.max(0, ...ready(state, seat).map((tile) => worthOf(state, tile).points));

function freeYard(state: State, seat: number): boolean {
  return acts(state, seat).some((act) => {
    const work = action(act);
    return work.type === 'construct' && work.kinds.includes('galley') && price(state, act) === 0;
  });
}

/** Compares building the best part at a yard that costs nothing with the best plan that builds no part. */
function waiting(state: State, seat: number): Alternatives<DogeShipMove> {
  const builds = (act: Act) => {
    const work = action(act);
    return work.type === 'construct' && work.kinds.includes('galley');
  };
  const yard = acts(state, seat).find((act) => builds(act) && price(state, act) === 0);
  const part = ready(state, seat).find((tile) => worthOf(state, tile).points === richest(state, seat));
  const other = plans(state, seat, STYLES.usual, 40).find(
    ({ moves: list }) => !list.some((move) => move.type === 'act' && builds(move)),
  );
  return {
    right: yard && part !== undefined ? [yard, { type: 'build', tile: part }] : [],
    wrong: other?.moves ?? [],
  };
}

const built = (before: State, after: State) => spaces(after) < spaces(before) || after.frames.length === 0;

export const dogeShipRules = rulesFor<State, DogeShipMove>({
  'dearer-twin': {
    because: 'A cheaper space with the same action is free.',
    asks: (state, seat) => acts(state, seat).some((act) => isDearer(state, seat, act)),
    fails: ({ before, seat, moves: [first, second] }) => {
      const act = actOf(first?.type === 'reorder' ? [second] : [first]);
      return act !== undefined && isDearer(before, seat, act);
    },
  },
  'nothing-to-build': {
    because:
      'None of the seat’s parts can be built there, and no barricade would help. Setting the marker aside earns a ducat.',
    asks: (state, seat) => acts(state, seat).some((act) => isIdle(state, seat, act)),
    fails: ({ before, seat, moves: [first] }) => first?.type === 'act' && isIdle(before, seat, first),
  },
  'poor-money': {
    because: 'The money space pays no more ducats than it costs. Setting the marker aside earns one.',
    asks: (state, seat) => acts(state, seat).some((act) => isPoorMoney(state, seat, act)),
    fails: ({ before, seat, moves: [first] }) => first?.type === 'act' && isPoorMoney(before, seat, first),
  },
  'ducat-for-two': {
    because: 'Setting the marker aside earns one ducat. A money space earns at least two after its price.',
    asks: (state, seat) => acts(state, seat).some((act) => goodMoney(state, act)),
    fails: ({ moves: [first] }) => first?.type === 'discardAction',
  },
  'dead-part': {
    because: 'The part’s zone is full and is not the last zone of its deck, so the part can never be built.',
    asks: (state) => {
      const frame = topFrame(state);
      if (frame?.kind === 'drawn') return frame.tiles.some((tile) => dead(state, tile));
      if (frame?.kind !== 'buy' || !frame.kinds.includes('galley')) return false;
      return Array.from({ length: ZONES }, (_, zone) => zone).some((zone) => isDead(state, zone));
    },
    fails: ({ before, moves: [first] }) =>
      (first?.type === 'keep' && dead(before, first.tile)) ||
      (first?.type === 'draw' && first.pile < ZONES && isDead(before, first.pile)),
  },
  'waiting-part': {
    because:
      'With the last marker of the round, the seat can build a part for free that scores at least five points. In 500 games between Merchants from this position, building it wins more often than the best alternative, by at least two standard errors.',
    asks: (state, seat) =>
      spaces(state) > 1 && state.markers[seat] === 1 && richest(state, seat) >= MUCH && freeYard(state, seat),
    fails: ({ before, after }) => !built(before, after),
    weighed: waiting,
  },
  'win-now': {
    because: 'Building the last part ends the game, and the seat wins whatever the final inspection brings.',
    asks: (state, seat) => spaces(state) === 1 && canBuild(state, seat) && leads(state, seat).worst > 0,
    fails: ({ after }) => after.frames.length > 0,
  },
  'lose-now': {
    because: 'Building the last part ends the game, and the seat loses even with the best final inspection.',
    asks: (state, seat) =>
      spaces(state) === 1 && state.round <= LATE && canBuild(state, seat) && leads(state, seat).best < 0,
    fails: ({ after }) => after.frames.length === 0,
  },
  'bonus-below-price': {
    because: 'Moving another barricade to the top costs two ducats, and its bonus is at most two ducats.',
    asks: (state, seat) => inTurn(state) && moves(state, seat).some(isPoorReorder),
    fails: ({ moves: list }) => list.some(isPoorReorder),
  },
});

function isPoorReorder(move: DogeShipMove): boolean {
  if (move.type !== 'reorder') return false;
  const { bonus } = BARRICADES[move.top - FIRST_BARRICADE];
  return bonus.type === 'ducats' && bonus.amount <= 2;
}
