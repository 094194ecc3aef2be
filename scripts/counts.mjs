// Counts of Playwright's JSON report.

/** How each project's tests ended, by its name; what a project skips is marked: it is different there by nature. */
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

/** One line about all projects. */
export function sentenceOf(counts) {
  const parts = [...counts].map(([project, { passed, failed, marked, flaky }]) => {
    const figures = [
      `${passed} passed${flaky > 0 ? ` (${flaky} when run again)` : ''}`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(marked > 0 ? [`${marked} marked different`] : []),
    ];
    return `${project ? `on ${project}: ` : ''}${figures.join(', ')}`;
  });
  return `e2e ${parts.join(', ')}`;
}

function testsIn(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs.flatMap(({ tests }) => tests), ...testsIn(inner)]);
}
