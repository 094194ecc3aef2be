// Vitest reporter that prints why a run failed although all tests passed. Vitest prints such errors only to standard
// error, and its JSON report says `success`.
export default class RunErrorsReporter {
  onTestRunEnd(_modules, errors, reason) {
    if (errors.length === 0 && reason !== 'interrupted') return;
    console.log(`\nVitest reported errors outside the tests (${reason}):`);
    for (const { name, message, stack, cause, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } of errors) {
      console.log(`  ${stack ?? `${name}: ${message}`}`);
      if (cause) console.log(`    caused by ${cause.message ?? cause}`);
      if (file) console.log(`    in ${[file, test].filter(Boolean).join(', ')}`);
    }
  }
}
