import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

export interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly uses?: string;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] } };
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, { readonly secrets?: Readonly<Record<string, unknown>> } | null>>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

export const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const FOLDER = '.github/workflows';

/** Every workflow with its file name (without extension) and its text. */
export const WORKFLOWS = readdirSync(at(FOLDER)).map((file) => {
  const text = readFileSync(at(`${FOLDER}/${file}`), 'utf8');
  return { id: file.replace(/\.yml$/, ''), path: `${FOLDER}/${file}`, text, workflow: load(text) as Workflow };
});

/** Every job of every workflow. `name` is `workflow/job`. */
export const JOBS = WORKFLOWS.flatMap(({ id, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${id}/${name}`, id, job })),
);

export const STEPS = JOBS.flatMap(({ name, id, job }) => (job.steps ?? []).map((step) => ({ name, id, job, step })));

/** Repeats a text for each matrix entry of the job, with `${{ matrix.… }}` filled in. */
export function overMatrix(job: Job, text: string): string[] {
  const lines = job.strategy?.matrix.include ?? [{}];
  return lines.map((line: Readonly<Record<string, string>>) =>
    text.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => line[key] ?? ''),
  );
}
