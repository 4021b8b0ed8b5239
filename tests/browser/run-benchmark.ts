import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a benchmark with as little work as it can do. Throws with its output when anything could not be measured. The
 * numbers of so little work mean nothing, so broken promises are no failure.
 */
export async function runBenchmark(name: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['bench/run.ts', name, '--smoke']);
}
