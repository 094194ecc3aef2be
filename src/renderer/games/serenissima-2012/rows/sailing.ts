import { line, whole } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { galleyName, sentenceOf } from '../../serenissima/words';
import { voyageLabel } from '../../serenissima/voyages';
import { stepOf } from '../sailing';
import { powerOf, goalName, thePlace } from '../words';
import { playersOf } from './placing';
import type { Places } from './placing';

/** The rows for voyages and blockades. */
export const SAILING_PLACES: Places<'sail' | 'answerBlockade' | 'revoke'> = {
  sail: (move, { id, active, mine, blockaders, forecast, view }) => {
    const { left = 0 } = forecast;
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
  answerBlockade: (move, { id, active, mine }) => {
    const word = `${move.declare ? 'blockade' : 'letPass'}${move.standing ? 'Always' : ''}`;
    const params = { power: powerOf(active?.owner ?? -1), galley: galleyName(id) };
    return { ...line('blockade', String(move.standing), word, sentenceOf(`rows.${word}Short`), params), ...mine };
  },
  revoke: (move, { view }) => {
    const key = `revoke${view.standing[view.actors[0]][move.against] === 'always' ? 'Always' : 'Never'}`;
    return whole('standing', key, key, { power: powerOf(move.against) });
  },
};
