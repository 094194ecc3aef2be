import { NOBODY } from '../../../src/engine/games/serenissima/board';
import type { GalleyId, PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { shortestPaths, pathTo } from '../../../src/engine/games/serenissima/routes';
import { fightOdds, stormOdds, survivors } from '../../../src/engine/games/serenissima-2012/blows';
import { plans } from '../../../src/engine/games/serenissima-2012/bot/plans';
import { STYLES } from '../../../src/engine/games/serenissima-2012/bot/style';
import { BOARD } from '../../../src/engine/games/serenissima-2012/data/board';
import { graph } from '../../../src/engine/games/serenissima-2012/geography';
import { portIncome } from '../../../src/engine/games/serenissima-2012/income';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import { blockadedSpaces, isLastPort } from '../../../src/engine/games/serenissima-2012/queries';
import type { State } from '../../../src/engine/games/serenissima-2012/state';
import type { Rule } from '../rule';
import { choosing } from './serenissima-2012-threats';

/** The minimum income of a port per scoring, in ducats. */
const INCOME = 15;
/** The minimum chance to take the port. */
const CHANCE = 0.8;

/** A port shielded by a single galley of its owner, and the route there. */
interface Shielded {
  readonly port: PortId;
  readonly shield: GalleyId;
  readonly path: readonly SpaceId[];
  readonly chance: number;
}

/**
 * The shielded port that the active galley is most likely to take, by fighting first the galley and then the garrison.
 */
function shielded(state: State, seat: number): Shielded | undefined {
  const acting = choosing(state);
  if (!acting) return undefined;
  const { space: from, sailors } = acting.galley;
  const shut = blockadedSpaces(state, seat, sailors);
  shut[from] = 0;
  const paths = shortestPaths(graph(state.options), from, sailors - 1, shut);
  let best: Shielded | undefined;
  state.ports.forEach(({ owner, garrison, fort }, port) => {
    const { space } = BOARD.ports[port];
    if (owner === NOBODY || owner === seat || paths.steps[space] < 0 || isLastPort(state, port)) return;
    if (portIncome(state, state.ports[port]) < INCOME) return;
    const before = state.galleys.flatMap((galley, id) =>
      galley?.owner === owner && galley.space === space ? [id] : [],
    );
    if (before.length !== 1) return;
    const [shield] = before;
    const strength = sailors - paths.steps[space];
    const storm = fort ? stormOdds : fightOdds;
    const chance = survivors(sailors, state.galleys[shield]?.sailors ?? 0, strength).reduce(
      (sum, left, men) => sum + (men > 0 ? left * storm(men, garrison, strength).end.attacker : 0),
      0,
    );
    if (chance >= CHANCE && chance > (best?.chance ?? 0)) best = { port, shield, path: pathTo(paths, space), chance };
  });
  return best;
}

const attacks = (list: readonly Serenissima2012Move[], galley: GalleyId) =>
  list.some((move) => move.type === 'attack' && 'galley' in move.target && move.target.galley === galley);

export const shieldRules = {
  'shielded-port': {
    because:
      'A rival’s port with an income of at least fifteen ducats is shielded by only one galley. An attack beats the galley and then the garrison in at least four of five cases.',
    asks: (state, seat) => shielded(state, seat) !== undefined,
    fails: ({ before, seat, moves: list }) => {
      const goal = shielded(before, seat);
      return goal !== undefined && !attacks(list, goal.shield);
    },
    weighed: (state, seat) => {
      const goal = shielded(state, seat);
      if (!goal) return { right: [], wrong: [] };
      const other = plans(state, seat, STYLES.usual, 40).find(({ moves }) => !attacks(moves, goal.shield));
      const sails = goal.path.map((to): Serenissima2012Move => ({ type: 'sail', to }));
      return { right: [...sails, { type: 'attack', target: { galley: goal.shield } }], wrong: other?.moves ?? [] };
    },
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima2012Move>>>;
