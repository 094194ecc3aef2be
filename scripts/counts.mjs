/**
 * The number of passed, failed, skipped (`marked`) and flaky tests of each project. Flaky tests also count as passed.
 */
export function countByProject(report) {
  const counts = new Map();
  for (const { projectName, status } of testsIn(report.suites)) {
    const count = counts.get(projectName) ?? { passed: 0, failed: 0, marked: 0, flaky: 0 };
    if (status === 'unexpected') count.failed++;
    else if (status === 'skipped') count.marked++;
    else count.passed++;
    if (status === 'flaky') count.flaky++;
    counts.set(projectName, count);
  }
  return counts;
}

export function sentenceOf(counts) {
  const parts = [...counts].map(([project, { passed, failed, marked, flaky }]) => {
    const figures = [
      `${passed} passed${flaky > 0 ? ` (${flaky} on retry)` : ''}`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(marked > 0 ? [`${marked} skipped`] : []),
    ];
    return `${project ? `on ${project}: ` : ''}${figures.join(', ')}`;
  });
  return `e2e ${parts.join(', ')}`;
}

/** The failed tests in Playwright's report, each with the first line of its error. */
export const failedJourneys = ({ suites }) =>
  testsIn(suites)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, projectName, results }) =>
      entry(`[${projectName}] ${file}: ${title}`, results.at(-1)?.error?.message),
    );

/**
 * The failed tests in Vitest's report, each with the first line of its error. A file that could not be loaded is listed
 * too. Paths are relative to `root`.
 */
export const failedTests = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '').replace(/^[\\/]/, '');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => entry(`${file}: ${fullName}`, failureMessages?.[0]));
    return failed.length === 0 && status === 'failed' ? [entry(file, message)] : failed;
  });

/** A name and the first line of an error, without colours. */
function entry(name, error = '') {
  // eslint-disable-next-line no-control-regex
  const [line] = error.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  return line ? `${name} (${line})` : name;
}

function specsIn(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsIn(inner)]);
}

/** The file and title of each test in a report, once per project. */
export const testsIn = (suites) =>
  specsIn(suites).flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })));
