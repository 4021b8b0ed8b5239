/** `quick`: no database, no browser. `landing`: everything that must hold to land. `all`: what a release needs too. */
export const LEVELS = ['quick', 'landing', 'all'] as const;
export type Level = (typeof LEVELS)[number];

/** One run of one program; its report, if it writes one, is `test-results/<report>.json`. */
export type Part = {
  readonly title: string;
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  readonly report?: { readonly name: string; readonly runner: 'vitest' | 'playwright' };
  readonly env?: Readonly<Record<string, string>>;
};

export const RESULTS = 'test-results';
const reportPath = (name: string) => `${RESULTS}/${name}.json`;

function vitest(title: string, project: string): Part {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  return {
    title,
    args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(project)}`],
    report: { name: project, runner: 'vitest' },
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

const LANDING: readonly Part[] = [
  { title: 'Checks', args: ['tools/check.ts'] },
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
    vitest('Long tests', 'long'),
    browser('Browser, long', 'browser-long', { TEST_LONG: 'only' }),
    { title: 'Mutation', args: ['tools/mutation/run.ts'] },
  ],
};

/** The parts of a level, the cheapest first. */
export function partsOf(level: Level): readonly Part[] {
  return PARTS[level];
}
