import { lead } from '../../tools/layout/drive';
import { faultsIn, sentenceOf } from '../../tools/layout/find-faults';
import { viewportOf, nameOf, pairwise, PSEUDO } from '../../tools/layout/viewports';
import { SHORT } from '../../tools/layout/positions';
import { writeSaves } from '../../tools/layout/saves';
import { SETTINGS, standIn } from '../../tools/layout/stand';
import { bySuite, DEEP } from '../suite';
import { expect, test, writeSettings } from './app';
import { flaws } from './axe';

test.describe.configure({ mode: 'parallel' });
test.use({ ownPage: true });
test.skip(({ host }) => host !== 'web', 'The layout does not depend on the host.');

/** The screens in the short suite: a new game and two tables. */
const SAMPLE = ['new: serenissima-1996', 'serenissima-1996, 4: 95 %', 'doge-ship, 5: 95 %'];
const SCREENS = bySuite(
  SHORT.filter(({ name }) => SAMPLE.includes(name)),
  SHORT,
);

/**
 * `npm run tool -- layout` checks every screen in every window, text size and language. The deep suite checks 200
 * combinations, with every pair of values of any two of these. The short suite checks three: a common window with 120 %
 * text in the pseudo-language, and, in French, the smallest landscape and portrait windows.
 */
const SMALL = viewportOf('1024x640', 'auto', 'fr');
const LONG = viewportOf('1366x768', 1.2, PSEUDO);
const TALL = viewportOf('600x960', 'auto', 'fr');
const VIEWPORTS = bySuite(
  SCREENS.map(({ name: screen }, i) => ({ screen, viewport: [LONG, SMALL, TALL][i % 3] })),
  pairwise(
    SCREENS.map(({ name }) => name),
    200,
  ),
);
/** The number of tests among which the screens are divided. */
const PARTS = bySuite(1, 3);

for (let part = 0; part < PARTS; part++) {
  test(`every control is reachable and axe-core finds nothing, part ${part + 1} of ${PARTS}`, async ({ app, page }) => {
    // Dozens of layout checks and axe-core take very long on a slow machine.
    test.setTimeout(1_200_000);
    if (!DEEP) expect(SCREENS).toHaveLength(SAMPLE.length);
    const screens = SCREENS.filter((_, i) => i % PARTS === part);
    writeSettings(app, SETTINGS);
    writeSaves(
      app.data,
      screens.flatMap(({ moment }) => moment ?? []),
    );
    await lead(page);
    await app.start();
    const faults: string[] = [];
    for (const screen of screens) {
      await standIn(page, () => page.reload(), screen);
      for (const { viewport } of VIEWPORTS.filter((one) => one.screen === screen.name))
        for (const fault of await faultsIn(page, viewport))
          faults.push(`${screen.name} · ${nameOf(viewport)}: ${sentenceOf(fault)}`);
      faults.push(...(await flaws(page)).map((flaw) => `${screen.name}: ${flaw}`));
    }
    expect(faults).toEqual([]);
  });
}
