import { dirname } from 'node:path/posix';

/** A folder with all below it, and what its files may import. */
export interface Room {
  /** A `*` is any one folder; a `.` at the end means its own files only, not the folders below. */
  readonly folder: string;
  /** Folders and files of ours beside its own; `$1` is the folder the `*` stands for. */
  readonly ours: readonly string[];
  readonly packages: RegExp;
}

const NONE = /^$/;
const RENDERER = /^(vue|vue-i18n|pinia|pixi\.js|reka-ui|@vueuse\/core|@fontsource\/.*)$/;
const ENGINE = ['src/engine/core', 'src/engine/bots', 'src/engine/games'];

/** What every game is drawn, heard and told with. */
const FOR_GAMES = ['src/renderer/board', 'src/renderer/sound', 'src/renderer/game-ui', 'src/renderer/ui'];

/** Every room of the house. The first that fits a file rules it; a file that none fits is at fault. */
export const ROOMS: readonly Room[] = [
  { folder: 'src/engine/core', ours: [], packages: NONE },
  { folder: 'src/engine/kit', ours: ['src/engine/core'], packages: NONE },
  { folder: 'src/engine/bots', ours: ['src/engine/core'], packages: NONE },
  {
    folder: 'src/engine/games/serenissima-*',
    ours: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/bot', 'src/engine/games/serenissima'],
    packages: NONE,
  },
  {
    folder: 'src/engine/games/*',
    ours: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/bot'],
    packages: NONE,
  },
  // The registries.
  { folder: 'src/engine/games/.', ours: ENGINE, packages: NONE },
  { folder: 'src/ipc', ours: ['src/engine/core', 'src/engine/bots'], packages: /^valibot$/ },
  {
    folder: 'src/main/services',
    ours: ['src/engine/core', 'src/engine/bots', 'src/engine/games/.', 'src/ipc'],
    packages: /^(node:.*|valibot)$/,
  },
  {
    folder: 'src/main/electron',
    ours: ['src/main/services', 'src/engine/games', 'src/ipc'],
    packages: /^(node:.*|electron)$/,
  },
  { folder: 'src/main/web', ours: ['src/main/services', 'src/engine/games', 'src/ipc'], packages: /^(node:.*|ws)$/ },
  { folder: 'src/preload', ours: ['src/ipc'], packages: /^electron$/ },
  { folder: 'src/renderer/ui', ours: [], packages: RENDERER },
  { folder: 'src/renderer/board', ours: [], packages: /^pixi\.js(\/unsafe-eval)?$/ },
  { folder: 'src/renderer/sound', ours: [], packages: NONE },
  { folder: 'src/renderer/.', ours: ['src/ipc'], packages: NONE },
  {
    folder: 'src/renderer/stores',
    ours: [
      'src/engine/core/same-move', 'src/ipc', 'src/renderer/bridge', 'src/renderer/plain-data', 'src/renderer/locales',
      'src/renderer/sound', 'src/renderer/ui/text-size',
    ], // prettier-ignore
    packages: /^(vue|pinia|@vueuse\/core)$/,
  },
  {
    folder: 'src/renderer/locales',
    ours: ['src/engine/core', 'src/ipc', 'src/renderer/games', 'src/renderer/ui/language'],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/game-ui',
    ours: [
      'src/engine/core', 'src/engine/kit/refuse', 'src/ipc', 'src/renderer/board', 'src/renderer/sound', 'src/renderer/locales/.', 'src/renderer/ui',
    ], // prettier-ignore
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/kit',
    ours: ['src/engine/core', 'src/ipc', ...FOR_GAMES],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/serenissima-*',
    ours: [
      'assets/charts', 'src/engine/core', 'src/engine/games/serenissima-$1', 'src/engine/games/serenissima', 'src/ipc',
      'src/renderer/games/serenissima', 'src/renderer/games/kit', ...FOR_GAMES,
    ], // prettier-ignore
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/*',
    ours: [
      'assets/charts',
      'src/engine/core',
      'src/engine/games/$1',
      'src/ipc',
      'src/renderer/games/kit',
      ...FOR_GAMES,
    ],
    packages: RENDERER,
  },
  // The registry.
  { folder: 'src/renderer/games/.', ours: ['src/ipc', 'src/renderer/games', 'src/renderer/game-ui'], packages: NONE },
  {
    folder: 'src/renderer/app',
    ours: [
      'assets', 'src/engine/core/same-move', 'src/ipc', 'src/renderer/bridge', 'src/renderer/games/.', 'src/renderer/games/kit', 'src/renderer/game-ui',
      'src/renderer/locales', 'src/renderer/stores', 'src/renderer/board', 'src/renderer/sound', 'src/renderer/ui',
    ], // prettier-ignore
    packages: RENDERER,
  },
];

/** Arrows between folders that run both ways: there are none, and none is to be added. */
export const BOTH_WAYS: readonly string[] = [];

/** What the renderer takes from the engine beside types: texts, board data, and what can be worked out from them alone. */
export const STATIC_DATA: readonly RegExp[] = [
  /^src\/engine\/core\/(barriers|options|rulebook|same-move|save-faults)$/,
  /^src\/engine\/games\/.+\/(about|board|components|data|data\/[a-z-]+|graph|refusals|rulebook|rulings|words)$/,
];

/** The room that rules a file, and which folder its `*` is there. */
export function roomOf(path: string): { readonly room: Room; readonly star: string } | undefined {
  for (const room of ROOMS) {
    const found = fits(path, room.folder);
    if (found) return { room, star: found[1] ?? '' };
  }
  return undefined;
}

/** Whether a file may name one of ours, by its path without ending. */
export function mayImport(path: string, to: string): boolean {
  const found = roomOf(path);
  if (!found) return false;
  const { room, star } = found;
  return [room.folder.replace('*', star), ...room.ours.map((ours) => ours.replace('$1', star))].some(
    (ours) => to === ours.replace(/\/\.$/, '') || fits(to, ours) !== null,
  );
}

function fits(path: string, folder: string): RegExpExecArray | null {
  const own = folder.endsWith('/.');
  const pattern = (own ? folder.slice(0, -2) : folder).replace('*', '([^/]+)');
  return new RegExp(own ? `^${pattern}$` : `^${pattern}(?:/|$)`).exec(dirname(path));
}

/** The part of the house a file lies in, one folder below engine, main and renderer: there arrows are looked at. */
export function wingOf(path: string): string {
  return dirname(path).split('/').slice(0, 3).join('/');
}
