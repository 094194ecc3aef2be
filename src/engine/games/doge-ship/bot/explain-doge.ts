import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { DOGE_TILES, INSPECTION } from '../data/board';
import type { DogeId } from '../data/components';
import { isPart } from '../queries';
import { fits } from '../ship';
import type { State } from '../state';
import { markersLost } from './doge';
import { STYLES } from './style';
import { partApprovals, partScore } from './worth';

/** Total yield of the parts that fit now under a Doge tile, for one seat or for all its rivals. */
interface Fitting {
  readonly count: number;
  readonly points: number;
  readonly approvals: number;
}

function fitting(state: State, doge: DogeId, whose: (seat: Seat) => boolean): Fitting {
  const parts = state.yards.flatMap((yard, seat) =>
    whose(seat) ? yard.filter((tile) => isPart(tile) && fits(state, tile)) : [],
  );
  return {
    count: parts.length,
    points: parts.reduce((sum, tile) => sum + partScore(tile, doge), 0),
    approvals: parts.reduce((sum, tile) => sum + partApprovals(tile, doge), 0),
  };
}

/** Assumed points from an inspection. The actual ones depend on secret Approvals. */
const INSPECTED = 0.5;

const inspects = (doge: DogeId) => DOGE_TILES[doge].event?.type === 'inspection';

/** Why a seat wants another Doge tile: the effect of the current one. */
export function wanted(state: State, seat: Seat): Reason {
  const { doge } = state;
  const own = fitting(state, doge, (other) => other === seat);
  if (own.count > 0) return { key: 'act.doge', params: { count: own.count, points: own.points } };
  const others = fitting(state, doge, (other) => other !== seat);
  if (others.points > 0) return { key: 'act.dogeOthers', params: { points: others.points } };
  const markers = markersLost(doge, state.stacks[seat].length);
  if (markers > 0) return { key: 'act.dogeWater', params: { markers } };
  return { key: inspects(doge) ? 'act.dogeInspection' : 'act.dogeQuiet', params: {} };
}

/** The reason to choose a Doge tile: its most important improvement. */
export function placed(state: State, seat: Seat, doge: DogeId): Reason {
  const mine = (other: Seat) => other === seat;
  const [own, ownThen] = [fitting(state, state.doge, mine), fitting(state, doge, mine)];
  const [others, othersThen] = [state.doge, doge].map((tile) => fitting(state, tile, (other) => !mine(other)));
  const [lost, lostThen] = [state.doge, doge].map((tile) => markersLost(tile, state.stacks[seat].length));
  const inspection = (inspects(doge) ? 1 : 0) - (inspects(state.doge) ? 1 : 0);
  const { approval, action, rivalry } = STYLES.usual;
  const changes: (readonly [gain: number, reason: Reason])[] = [
    [ownThen.points - own.points, { key: 'placeDoge', params: { before: own.points, points: ownThen.points } }],
    [
      (ownThen.approvals - own.approvals) * approval,
      { key: 'placeDoge.approvals', params: { before: own.approvals, approvals: ownThen.approvals } },
    ],
    [
      (others.points - othersThen.points) * rivalry,
      { key: 'placeDoge.others', params: { before: others.points, points: othersThen.points } },
    ],
    [(lost - lostThen) * action, { key: 'placeDoge.water', params: { before: lost, markers: lostThen } }],
    [
      inspection === 0 ? 0 : INSPECTED,
      inspection > 0
        ? { key: 'placeDoge.inspection', params: { points: INSPECTION[0] } }
        : { key: 'placeDoge.noInspection', params: {} },
    ],
  ];
  const [gain, reason] = changes.reduce((best, change) => (change[0] > best[0] ? change : best));
  return gain > 0 ? reason : { key: 'placeDoge.choice', params: {} };
}
