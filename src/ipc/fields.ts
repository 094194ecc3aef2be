import * as v from 'valibot';
import { nameSchema } from './names';

/** Fields that many commands use. */

/** The id of a game or a match. */
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
/** The title of a match. */
export const titleSchema = nameSchema(80);
/** A number of moves. */
export const plySchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** A seat at a table. */
export const seatNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
