import { test } from '@playwright/test';
import { SERVING_BENCHMARKS } from '../bench/benchmarks.ts';
import { runBenchmark } from './browser/run-benchmark.ts';

for (const name of Object.keys(SERVING_BENCHMARKS)) {
  test(`the benchmark ${name} can be run`, () => runBenchmark(name));
}
