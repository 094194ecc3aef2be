import * as v from 'valibot';
import { idSchema } from './fields';
import { nameSchema } from './names';
import { tableSchema } from './seats';
import { keysSchema } from './shortcuts';

const presetName = nameSchema(40);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The player's settings and their values. */
export const settingsSchema = v.strictObject({
  /** `system`, or a language code. For a language that the page does not have, it shows English. */
  language: v.pipe(v.string(), v.regex(/^(system|[a-z]{2}(-[A-Z]{2})?)$/)),
  speed: v.picklist(['off', 'fast', 'normal', 'slow']),
  /** The scale of texts. `auto` depends on the window's size. */
  textSize: v.union([v.literal('auto'), v.pipe(v.number(), v.minValue(0.8), v.maxValue(2))]),
  /** `system` follows the desktop's preference for reduced motion. */
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Whether undo is allowed past dice and secrets. The whole table must agree to it. */
  freeUndo: v.boolean(),
  /**
   * What is shown between two players: a curtain with a recap, the curtain alone, or nothing (for a table without
   * secrets).
   */
  handOver: v.picklist(['recap', 'curtain', 'none']),
  contrast: v.picklist(['usual', 'high']),
  /** The powers' colours: those of the box, or colours that colour-blind players can distinguish. */
  colours: v.picklist(['box', 'distinct']),
  mute: v.boolean(),
  effects: share,
  sea: share,
  music: share,
  /** How long computers may think, as a share of their level's time. */
  thinking: v.picklist(['swift', 'usual', 'patient']),
  /** How quickly computers' turns are shown. `offer`: normal, and the page has not yet offered `fast`. */
  computers: v.picklist(['offer', 'normal', 'fast']),
  /** Whether a player alone against computers gets a card before each turn that summarises what concerns them. */
  sinceLastTurn: v.boolean(),
  /** When the page shows why computers made their moves. `after`: after the game is over. */
  reasons: v.picklist(['never', 'after', 'always']),
  /** Whether to ask before ending a phase in which something can still be done. */
  confirmEnd: v.boolean(),
  /** Whether to show captions for sounds that have no other sign on the screen. */
  captions: v.boolean(),
  /** Whether to swap the gamepad's buttons for confirm and back. */
  padSwap: v.boolean(),
  /** How far the gamepad's stick must be pushed: all the way, half-way, or a little. */
  padStick: v.picklist(['calm', 'usual', 'quick']),
  /** The player's own shortcuts at the table. */
  keys: keysSchema,
  /** The finished lessons, as `game/lesson`. */
  lessons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), v.maxLength(130))), v.maxLength(200)),
  /** The last table of each game: its seats and options. */
  tables: v.pipe(v.record(idSchema, tableSchema), v.maxEntries(64)),
  /** Tables that the player saved under a name. */
  presets: v.pipe(v.array(v.strictObject({ name: presetName, game: idSchema, table: tableSchema })), v.maxLength(200)),
  /** The order of the saves on the home screen, and whether each is a card or a row. */
  shelfSort: v.picklist(['played', 'created', 'title']),
  shelfLayout: v.picklist(['cards', 'rows']),
  /** Where the reference panels are: beside the board, or over it at these shares of its width and height. */
  docks: v.pipe(
    v.record(
      v.picklist(['advice', 'markets', 'rulebook', 'words']),
      v.strictObject({ docked: v.boolean(), x: share, y: share }),
    ),
    v.maxEntries(4),
  ),
});

type Fields = typeof settingsSchema.entries;

/** A change of some settings. `undefined` is not a value and is refused. */
export const settingsChangeSchema = v.strictObject(
  Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([name, field]) => [name, v.exactOptional(field as v.GenericSchema)]),
  ) as unknown as { [N in keyof Fields]: v.ExactOptionalSchema<Fields[N], undefined> },
);

export type Settings = v.InferOutput<typeof settingsSchema>;
