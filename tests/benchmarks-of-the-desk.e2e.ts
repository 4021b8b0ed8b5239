import { test } from '@playwright/test';
import { DESK_BENCHMARKS } from '../bench/benchmarks.ts';
import { runBenchmark } from './browser/run-benchmark.ts';

for (const name of Object.keys(DESK_BENCHMARKS)) {
  test(`the benchmark ${name} can be run`, () => runBenchmark(name));
}
