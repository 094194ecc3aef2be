// Vitest reporter: says at the end why a run failed although every test passed. Vitest prints such errors among thousands of lines.
export default class RunErrorsReporter {
  onTestRunEnd(_modules, errors, reason) {
    if (errors.length === 0 && reason !== 'interrupted') return;
    console.log(`\nVitest ended with errors outside the tests (${reason}):`);
    for (const { name, message, stack } of errors) console.log(`  ${stack ?? `${name}: ${message}`}`);
  }
}
