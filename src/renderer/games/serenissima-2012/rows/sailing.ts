import type { GalleyId } from '../../../../engine/games/serenissima/board';
import type { Sentence } from '../../../game-ui/sentence';
import { line, whole } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { galleyName, reachOf, sentenceOf } from '../../serenissima/words';
import { voyageLabel } from '../../serenissima/voyages';
import { blockadersAt, stepOf } from '../sailing';
import { powerOf, goalName, thePlace } from '../words';
import type { View } from '../words';
import { aboard, notes, playersOf } from './placing';
import type { Places } from './placing';

/** The rows for voyages and blockades. */
export const SAILING_PLACES: Places<'sail' | 'answerBlockade' | 'revoke'> = {
  sail: (move, { id, active, mine, forecast, view, ...context }) => {
    const { left = 0 } = forecast;
    // After the last step no player can stop the galley, but its sale or claim can be blockaded.
    const blockaders = Math.max(context.blockaders, blockadersAt(view, move.to));
    const params = { galley: galleyName(id), space: thePlace(move.to), left, blockaders: playersOf(blockaders) };
    const short = sentenceOf(blockaders > 0 ? 'rows.sailRisk' : 'rows.sailShort', { space: goalName(move.to) });
    const label = voyageLabel(id, (view.reach.at(0)?.steps ?? 0) + 1, active?.sailors ?? 0);
    const full = sentenceOf(blockaders > 0 ? 'rows.sailRiskFull' : 'rows.sailFull', params);
    const unmoved = view.frame?.kind === 'activation' && view.frame.crossed === 0;
    const open = unmoved ? sentenceOf('rows.unmoved', params) : null;
    const to = target.space(move.to);
    const placed = { group: 'sail', row: 'sail', label, short, full };
    return { ...placed, open, ...mine, target: to, to, ...stepOf(view, move.to) };
  },
  answerBlockade: (move, { id, active, mine, view }) => {
    const word = `${move.declare ? 'blockade' : 'letPass'}${move.standing ? 'Always' : ''}`;
    const params = { power: powerOf(active?.owner ?? -1), galley: galleyName(id) };
    const placed = line('blockade', String(move.standing), word, sentenceOf(`rows.${word}Short`), params);
    return { ...placed, ...mine, note: move.standing ? null : stakes(id, view) };
  },
  revoke: (move, { view }) => {
    const key = `revoke${view.standing[view.actors[0]][move.against] === 'always' ? 'Always' : 'Never'}`;
    return whole('standing', key, key, { power: powerOf(move.against) });
  },
};

/** What a blockade would stop: the galley's cargo and the spaces that it can still sail. */
function stakes(id: GalleyId, view: View): Sentence {
  const { sailors = 0, crossed = 0 } = view.combat ?? {};
  const left = sentenceOf('left.steps', { count: sailors - crossed, of: reachOf(sailors) });
  return notes(aboard(view, id) ?? sentenceOf('names.noCargo'), left);
}
