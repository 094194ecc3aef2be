import type { Choice } from '../../../../ipc/table';
import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { galleyLabel, galleyName, sentenceOf } from '../../serenissima/words';
import { voyageLabel } from '../../serenissima/voyages';
import { question } from '../decision';
import { stepOf } from '../sailing';
import { goalName, powerOf, powersOf, thePlace } from '../words';
import type { View } from '../words';
import type { Move, Places } from './placing';

/** The rows for voyages, and for the passage that they need. */
export const SAILING_PLACES: Places<'sail' | 'askPassage' | 'answerPassage' | 'setPassage'> = {
  sail: (move, { forecast, view }) => sail(move, forecast, view),
  askPassage: (move, { forecast, view }) => {
    const params = { galley: galleyLabel(move.galley), powers: powersOf(view, forecast.consent ?? 0) };
    return {
      ...whole('passage', `${move.galley}`, 'askPassage', params),
      actor: target.galley(move.galley),
    };
  },
  answerPassage: (move, { view }) => {
    const word = `${move.grant ? 'grant' : 'deny'}${move.standing ? 'Always' : ''}`;
    const params = { power: powerOf(view, view.active ?? -1) };
    const placed = line('passage', 'answer', word, sentenceOf(`rows.${word}`), params);
    const { piece: actor } = question(view) ?? {};
    return { ...placed, label: sentenceOf('rows.answer'), ...(actor && { actor }) };
  },
  setPassage: (move, { view }) => {
    const answer = sentenceOf(`rows.${move.answer}`);
    const params = { power: powerOf(view, move.towards), answer };
    return line('standing', `${move.towards}`, 'setPassage', answer, params);
  },
};

function sail({ galley, to }: Move<'sail'>, { consent = 0 }: Choice['forecast'], view: View): Placed {
  const params = { galley: galleyName(galley), space: thePlace(to), powers: powersOf(view, consent) };
  const asking = { ...params, space: goalName(to) };
  const { sailed = 0, sailors = 0 } = view.galleys[galley] ?? {};
  return {
    group: 'sail',
    row: `${galley}`,
    label: voyageLabel(galley, sailed + 1, sailors),
    short: consent ? sentenceOf('rows.sailAsking', asking) : goalName(to),
    full: sentenceOf(consent ? 'rows.sailAskingFull' : 'rows.sailFull', params),
    open: sailed === 0 ? sentenceOf('rows.unmoved', params) : null,
    actor: target.galley(galley),
    target: target.space(to),
    to: target.space(to),
    ...stepOf(view, galley, to),
  };
}
