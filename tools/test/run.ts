import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  readPlaywright,
  readVitest,
  slowestFiles,
  tellFailures,
  tellSlowFiles,
  type PlaywrightReport,
  type RunReport,
  type VitestReport,
} from './file-times.ts';
import { provideChromium } from './find-chromium.ts';
import { listChangedTests } from './list-changed-tests.ts';
import { LEVELS, partsOf, partsOfFiles, RESULTS, type Level, type Part } from './parts.ts';

/**
 * `node tools/test/run.ts quick|landing|all`: runs the parts of a level, all of them even when one fails.
 * `--changed` or `--changed=<commit>` runs only what a change can reach.
 */
const SLOWEST_SHOWN = 10;

async function runPart({ args, env }: Part, chromium: string | undefined): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

function readReport({ report }: Part): RunReport | undefined {
  if (!report) return undefined;
  const path = `${RESULTS}/${report.name}.json`;
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return report.runner === 'vitest'
    ? readVitest(JSON.parse(text) as VitestReport, process.cwd())
    : readPlaywright(JSON.parse(text) as PlaywrightReport);
}

function isLevel(word: string): word is Level {
  return LEVELS.some((level) => level === word);
}

const level = process.argv[2] ?? 'landing';
if (!isLevel(level)) {
  console.error(`Say which level to run: ${LEVELS.join(', ')}.`);
  process.exit(2);
}

const CHANGED = /^--changed(?:=(.+))?$/;

function listParts(of: Level): readonly Part[] {
  const changedOption = process.argv.map((word) => CHANGED.exec(word)).find((found) => found !== null);
  if (!changedOption) return partsOf(of);
  const tests = listChangedTests(changedOption[1]);
  if (tests.everythingBecause) console.log(`${tests.everythingBecause} may reach everything.`);
  console.log(
    `The change reaches ${tests.vitest.length} files of tests and ${tests.browser.length} in the browser.`,
  );
  return partsOfFiles(tests);
}

const parts = listParts(level);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const browses = parts.some(({ report }) => report?.runner === 'playwright');
const chromium = browses ? await provideChromium() : undefined;
const failures: string[] = [];
const times: { readonly title: string; readonly seconds: number }[] = [];
/** Only for the parts of `npm test`. A part that only a release needs has no limit. */
const limited: RunReport[] = [];
const reports: RunReport[] = [];
for (const part of parts) {
  const startedAt = performance.now();
  console.log(`\n== ${part.title}`);
  if (!(await runPart(part, chromium))) failures.push(part.title);
  times.push({ title: part.title, seconds: (performance.now() - startedAt) / 1000 });
  const report = readReport(part);
  if (report) reports.push(report);
  if (report && !part.long) limited.push(report);
}

console.log('\n== How long it took');
const total = { title: 'All', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) };
for (const { title, seconds } of [...times, total]) {
  console.log(`${Math.round(seconds).toString().padStart(6)} s  ${title}`);
}
console.log('The slowest files:');
for (const { file, seconds } of slowestFiles(reports, SLOWEST_SHOWN)) {
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
const slow = tellSlowFiles(limited);
for (const sentence of [...slow, ...tellFailures(reports)]) console.error(sentence);
for (const title of failures) console.error(`${title}: failed.`);

const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
const wrong = failures.length + slow.length;
console.log(`\n${passed} passed, ${Math.max(failed, wrong)} failed`);
process.exitCode = wrong > 0 ? 1 : 0;
