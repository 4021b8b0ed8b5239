import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type * as TableTests from './table-tests.ts';

/** A worker: imports the domain afresh with one file replaced, and says whether its tables still pass. */
export type Trial = { readonly file: string; readonly source: string; readonly tests: readonly string[] };
export type Verdict = { readonly passes: boolean; readonly tests: number };

const STAND_IN = pathToFileURL(join(import.meta.dirname, 'table-tests.ts')).href;
let generation = 0;
let current: { readonly url: string; readonly source: string } | undefined;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return { url: `${STAND_IN}?${generation}`, shortCircuit: true };
    const found = next(specifier, context);
    return /\/(?:domain|ielts)\//.test(found.url)
      ? { ...found, url: `${found.url.split('?')[0]}?${generation}` }
      : found;
  },
  load(url, context, next) {
    if (current === undefined || url.split('?')[0] !== current.url) return next(url, context);
    return { format: 'module-typescript', source: current.source, shortCircuit: true };
  },
});

async function tryMutant({ file, source, tests }: Trial): Promise<Verdict> {
  generation += 1;
  current = { url: pathToFileURL(file).href, source };
  try {
    for (const each of tests) await import(`${pathToFileURL(each).href}?${generation}`);
    const tables = (await import(`${STAND_IN}?${generation}`)) as typeof TableTests;
    return { passes: tables.allPass(), tests: tables.countTests() };
  } catch {
    // It does not even load: noticed.
    return { passes: false, tests: 0 };
  }
}

parentPort?.on('message', (trial: Trial) => {
  void tryMutant(trial).then((verdict) => parentPort?.postMessage(verdict));
});
