import type { Seat } from '../../core/game';
import type { GalleyId, SpaceId } from '../serenissima/board';
import { goodsAboard } from '../serenissima/cargo';
import { reachOf } from '../serenissima/reach';
import type { ReachedSpace } from '../serenissima/reach';
import type { Voyage } from '../serenissima/threats';
import type { Serenissima1996Options } from './about';
import { DIVISOR } from './blows';
import { graph } from './geography';
import { fightToTheEnd } from './odds';
import { ownersIn, phaseFrame } from './queries';
import type { Galley, Phase, State } from './state';

/** In these phases, a galley may still sail this turn (`SAILS`), or fight in its space (`FIGHTS`). */
const SAILS: readonly string[] = ['harbour', 'sailing'];
const FIGHTS: readonly string[] = [...SAILS, 'combat'];

/** From this probability, a raid is a danger. */
const LIKELY = 0.5;

/** The public parts of a position that decide which galleys can still sail and fight. */
interface Scene {
  readonly galleys: readonly (Readonly<Galley> | null)[];
  readonly order: readonly Seat[];
  readonly turn: number;
  readonly lastTurn: number;
  readonly options: Serenissima1996Options;
  /** The current phase, and the place in the order of the seat that plays it; `null` outside phases 2 to 6. */
  readonly now: { readonly phase: string; readonly place: number } | null;
}

/** An attack on a galley by a rival’s galley, and its probability of winning a fight to the end. */
export interface Raid {
  readonly seat: Seat;
  readonly galley: GalleyId;
  readonly chance: number;
  /** Number of spaces that the rival sails before. */
  readonly steps: number;
}

/** The scene of a state. */
export const sceneOf = (state: State): Scene => ({ ...state, now: phaseFrame(state) ?? null });

/** The voyage that each galley on the board could make next, by its number; `undefined` for galleys in the box. */
export const voyagesIn = (scene: Scene): (Voyage | undefined)[] =>
  scene.galleys.map((galley, id) => (galley ? voyageOf(scene, galley, id) : undefined));

function voyageOf(scene: Scene, galley: Readonly<Galley>, id: GalleyId): Voyage {
  const { owner: seat, space, sailors, sailed, passage } = galley;
  const sails = mayStill(scene, seat, SAILS, 'sailing');
  const fights = sails || mayStill(scene, seat, FIGHTS, 'combat');
  const isLast = scene.turn >= scene.lastTurn && scene.options.end === 'fixed';
  const stays = sails ? passage === 'refused' : isLast;
  const crossed = sails ? sailed : 0;
  const departure = {
    space,
    crossed,
    range: stays ? crossed : sailors,
    asks: sails && passage === 'ask' ? ownersIn(scene, space, seat) : [],
  };
  const reach = reachOf(graph(scene.options), departure, (to) => ownersIn(scene, to, seat));
  return { seat, galley: id, reach, soon: sails ? 'all' : fights ? 'here' : 'none' };
}

/** Whether a seat has yet to finish a phase this turn. `until` lists this phase and the earlier ones. */
function mayStill({ now, order }: Scene, seat: Seat, until: readonly string[], phase: Phase): boolean {
  if (!now) return true;
  if (now.phase !== phase) return until.includes(now.phase);
  return order.indexOf(seat) >= now.place;
}

/**
 * The likeliest raid this turn on a galley of `seat` with this crew, if it is in a space: by a rival’s galley that is
 * there, or can sail there without another seat’s consent. All fights come before all landings and sales. `null` if
 * none is likely.
 */
function raidIn(
  { galleys }: Scene,
  voyages: readonly (Voyage | undefined)[],
  seat: Seat,
  sailors: number,
  space: SpaceId,
): Raid | null {
  let worst: Raid | null = null;
  for (const voyage of voyages) {
    if (!voyage || voyage.seat === seat) continue;
    const steps = stepsTo(voyage, space);
    if (steps === null) continue;
    const { attacker: chance } = fightToTheEnd(galleys[voyage.galley]?.sailors ?? 0, sailors, DIVISOR);
    if (chance >= LIKELY && chance > (worst?.chance ?? 0))
      worst = { seat: voyage.seat, galley: voyage.galley, chance, steps };
  }
  return worst;
}

/** The likely raids in a position for its views: on each galley, and at the spaces that it can sail to. */
export function raidsIn(state: State, reaches: readonly (readonly ReachedSpace[])[]) {
  if (state.frames.length === 0) return { raids: state.galleys.map(() => null), raidsAt: state.galleys.map(() => []) };
  const scene = sceneOf(state);
  const voyages = voyagesIn(scene);
  return {
    raids: state.galleys.map((_, id) => raidOn(scene, voyages, id)),
    raidsAt: state.galleys.map((galley, id) => {
      const spaces = galley ? [...new Set(reaches[id].map(({ space }) => space))] : [];
      return spaces.flatMap((space) => {
        const there = voyages.filter((voyage) => voyage?.reach[0].space === space);
        const raid = galley && raidIn(scene, there, galley.owner, galley.sailors, space);
        return raid ? [{ ...raid, space }] : [];
      });
    }),
  };
}

/** The likeliest raid on a galley that carries goods or several sailors and can’t sail away first, or `null`. */
export function raidOn(scene: Scene, voyages: readonly (Voyage | undefined)[], id: GalleyId): Raid | null {
  const [galley, voyage] = [scene.galleys[id], voyages[id]];
  if (!galley || !voyage || (goodsAboard(galley) === 0 && galley.sailors < 2)) return null;
  const leaves = voyage.soon === 'all' && voyage.reach.length > 1 && voyage.reach[0].asks.length === 0;
  return leaves ? null : raidIn(scene, voyages, galley.owner, galley.sailors, galley.space);
}

/** The spaces that a galley sails to fight in a space this turn, without asking for passage; `null` if it can't. */
function stepsTo({ reach, soon }: Voyage, space: SpaceId): number | null {
  const [here] = reach;
  if (soon === 'none' || (soon === 'here' && here.space !== space)) return null;
  const goal = reach.find((one) => one.space === space && isFree(reach, one));
  return goal ? goal.steps - here.steps : null;
}

const isFree = (reach: readonly ReachedSpace[], { from }: ReachedSpace): boolean =>
  from < 0 || (reach[from].asks.length === 0 && isFree(reach, reach[from]));
