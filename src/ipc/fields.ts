import * as v from 'valibot';
import { MAX_NOTE_LENGTH, MAX_NOTES, NOTE_TARGET } from '../engine/core/note';
import { MAX_TITLE } from './limits';
import { nameSchema } from './names';

export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const titleSchema = nameSchema(MAX_TITLE);
export const plySchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const seatNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** A seat's private notes. */
export const notesSchema = v.pipe(
  v.array(
    v.strictObject({
      text: nameSchema(MAX_NOTE_LENGTH),
      target: v.exactOptional(v.pipe(v.string(), v.regex(NOTE_TARGET))),
    }),
  ),
  v.maxLength(MAX_NOTES),
);
