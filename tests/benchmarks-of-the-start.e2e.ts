import { test } from '@playwright/test';
import { START_BENCHMARKS } from '../bench/benchmarks.ts';
import { runBenchmark } from './browser/run-benchmark.ts';

for (const name of Object.keys(START_BENCHMARKS)) {
  test(`the benchmark ${name} can be run`, () => runBenchmark(name));
}
