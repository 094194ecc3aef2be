import * as v from 'valibot';
import { idSchema } from './fields';
import { nameSchema } from './names';
import { tableSchema } from './seats';
import { keysSchema } from './shortcuts';

const presetName = nameSchema(40);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The player's settings, each with what it may be. */
export const settingsSchema = v.strictObject({
  /** `system`, or the code of a language; one the renderer has not got is shown in English. */
  language: v.pipe(v.string(), v.regex(/^(system|[a-z]{2}(-[A-Z]{2})?)$/)),
  speed: v.picklist(['off', 'fast', 'normal', 'slow']),
  /** How many times the usual size texts have; `auto`: as goes with the window. */
  textSize: v.union([v.literal('auto'), v.pipe(v.number(), v.minValue(0.8), v.maxValue(2))]),
  /** `system` follows the desktop's own wish for less motion. */
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Undo past dice and secrets, when the whole table agrees. */
  freeUndo: v.boolean(),
  /** Between two players: a curtain with what happened meanwhile, the curtain alone, or nothing (for a table without secrets). */
  handOver: v.picklist(['recap', 'curtain', 'none']),
  contrast: v.picklist(['usual', 'high']),
  /** The powers' colours: those of the box, or ones all eyes tell apart. */
  colours: v.picklist(['box', 'distinct']),
  mute: v.boolean(),
  effects: share,
  sea: share,
  music: share,
  /** How long computers may think: a share of their level's time. */
  thinking: v.picklist(['swift', 'usual', 'patient']),
  /** How quickly computers' turns are shown; `offer`: as usual, and the quicker way has still to be offered. */
  computers: v.picklist(['offer', 'normal', 'fast']),
  /** Alone against computers: a card with what concerns the player, when they decide again. */
  sinceLastTurn: v.boolean(),
  /** When it is told why computers played as they did: `after` the game is over. */
  reasons: v.picklist(['never', 'after', 'always']),
  /** Ask before ending a phase in which something can still be done. */
  confirmEnd: v.boolean(),
  /** What makes a sound and is told by nothing else on the screen is written out. */
  captions: v.boolean(),
  /** On a pad each of the two buttons for yes and for back does what the other does. */
  padSwap: v.boolean(),
  /** How far a pad's stick must be pushed: all the way, half of it, a little. */
  padStick: v.picklist(['calm', 'usual', 'quick']),
  /** Keys of the table that the player has chosen. */
  keys: keysSchema,
  /** Lessons that have been taken to their end, as `game/lesson`. */
  lessons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), v.maxLength(130))), v.maxLength(200)),
  /** The table last sat down at for each game: who played, and by which options. */
  tables: v.pipe(v.record(idSchema, tableSchema), v.maxEntries(64)),
  /** Tables kept under a name, to be laid again. */
  presets: v.pipe(v.array(v.strictObject({ name: presetName, game: idSchema, table: tableSchema })), v.maxLength(200)),
  /** Where pages to look things up in lie at the table: beside the board, or over it at these shares of the room. */
  docks: v.pipe(
    v.record(
      v.picklist(['advice', 'markets', 'rulebook', 'words']),
      v.strictObject({ docked: v.boolean(), x: share, y: share }),
    ),
    v.maxEntries(4),
  ),
});

type Fields = typeof settingsSchema.entries;

/** Some of the settings, each as it is to be; a member without a value is none, and refused. */
export const settingsChangeSchema = v.strictObject(
  Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([name, field]) => [name, v.exactOptional(field as v.GenericSchema)]),
  ) as unknown as { [N in keyof Fields]: v.ExactOptionalSchema<Fields[N], undefined> },
);

export type Settings = v.InferOutput<typeof settingsSchema>;
