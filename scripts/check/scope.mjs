// Finds the tests that a change needs, by its folders.

/** The folders with tests that run for every game; their titles contain the game's id. */
const OF_ALL_GAMES = ['tests/engine/generic', 'tests/engine/corpus', 'tests/engine/perft', 'tests/engine/bots', 'tests/renderer/games']; // prettier-ignore

/** The generated lists of games, which change with the folders of games. */
const LIST = /^src\/(engine\/games\/(testing-)?list|renderer\/games\/list|renderer\/locales\/games-[\w-]+)\.ts$/;

/**
 * The tests for a change in game folders: `own` are folders to run completely, `shared` are folders of which only tests
 * that mention the `ids` run. `null` if anything else changed, so that importers must be found. `games` are all
 * existing ids.
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
