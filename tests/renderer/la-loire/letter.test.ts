import { expect, test } from 'vitest';
import { ALMS, LEAVES_WITH_LEAST } from '../../../src/engine/games/la-loire/data/board';
import { laLoireUi } from '../../../src/renderer/games/la-loire/ui';
import { i18n, LANGUAGES, speakLanguage } from '../../../src/renderer/locales';
import { speak } from '../../../src/renderer/games/translate';
import { fund, game, put, RED, stopped, table } from '../../engine/la-loire/table';

const { t, n } = i18n.global;
const heading = (state: ReturnType<typeof table>) => laLoireUi.decision(game.view(state, RED));

test('the heading does not call for a Merchant who cannot leave, in whatever language', async () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes');
  stopped(state, RED, 'messenger', 'Orléans');
  Object.assign(state.frames[0], { merchant: false });
  fund(state, RED, LEAVES_WITH_LEAST);
  expect(heading(state).key).toBe('decision.messenger');
  fund(state, RED, LEAVES_WITH_LEAST - 1);
  expect(heading(state).key).toBe('decision.messengerStranded');
  Object.assign(state.frames[0], { messenger: false, acting: null, fetched: true, fetchedBy: 'messenger' });
  expect(heading(state).key).toBe('decision.moveStranded');
  for (const { code } of LANGUAGES) {
    await speakLanguage(code);
    expect(speak({ t, n }, 'la-loire', heading(state))).toContain(`${LEAVES_WITH_LEAST} deniers`);
  }
  await speakLanguage('en');
  Object.assign(state.frames[0], { messenger: true, acting: 'messenger' });
  const said = speak({ t, n }, 'la-loire', heading(state));
  expect(said).toContain(`${ALMS} denier`);
  expect(said).not.toMatch(/rides|rides$/);
});

test('a Merchant who has moved, or stands in a village, is not held', () => {
  const state = table();
  stopped(state, RED, 'messenger', 'Orléans');
  put(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 0);
  Object.assign(state.frames[0], { merchant: true });
  expect(heading(state).key).toBe('decision.messengerLast');
  Object.assign(state.frames[0], { merchant: false });
  state.players[RED].merchant.at = 3;
  expect(heading(state).key).toBe('decision.messenger');
});
