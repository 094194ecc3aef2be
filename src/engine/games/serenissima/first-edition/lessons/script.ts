import type { ScriptedMove } from '../../../../core/lesson';
import type { FirstEditionMove } from '../moves';
import { GENOA } from './position';

/** What Genoa does by script. */
export const genoa = (move: FirstEditionMove): ScriptedMove => ({ seat: GENOA, move });
