import { line, whole } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { galleyName, sentenceOf } from '../../serenissima/words';
import { stepOf } from '../sailing';
import { powerOf, goalName, thePlace } from '../words';
import { playersOf } from './placing';
import type { Places } from './placing';

/** The rows for voyages and blockades. */
export const SAILING_PLACES: Places<'sail' | 'answerBlockade' | 'revoke'> = {
  sail: (move, { id, mine, blockaders, forecast, view }) => {
    const { left = 0 } = forecast;
    const params = { galley: galleyName(id), space: thePlace(move.to), left, blockaders: playersOf(blockaders) };
    const short = sentenceOf(blockaders > 0 ? 'rows.sailRisk' : 'rows.sailShort', { space: goalName(move.to) });
    const placed = line('sail', 'sail', 'sail', short, params);
    const full = blockaders > 0 ? sentenceOf('rows.sailRiskFull', params) : placed.full;
    const unmoved = view.frame?.kind === 'activation' && view.frame.crossed === 0;
    const open = unmoved ? sentenceOf('rows.unmoved', params) : null;
    const to = target.space(move.to);
    return { ...placed, full, open, ...mine, target: to, to, ...stepOf(view, move.to) };
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
