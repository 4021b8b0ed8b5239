import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { applyMutant, listMutants, type Mutant } from './list-mutants.ts';
import type { Trial, Verdict } from './try-mutant.ts';

/**
 * `node tools/mutation/run.ts [name …]`: breaks the rules of the marking in memory, one place after the other, and runs the
 * tables that test them. A mutant that no table notices is printed; ends with 1 when there are any.
 */
const DOMAIN = resolve('src/ielts/marking');
const MARKING = [
  'mark-answer',
  'mark-choice',
  'mark-section',
  'match-answer',
  'near-miss',
  'printed-words',
  'word-count',
  'answer-key',
  'answer-items',
  'answer-tokens',
  'edit-distance',
  'other-number',
  'spelling-variants',
  'abbreviations',
  'number-words',
  'written-number',
  'written-range',
  'written-telephone',
  'written-date',
  'written-time',
  'written-money',
];
const TABLES = new Set([...MARKING.map((name) => `${name}.test.ts`), 'mark-question-types.test.ts']);
/** A mutant may turn a loop endless: that is noticed, too, after many times what the tables take. */
const ENDLESS_TIMES = 20;
const LEAST_MS = 20_000;
let mostMs = 600_000;
/** Modules that were imported once stay in memory. */
const TRIALS_PER_WORKER = 150;

/** Without `*.properties.test.ts`: generated cases take long, and what no table says nobody reads. */
const tests = readdirSync(DOMAIN)
  .filter((file) => TABLES.has(file))
  .map((file) => join(DOMAIN, file));

let worker: Worker | undefined;
let trials = 0;

/** Undefined: it never ended. */
async function tryOne(file: string, source: string): Promise<Verdict | undefined> {
  if (trials % TRIALS_PER_WORKER === 0) await stopWorker();
  trials += 1;
  worker ??= new Worker(new URL('try-mutant.ts', import.meta.url));
  const running = worker;
  const verdict = await new Promise<Verdict | undefined>((done) => {
    const late = setTimeout(() => done(undefined), mostMs);
    running.once('message', (message: Verdict) => {
      clearTimeout(late);
      done(message);
    });
    running.postMessage({ file, source, tests } satisfies Trial);
  });
  if (verdict === undefined) await stopWorker();
  return verdict;
}

async function stopWorker(): Promise<void> {
  await worker?.terminate();
  worker = undefined;
}

async function survives(file: string, source: string, mutant: Mutant): Promise<boolean> {
  return (await tryOne(file, applyMutant(source, mutant)))?.passes === true;
}

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : MARKING;
const [first = ''] = names;
const startedAt = performance.now();
const whole = await tryOne(join(DOMAIN, `${first}.ts`), readFileSync(join(DOMAIN, `${first}.ts`), 'utf8'));
mostMs = Math.max(LEAST_MS, (performance.now() - startedAt) * ENDLESS_TIMES);
if (!whole?.passes) throw new Error('The tables do not pass as they are: run them with vitest first.');
console.log(`${whole.tests} table cases in ${tests.length} files.`);

let [count, survivors] = [0, 0];
for (const name of names) {
  const file = join(DOMAIN, `${name}.ts`);
  const source = readFileSync(file, 'utf8');
  const mutants = listMutants(source);
  let noticed = 0;
  for (const mutant of mutants) {
    if (!(await survives(file, source, mutant))) {
      noticed += 1;
      continue;
    }
    console.log(`  survived: ${name}.ts:${mutant.line}  ${mutant.what}`);
  }
  console.log(`${name}: ${noticed} of ${mutants.length} noticed`);
  count += mutants.length;
  survivors += mutants.length - noticed;
}
await stopWorker();
console.log(`${count} mutants, ${count - survivors} noticed, ${survivors} survived.`);
process.exitCode = survivors === 0 ? 0 : 1;
