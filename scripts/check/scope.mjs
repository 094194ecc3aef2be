// Selects the tests for a change by the folders of the changed files.

/** The folders with tests that run for every game. Their titles contain the game's id. */
const OF_ALL_GAMES = ['tests/engine/generic', 'tests/engine/corpus', 'tests/engine/perft', 'tests/engine/bots', 'tests/renderer/games']; // prettier-ignore

/** The generated lists of games, which change when a game's folder is added or removed. */
const LIST = /^src\/(engine\/games\/(testing-)?list|renderer\/games\/list|renderer\/locales\/games-[\w-]+)\.ts$/;

/**
 * Selects the tests for a change in game folders. All tests in the folders `own` run; in the folders `shared`, only
 * tests whose title contains one of the `ids`. Returns `null` if anything else changed; the caller then runs the tests
 * that import the files. `games` are all existing ids.
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
