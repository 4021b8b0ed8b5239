import { expect, test } from 'vitest';
import { readPlaywright, readVitest, slowestFiles, tellFailures, tellSlowFiles } from './file-times.ts';

const VITEST = readVitest(
  {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: '/site/src/quick.test.ts', startTime: 1_000, endTime: 3_500, assertionResults: [] },
      {
        name: '/site/src/slow.test.ts',
        startTime: 1_000,
        endTime: 91_001,
        assertionResults: [
          { fullName: 'it is right', status: 'passed', failureMessages: [] },
          { fullName: 'it is fast', status: 'failed', failureMessages: ['expected 90 to be 1'] },
        ],
      },
    ],
  },
  '/site',
);

const spec = (...durations: number[]) => ({
  title: 'a visitor looks',
  ok: true,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const BROKEN = {
  title: 'a visitor buys',
  ok: false,
  tests: [{ results: [{ duration: 0, error: { message: 'no such button' } }] }],
};

const PLAYWRIGHT = readPlaywright({
  stats: { expected: 4, unexpected: 2, flaky: 1 },
  suites: [
    {
      file: 'home.e2e.ts',
      specs: [spec(50_000)],
      suites: [{ file: 'home.e2e.ts', specs: [spec(20_000), spec(15_000, 5_000), BROKEN] }],
    },
  ],
});

test('the counts of both runners are reported', () => {
  expect(VITEST).toMatchObject({ passed: 3, failed: 1 });
  expect(PLAYWRIGHT).toMatchObject({ passed: 5, failed: 2 });
});

test('the time of a browser file is that of all its tests and tries', () => {
  expect(PLAYWRIGHT.files).toEqual([{ file: 'tests/home.e2e.ts', seconds: 90 }]);
});

test('a failure is told with its file, its name and its message', () => {
  expect(tellFailures([VITEST, PLAYWRIGHT])).toEqual([
    'src/slow.test.ts > it is fast\nexpected 90 to be 1',
    'tests/home.e2e.ts > a visitor buys\nno such button',
  ]);
});

test('the slowest files come first', () => {
  expect(slowestFiles([VITEST, PLAYWRIGHT], 2).map(({ file }) => file)).toEqual([
    'src/slow.test.ts',
    'tests/home.e2e.ts',
  ]);
});

test('a file over the limit is named with what to do; one at the limit is not', () => {
  const lines = tellSlowFiles([VITEST, PLAYWRIGHT]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^src\/slow\.test\.ts took 90 s; a file may take 90 s\. .*docs\/testing\.md/);
});
