import type { ChangedTests } from './changed-tests.ts';

/**
 * `quick`: no database, no browser. `landing`: everything that must hold to land. `all`: everything that a
 * release needs.
 */
export const LEVELS = ['quick', 'landing', 'all'] as const;
export type Level = (typeof LEVELS)[number];

/** One run of one program; its report, if it writes one, is `test-results/<report>.json`. */
export type Part = {
  readonly title: string;
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  readonly report?: { readonly name: string; readonly runner: 'vitest' | 'playwright' };
  readonly env?: Readonly<Record<string, string>>;
  /** A release alone needs it: no limit for its files. */
  readonly long?: true;
};

export const RESULTS = 'test-results';
const reportPath = (name: string) => `${RESULTS}/${name}.json`;

function vitest(title: string, project: string, name = project): Part {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  return {
    title,
    args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`],
    report: { name, runner: 'vitest' },
  };
}

function browser(title: string, name: string, env: Readonly<Record<string, string>>): Part {
  return {
    title,
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    report: { name, runner: 'playwright' },
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(name) },
  };
}

const QUICK = vitest('Rules and components', 'quick');

const CHECKS: Part = { title: 'Checks', args: ['tools/check.ts'] };

const LANDING: readonly Part[] = [
  CHECKS,
  QUICK,
  vitest('API and stores on a database', 'database'),
  vitest('Processes', 'process'),
  {
    title: 'PostgreSQL 15',
    args: ['tests/database/run-on-postgres-15.ts', `--outputFile.json=${reportPath('postgres-15')}`],
    report: { name: 'postgres-15', runner: 'vitest' },
  },
  browser('Browser', 'browser', {}),
];

const PARTS: Readonly<Record<Level, readonly Part[]>> = {
  quick: [QUICK],
  landing: LANDING,
  all: [
    ...LANDING,
    { ...vitest('Long tests', 'long'), long: true },
    { ...browser('Browser, long', 'browser-long', { TEST_LONG: 'only' }), long: true },
    { title: 'Mutation', args: ['tools/mutation/run.ts'], long: true },
  ],
};

/** Only some files of tests, of whatever project they are. */
export function partsOfFiles({ vitest: files, browser: browserFiles }: ChangedTests): readonly Part[] {
  const some = vitest('Rules, API and processes that the change reaches', '*', 'changed');
  const open = browser('Browser tests that the change reaches', 'browser', {});
  return [
    CHECKS,
    ...(files.length > 0 ? [{ ...some, args: [...some.args, ...files] }] : []),
    ...(browserFiles.length > 0 ? [{ ...open, args: [...open.args, ...browserFiles] }] : []),
  ];
}

/** The parts of a level, the cheapest first. */
export function partsOf(level: Level): readonly Part[] {
  return PARTS[level];
}
