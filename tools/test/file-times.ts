/** How long one file of tests may keep a worker busy. Seconds. */
export const FILE_LIMIT_SECONDS = 90;

export type FileTime = { readonly file: string; readonly seconds: number };

/** The parts of Vitest's JSON report that are read here. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    /** Why the file itself could not run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
};

/** The parts of Playwright's JSON report that are read here. Durations are milliseconds. */
export type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};

type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
};

/** A test that failed, or a file that could not run. */
export type Failure = { readonly file: string; readonly title: string; readonly message: string };

/** The report of one run: its counts, its failures, and the time of each of its files. */
export type RunReport = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly files: readonly FileTime[];
};

/** Reads Vitest's report. `root`: the directory that file names are relative to. */
export function readVitest(report: VitestReport, root: string): RunReport {
  const relative = (name: string) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [{ file: relative(name), title: 'the file could not run', message }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          file: relative(name),
          title: fullName,
          message: (failureMessages ?? []).join('\n'),
        })),
    ]),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function failuresOf(suite: PlaywrightSuite): readonly Failure[] {
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file: `tests/${suite.file}`,
      title,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

function busySeconds(suite: PlaywrightSuite): number {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  const below = (suite.suites ?? []).map(busySeconds);
  return [...own, ...below].reduce((sum, seconds) => sum + seconds, 0);
}

/** Reads Playwright's report. A file's time is that of all its tests, whichever worker ran them. */
export function readPlaywright({ stats, suites }: PlaywrightReport): RunReport {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresOf),
    files: suites.map((suite) => ({ file: `tests/${suite.file}`, seconds: busySeconds(suite) })),
  };
}

/** The files that took the longest, longest first. */
export function slowestFiles(reports: readonly RunReport[], count: number): readonly FileTime[] {
  return reports
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** How much of a failure's message is repeated at the end. Characters. */
const MESSAGE_SHOWN = 1_000;

/** Each failure with its file and the start of its message: the end of a long log is what remains of it. */
export function tellFailures(reports: readonly RunReport[]): readonly string[] {
  return reports
    .flatMap(({ failures }) => failures)
    .map(({ file, title, message }) => `${file} > ${title}\n${message.slice(0, MESSAGE_SHOWN)}`);
}

/** One sentence for each file that took longer than `FILE_LIMIT_SECONDS`, with advice. */
export function tellSlowFiles(reports: readonly RunReport[]): readonly string[] {
  return slowestFiles(reports, Number.POSITIVE_INFINITY)
    .filter(({ seconds }) => seconds > FILE_LIMIT_SECONDS)
    .map(
      ({ file, seconds }) =>
        `${file} took ${Math.round(seconds)} s; a file may take ${FILE_LIMIT_SECONDS} s. Prove its rules at a cheaper level, split it, or tag what a release alone needs (docs/testing.md).`,
    );
}
