import type { Benchmark } from './benchmark.ts';

type Benchmarks = Readonly<Record<string, () => Promise<{ readonly benchmark: Benchmark }>>>;

/** Benchmarks of pages as the server makes them, and of the start of the site. */
export const PAGE_BENCHMARKS: Benchmarks = {
  'page-weight': () => import('./page-weight.ts'),
  'page-cost': () => import('./page-cost.ts'),
  'ssr-cost': () => import('./ssr-cost.ts'),
  'start-up': () => import('./start-up.ts'),
};

/** Benchmarks of pages in a browser. */
export const BROWSER_BENCHMARKS: Benchmarks = {
  lighthouse: () => import('./lighthouse.ts'),
};

/** Benchmarks of typing in the browser. */
export const TYPING_BENCHMARKS: Benchmarks = {
  'input-latency': () => import('./input-latency.ts'),
};

/** Benchmarks of calls to the API. */
export const CALL_BENCHMARKS: Benchmarks = {
  'api-cost': () => import('./api-cost.ts'),
  'auth-cost': () => import('./auth-cost.ts'),
  'sign-in-cost': () => import('./sign-in-cost.ts'),
  enumeration: () => import('./enumeration.ts'),
  fuzz: () => import('./fuzz.ts'),
  'paid-range': () => import('./paid-range.ts'),
};

/** Benchmarks of the local grader, which takes seconds to start. */
export const GRADING_BENCHMARKS: Benchmarks = {
  grading: () => import('./grading.ts'),
  'grading-queue': () => import('./grading-queue.ts'),
};

/** Benchmarks of storing: answers, recordings and orders, also while processes are killed. */
export const STORING_BENCHMARKS: Benchmarks = {
  autosave: () => import('./autosave.ts'),
  'autosave-latency': () => import('./autosave-latency.ts'),
  'lesson-answers': () => import('./lesson-answers.ts'),
  capacity: () => import('./capacity.ts'),
  durability: () => import('./durability.ts'),
  orders: () => import('./orders.ts'),
};

/** Every benchmark by its name. */
export const BENCHMARKS: Benchmarks = {
  ...PAGE_BENCHMARKS,
  ...BROWSER_BENCHMARKS,
  ...TYPING_BENCHMARKS,
  ...CALL_BENCHMARKS,
  ...GRADING_BENCHMARKS,
  ...STORING_BENCHMARKS,
};
