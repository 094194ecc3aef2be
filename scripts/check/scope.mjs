// Which tests a change needs, by the folders it lies in.

/** The folders of the tests every game must pass; each is told from the others by its id in their names. */
const OF_ALL_GAMES = ['tests/engine/generic', 'tests/engine/corpus', 'tests/engine/perft', 'tests/engine/bots', 'tests/renderer/games']; // prettier-ignore

/** The generated lists of games: they change with the folders of games. */
const LIST = /^src\/(engine\/games\/(testing-)?list|renderer\/games\/list|renderer\/locales\/games-[\w-]+)\.ts$/;

/**
 * The tests a change within games' own folders needs: `own`, folders to be run whole, and `shared`, folders of which only what names
 * the `ids` is run. `null` where anything else has changed: then what imports it has to be found. `games`: every id there is.
 */
export function scopeOf(files, games) {
  const inFolders = files.filter((file) => !LIST.test(file));
  const homes = inFolders.map(
    (file) => /^(?:src|tests)\/(?:engine|renderer)\/(?:games\/)?([a-z0-9-]+)\//.exec(file)?.[1],
  );
  const touched = homes.map((home) => games.filter((id) => id === home || id.startsWith(`${home}-`)));
  if (inFolders.length === 0 || touched.some((ids) => ids.length === 0)) return null;
  const ids = [...new Set(touched.flat())].sort();
  const folders = [...new Set([...ids, ...homes])].flatMap((home) => [
    `tests/engine/${home}`,
    `tests/renderer/${home}`,
  ]);
  const texts = inFolders.some((file) => file.includes('/locales/')) ? ['tests/renderer/locales'] : [];
  const lists = inFolders.length < files.length ? ['tests/architecture/games'] : [];
  return { ids, own: [...folders, ...texts, ...lists], shared: OF_ALL_GAMES };
}
