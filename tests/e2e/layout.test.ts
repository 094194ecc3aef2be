import { lead } from '../../tools/layout/drive';
import { faultsIn, sentenceOf } from '../../tools/layout/look-at';
import { lookOf, nameOf, pairwise, PSEUDO } from '../../tools/layout/looks';
import { SHORT } from '../../tools/layout/positions';
import { writeSaves } from '../../tools/layout/saves';
import { SETTINGS, standIn } from '../../tools/layout/stand';
import { bySuite, DEEP } from '../suite';
import { expect, test, writeSettings } from './app';
import { flaws } from './axe';

test.describe.configure({ mode: 'parallel' });
test.use({ ownPage: true });
test.skip(({ host }) => host !== 'web', 'A page is laid out in the same way wherever it is.');

/** The screens of the short suite: a new game and two tables. */
const SAMPLE = ['new: serenissima-1996', 'serenissima-1996, 4: 95 %', 'doge-ship, 5: 95 %'];
const SCREENS = bySuite(
  SHORT.filter(({ name }) => SAMPLE.includes(name)),
  SHORT,
);

/**
 * `npm run tool -- layout` inspects every screen in every window, text size and language. Here the deep suite's 150 looks show every pair of
 * screen, window, text size and language there is room for. The short suite inspects its screens in turn in the smallest window, in
 * French, and in a usual one with large and long texts.
 */
const SMALL = lookOf('1024x640', 'auto', 'fr');
const LONG = lookOf('1366x768', 1.2, PSEUDO);
const LOOKS = bySuite(
  SCREENS.map(({ name: screen }, i) => ({ screen, look: i % 2 === 0 ? LONG : SMALL })),
  pairwise(
    SCREENS.map(({ name }) => name),
    150,
  ),
);
/** The tests among which the screens are divided. */
const PARTS = bySuite(1, 3);

for (let part = 0; part < PARTS; part++) {
  test(`nothing is out of reach, and axe-core finds nothing, part ${part + 1} of ${PARTS}`, async ({ app, page }) => {
    // Fifty looks and axe-core's reading take a slow machine longer than any game.
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
      for (const { look } of LOOKS.filter((one) => one.screen === screen.name))
        for (const fault of await faultsIn(page, look))
          faults.push(`${screen.name} · ${nameOf(look)}: ${sentenceOf(fault)}`);
      faults.push(...(await flaws(page)).map((flaw) => `${screen.name}: ${flaw}`));
    }
    expect(faults).toEqual([]);
  });
}
