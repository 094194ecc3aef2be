import { lead } from '../../tools/layout/drive';
import { faultsIn, sentenceOf } from '../../tools/layout/look-at';
import { nameOf, pairwise } from '../../tools/layout/looks';
import { SHORT } from '../../tools/layout/positions';
import { writeSaves } from '../../tools/layout/saves';
import { SETTINGS, standIn } from '../../tools/layout/stand';
import { expect, test, writeSettings } from './app';
import { flaws } from './axe';

test.describe.configure({ mode: 'parallel' });
test.use({ ownPage: true });
test.skip(({ host }) => host !== 'web', 'A page is laid out in the same way wherever it is.');

/** `npm run layout` looks at everything; these looks have every pair of screen, window, text size and language there is room for. */
const LOOKS = pairwise(
  SHORT.map(({ name }) => name),
  150,
);
/** Tests among which the screens are shared out. */
const PARTS = 3;

for (let part = 0; part < PARTS; part++) {
  test(`nothing is out of reach, and axe-core finds nothing, part ${part + 1} of ${PARTS}`, async ({ app, page }) => {
    // Fifty looks and axe-core's reading take a slow machine longer than any game.
    test.setTimeout(1_200_000);
    const screens = SHORT.filter((_, i) => i % PARTS === part);
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
