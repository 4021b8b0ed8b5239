import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { node24, run, runWithProgress } from './run.mjs';

const RESULTS = 'test-results';
const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function which(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of SYSTEM_BROWSERS) {
    const path = which(name);
    if (path) return path;
  }
  return undefined;
}

/** The browser of the tests: the one named, the system's, Debian's package where we may install it, or Playwright's. */
async function provideChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && which('apt-get')) {
    await runWithProgress('Looking up Debian packages', 'apt-get', ['update', '-q']);
    await runWithProgress(
      'Installing Chromium',
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    const installed = findChromium();
    if (installed) return installed;
  }
  await run('node_modules/.bin/playwright', ['install', 'chromium']);
  return undefined;
}

function readCounts(file, read) {
  const path = `${RESULTS}/${file}`;
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  return read(JSON.parse(readFileSync(path, 'utf8')));
}

function summary() {
  const units = ['unit.json', 'postgres-15.json'].map((file) =>
    readCounts(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  );
  const browser = readCounts('browser.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  return [...units, browser].reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
  }));
}

/** Everything the project promises about itself, the cheapest first. All parts run even when one fails. */
export async function testEverything() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const chromium = await provideChromium();
  const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const parts = [
    ['Checks', node24(), ['tools/check.ts'], env],
    [
      'Unit, contract and database tests',
      node24(),
      [...vitest, `--outputFile.json=${RESULTS}/unit.json`],
      env,
    ],
    [
      'The database suite on PostgreSQL 15',
      node24(),
      ['tests/database/run-on-postgres-15.ts', `--outputFile.json=${RESULTS}/postgres-15.json`],
      env,
    ],
    [
      'Browser tests',
      node24(),
      ['node_modules/@playwright/test/cli.js', 'test'],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/browser.json` },
    ],
  ];
  const failures = [];
  for (const [title, command, args, partEnv] of parts) {
    const startedAt = Date.now();
    console.log(`\n== ${title}`);
    try {
      await run(command, args, { env: partEnv });
    } catch (error) {
      failures.push(`${title}: ${error.message}`);
    }
    console.log(`== ${title}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  const { passed, failed } = summary();
  for (const failure of failures) console.error(failure);
  console.log(`\n${passed} passed, ${Math.max(failed, failures.length)} failed`);
  if (failures.length > 0) throw new Error('Not everything holds; see above.');
}
