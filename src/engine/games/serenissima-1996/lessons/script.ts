import type { ScriptedMove } from '../../../core/game';
import type { Serenissima1996Move } from '../moves';
import { GENOA } from './position';

/** What Genoa does by script. */
export const genoa = (move: Serenissima1996Move): ScriptedMove => ({ seat: GENOA, move });
