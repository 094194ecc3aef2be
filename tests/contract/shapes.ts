import { SAVE_FAULTS } from '../../src/engine/core/save-faults';
import type { SaveFaultCode } from '../../src/engine/core/save-faults';
import { SKIPS } from '../../src/engine/core/skip-preferences';
import * as v from 'valibot';
import type { Answers, Command } from '../../src/ipc/contract';
import { LEVEL_NAMES } from '../../src/engine/bots/levels';
import { settingsSchema } from '../../src/ipc/settings-schema';

/** The exact shape of every command's answer, to check the contract's types at run time. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const seatOrNobody = v.nullable(whole);
const optionValue = v.union([v.string(), v.number(), v.boolean()]);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const isoDate = v.pipe(v.string(), v.isoTimestamp());
const typed = v.looseObject({ type: v.string() });
const seats = v.array(
  v.strictObject({
    name: v.string(),
    kind: v.picklist(['human', 'computer']),
    level: v.exactOptional(v.picklist(LEVEL_NAMES)),
    character: v.exactOptional(v.string()),
    skip: v.exactOptional(v.array(v.picklist(SKIPS))),
    comments: v.exactOptional(v.boolean()),
  }),
);

const threats = v.strictObject({
  reach: v.array(v.strictObject({ seat: whole, piece: v.string(), places: v.array(v.string()) })),
  attacks: v.array(
    v.strictObject({
      seat: whole,
      piece: v.string(),
      target: v.string(),
      owner: whole,
      chance: whole,
      steps: whole,
      asks: v.array(whole),
      soon: v.boolean(),
    }),
  ),
  blockades: v.array(v.strictObject({ seat: whole, place: v.string(), against: v.array(whole) })),
  losses: v.array(v.strictObject({ seat: whole, place: v.string(), level: whole, count: whole, coming: v.boolean() })),
  endings: v.exactOptional(v.array(v.strictObject({ seat: whole, before: v.array(whole) }))),
});

const step = v.strictObject({
  possible: v.boolean(),
  seat: seatOrNobody,
  reason: v.nullable(v.picklist(['chance', 'secret', 'answer', 'decision', 'start', 'end'])),
});

const notes = v.array(v.strictObject({ text: v.string(), target: v.exactOptional(v.string()) }));

const score = v.strictObject({
  scores: v.array(
    v.strictObject({
      seat: whole,
      total: v.number(),
      lines: v.array(v.strictObject({ key: v.string(), label: v.string(), points: v.number() })),
    }),
  ),
  winners: v.pipe(v.array(whole), v.minLength(1)),
  ties: v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      figures: v.array(v.strictObject({ seat: whole, figure: v.nullable(v.number()) })),
    }),
  ),
});

const table = v.strictObject({
  match: id,
  game: v.string(),
  title: v.string(),
  seats,
  options: v.record(v.string(), optionValue),
  ply: whole,
  viewer: seatOrNobody,
  view: v.looseObject({}),
  deciders: v.array(v.strictObject({ seat: whole, private: v.boolean() })),
  acting: seatOrNobody,
  skip: v.nullable(v.picklist(SKIPS)),
  choices: v.array(v.strictObject({ move: typed, forecast: v.record(v.string(), v.number()) })),
  undo: step,
  redo: step,
  over: v.boolean(),
  standstill: whole,
  acts: v.array(
    v.variant('act', [
      v.strictObject({ act: v.literal('end'), ply: whole }),
      v.strictObject({ act: v.literal('resign'), ply: whole, seat: whole, ends: v.boolean() }),
    ]),
  ),
  score: v.nullable(score),
  comment: v.nullable(v.string()),
  lesson: v.nullable(
    v.strictObject({
      key: v.string(),
      step: whole,
      steps: v.array(v.string()),
      next: v.nullable(v.picklist(['learner', 'script'])),
      asked: v.array(whole),
      lights: v.array(v.string()),
    }),
  ),
});

const reason = v.strictObject({
  key: v.string(),
  params: v.record(v.string(), v.union([v.number(), v.string()])),
});

const entry = v.strictObject({
  ply: whole,
  seat: whole,
  events: v.array(typed),
  barrier: v.nullable(v.picklist(['chance', 'secret', 'answer'])),
  on: v.exactOptional(v.literal(true)),
  skip: v.exactOptional(v.picklist(SKIPS)),
  reason: v.exactOptional(reason),
});
const log = v.array(entry);
const fault = v.strictObject({
  code: v.picklist(Object.keys(SAVE_FAULTS) as SaveFaultCode[]),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});
const unwritable = v.nullable(v.picklist(['read-only', 'look-only', 'no-folder']));
const opened = v.strictObject({
  table,
  log,
  notice: v.nullable(v.picklist(['torn-line', 'save-changed', 'report'])),
  unwritable,
});
const played = v.strictObject({ entry, table });
const refusal = v.strictObject({
  code: v.string(),
  rule: v.exactOptional(v.string()),
  message: v.string(),
  figures: v.exactOptional(v.record(v.string(), v.number())),
});

const save = v.strictObject({
  match: id,
  title: v.string(),
  game: v.string(),
  seats,
  created: isoDate,
  saved: isoDate,
  plies: whole,
  over: v.boolean(),
  ended: v.nullable(v.picklist(['end', 'resign'])),
  points: v.nullable(v.array(v.number())),
  winners: v.array(whole),
  glimpse: v.nullable(v.looseObject({})),
  damage: v.nullable(v.strictObject({ line: whole, reason: v.string(), fault })),
});

const game = v.strictObject({
  id,
  title: v.string(),
  year: whole,
  designers: v.array(v.string()),
  seats: v.strictTuple([whole, whole]),
  minutes: v.strictTuple([whole, whole]),
  options: v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      note: v.string(),
      values: v.array(v.strictObject({ value: optionValue, label: v.string() })),
      default: optionValue,
      seats: v.exactOptional(v.array(whole)),
      rulings: v.array(whole),
    }),
  ),
  tables: v.array(
    v.strictObject({
      key: v.picklist(['first', 'oneHour', 'twoHours', 'standard']),
      seats: whole,
      easy: v.exactOptional(v.boolean()),
      options: v.exactOptional(v.record(v.string(), optionValue)),
    }),
  ),
  computers: v.boolean(),
  characters: v.array(v.string()),
});

const story = v.strictObject({
  curves: v.array(v.strictObject({ key: v.string(), plies: v.array(whole), values: v.array(v.array(v.number())) })),
  turningPoints: v.array(
    v.strictObject({
      ply: whole,
      seat: whole,
      moved: v.boolean(),
      gain: v.number(),
      others: v.number(),
      victim: v.nullable(v.strictObject({ seat: whole, loss: v.number() })),
      prospective: v.boolean(),
      leads: v.boolean(),
    }),
  ),
  luck: v.array(v.strictObject({ seat: whole, dice: whole, sum: whole, expected: v.number() })),
});

const counselStep = v.strictObject({
  choice: v.strictObject({
    move: v.looseObject({ type: v.string() }),
    forecast: v.record(v.string(), v.number()),
  }),
  view: v.looseObject({}),
});

export const ANSWERS = {
  'app.listening': v.null(),
  'app.info': v.strictObject({
    version: v.string(),
    shell: v.picklist(['electron', 'web']),
    platform: v.string(),
    folder: v.string(),
  }),
  'games.list': v.array(game),
  'matches.list': v.array(save),
  'matches.create': opened,
  'matches.open': opened,
  'matches.keep': opened,
  'matches.close': v.null(),
  'matches.sit': v.strictObject({ table, log, own: log }),
  'matches.peek': v.strictObject({ view: v.looseObject({}) }),
  'matches.play': v.strictObject({
    entries: v.pipe(log, v.minLength(1)),
    table,
    foreseen: v.boolean(),
    stopped: v.nullable(
      v.strictObject({
        why: v.picklist(['over', 'decision', 'refused', 'chance']),
        refusal: v.nullable(refusal),
      }),
    ),
  }),
  'matches.skip': played,
  'matches.undo': table,
  'matches.redo': v.strictObject({ entries: log, table }),
  'matches.log': log,
  'matches.seats': table,
  'matches.think': played,
  'matches.stop': v.null(),
  'matches.moveNow': v.null(),
  'matches.hint': v.strictObject({
    steps: v.pipe(v.array(counselStep), v.minLength(1)),
    then: v.array(counselStep),
    reason,
    gain: v.record(v.string(), v.number()),
    losses: v.exactOptional(v.record(v.string(), v.number())),
    ends: v.picklist(['turn', 'round', 'chance', 'others']),
    win: v.nullable(v.number()),
  }),
  'matches.whyNot': v.nullable(refusal),
  'matches.plan': v.strictObject({
    steps: v.array(
      v.strictObject({
        choice: v.strictObject({ move: typed, forecast: v.record(v.string(), v.number()) }),
        view: v.looseObject({}),
        figures: v.record(v.string(), v.number()),
      }),
    ),
    figures: v.record(v.string(), v.number()),
    table,
    threats: v.nullable(threats),
    stop: v.nullable(
      v.strictObject({ why: v.picklist(['unforeseen', 'decision', 'refused']), refusal: v.nullable(refusal) }),
    ),
  }),
  'matches.notes': notes,
  'matches.setNotes': notes,
  'matches.at': v.strictObject({ ply: whole, view: v.looseObject({}) }),
  'matches.threats': v.nullable(threats),
  'matches.story': story,
  'matches.seed': v.strictObject({ seed: v.string() }),
  'matches.branch': opened,
  'matches.end': table,
  'matches.resign': table,
  'lessons.list': v.array(
    v.strictObject({ game: v.string(), lessons: v.array(v.strictObject({ key: v.string(), steps: whole })) }),
  ),
  'lessons.introduction': v.nullable(v.strictObject({ view: v.unknown() })),
  'lessons.position': v.strictObject({ view: v.unknown() }),
  'lessons.start': opened,
  'lessons.go': played,
  'lessons.back': table,
  'saves.shelf': v.strictObject({
    unwritable,
    owner: v.nullable(v.strictObject({ shell: v.picklist(['electron', 'web']), host: v.string(), since: isoDate })),
    deleted: whole,
    conflicts: v.array(
      v.strictObject({ file: v.string(), match: v.nullable(id), title: v.string(), plies: whole, saved: isoDate }),
    ),
    unreadable: v.array(
      v.strictObject({
        file: v.string(),
        damage: v.strictObject({ line: whole, reason: v.string(), fault }),
      }),
    ),
  }),
  'saves.adopt': save,
  'saves.rename': save,
  'saves.duplicate': save,
  'saves.check': v.strictObject({
    title: v.nullable(v.string()),
    moves: whole,
    of: whole,
    lines: whole,
    hashes: whole,
    torn: v.boolean(),
    fault: v.nullable(v.strictObject({ line: whole, move: whole, reason: v.string(), ...fault.entries })),
  }),
  'saves.repair': save,
  'saves.trash': v.null(),
  'saves.deleted': v.array(
    v.strictObject({
      entry: v.string(),
      deleted: isoDate,
      title: v.string(),
      game: v.string(),
      plies: whole,
      damage: save.entries.damage,
    }),
  ),
  'saves.restore': save,
  'saves.discard': v.null(),
  'saves.export': v.nullable(v.strictObject({ name: v.string(), text: v.nullable(v.string()) })),
  'saves.import': v.nullable(v.strictObject({ ...save.entries, cut: v.boolean(), known: v.boolean() })),
  'backup.make': v.nullable(
    v.strictObject({ name: v.string(), text: v.nullable(v.string()), saves: whole, left: whole }),
  ),
  'backup.restore': v.nullable(
    v.strictObject({
      added: whole,
      copies: whole,
      skipped: whole,
      damaged: whole,
      lost: whole,
      settings: v.boolean(),
    }),
  ),
  'report.preview': v.strictObject({
    made: isoDate,
    app: v.string(),
    shell: v.string(),
    system: v.string(),
    graphics: v.string(),
    settings: settingsSchema,
    log: v.array(v.string()),
    match: v.nullable(v.strictObject({ title: v.string(), ply: whole })),
  }),
  'report.save': v.nullable(v.strictObject({ name: v.string(), text: v.nullable(v.string()) })),
  'settings.get': settingsSchema,
  'settings.set': settingsSchema,
} satisfies { [C in Command]: v.GenericSchema<unknown, Answers[C]> };
