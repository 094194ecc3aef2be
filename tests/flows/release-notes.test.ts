import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { at } from './workflows';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added
- not yet

## [1.2.0] - 2026-03-01

### Fixed
- a galley, see [the rules](https://rules.example)

## [1.1.0] - 2026-02-01

- older

[1.2.0]: https://example.org/1.2.0
`;

describe('scripts/release-notes.mjs', () => {
  let project: string;
  beforeAll(() => {
    project = temporaryFolder();
    cpSync(at('scripts/release-notes.mjs'), join(project, 'scripts', 'release-notes.mjs'));
  });

  function notes(argument: string, version: string, changelog = CHANGELOG) {
    writeFileSync(join(project, 'package.json'), JSON.stringify({ version }));
    writeFileSync(join(project, 'CHANGELOG.md'), changelog);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, 'scripts', 'release-notes.mjs'), argument],
      { encoding: 'utf8' },
    );
    return { status, text: stdout.trim(), refusal: stderr.trim() };
  }

  test('prints a version’s section, given the version or its tag, without heading and links', () => {
    const wanted = '### Fixed\n- a galley, see [the rules](https://rules.example)';
    expect(notes('v1.2.0', '1.2.0')).toEqual({ status: 0, text: wanted, refusal: '' });
    expect(notes('1.1.0', '1.1.0').text).toBe('- older');
  });

  test('refuses a tag that does not match the version', () => {
    expect(notes('v1.2.0', '1.3.0')).toMatchObject({ status: 1, text: '' });
    expect(notes('v1.2.0', '1.3.0').refusal).toContain('1.3.0');
    expect(notes('', '1.2.0').status).toBe(1);
  });

  test('refuses a version without notes or without a date', () => {
    expect(notes('v1.3.0', '1.3.0').refusal).toContain('CHANGELOG.md');
    expect(notes('v1.2.0', '1.2.0', CHANGELOG.replace('- 2026-03-01', '')).status).toBe(1);
    expect(notes('v1.0.0', '1.0.0', '## [1.0.0] - 2026-01-01\n\n## [0.9.0] - 2025-01-01\n\n- x\n').status).toBe(1);
  });

  test('finds the notes of the current version', () => {
    const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
    const { status, stdout } = spawnSync(process.execPath, [at('scripts/release-notes.mjs'), version], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('###');
  });
});

describe('scripts/placeholders.mjs', () => {
  function check(homepage: string) {
    const project = temporaryFolder();
    for (const name of ['placeholders.mjs', 'help.mjs']) cpSync(at(`scripts/${name}`), join(project, 'scripts', name));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ homepage }));
    for (const name of ['electron-builder.yml', 'README.md']) writeFileSync(join(project, name), '');
    return spawnSync(process.execPath, [join(project, 'scripts/placeholders.mjs')], { encoding: 'utf8' });
  }

  test('stops a release while an address is a placeholder, and prints its place', () => {
    const { status, stderr } = check('https://serenissima.example/');
    expect(status).toBe(1);
    expect(stderr).toContain('package.json:1');
  });

  test('passes when every address is real', () => {
    expect(check('https://serenissima.org/').status).toBe(0);
  });
});
