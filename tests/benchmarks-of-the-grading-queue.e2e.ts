import { test } from '@playwright/test';
import { GRADING_QUEUE_BENCHMARKS } from '../bench/benchmarks.ts';
import { runBenchmark } from './browser/run-benchmark.ts';

for (const name of Object.keys(GRADING_QUEUE_BENCHMARKS)) {
  test(`the benchmark ${name} can be run`, () => runBenchmark(name));
}
