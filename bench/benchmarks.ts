import type { Benchmark } from './benchmark.ts';

type Benchmarks = Readonly<Record<string, () => Promise<{ readonly benchmark: Benchmark }>>>;

/** Benchmarks of pages as the server makes them. */
export const PAGE_BENCHMARKS: Benchmarks = {
  'page-cost': () => import('./page-cost.ts'),
  'ssr-cost': () => import('./ssr-cost.ts'),
};

/** Benchmarks of how much a visitor loads. */
export const WEIGHT_BENCHMARKS: Benchmarks = {
  'page-weight': () => import('./page-weight.ts'),
};

/** Benchmarks of the start of the site. */
export const START_BENCHMARKS: Benchmarks = {
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

/** Benchmarks of the desk of teachers in the browser. */
export const DESK_BENCHMARKS: Benchmarks = {
  'desk-latency': () => import('./desk-latency.ts'),
};

/** Benchmarks of calls to the API. */
export const CALL_BENCHMARKS: Benchmarks = {
  'api-cost': () => import('./api-cost.ts'),
  fuzz: () => import('./fuzz.ts'),
};

/** Benchmarks of what a site serves to many at once: sound that was paid for, and the queue of teachers. */
export const SERVING_BENCHMARKS: Benchmarks = {
  'paid-range': () => import('./paid-range.ts'),
  'marking-queue': () => import('./marking-queue.ts'),
};

/** Benchmarks of lessons with a teacher: free times, and booking them under load. */
export const LESSON_BENCHMARKS: Benchmarks = {
  'lesson-slots': () => import('./lesson-slots.ts'),
  bookings: () => import('./bookings.ts'),
};

/** Benchmarks of signing in. */
export const SIGN_IN_BENCHMARKS: Benchmarks = {
  'auth-cost': () => import('./auth-cost.ts'),
  'sign-in-cost': () => import('./sign-in-cost.ts'),
  enumeration: () => import('./enumeration.ts'),
};

/** Benchmarks of the local grader, which takes seconds to start. */
export const GRADING_BENCHMARKS: Benchmarks = {
  grading: () => import('./grading.ts'),
};

/** Benchmarks of the queue of grading. */
export const GRADING_QUEUE_BENCHMARKS: Benchmarks = {
  'grading-queue': () => import('./grading-queue.ts'),
};

/** Benchmarks of storing answers. */
export const ANSWER_BENCHMARKS: Benchmarks = {
  autosave: () => import('./autosave.ts'),
  'autosave-latency': () => import('./autosave-latency.ts'),
  'lesson-answers': () => import('./lesson-answers.ts'),
};

/** Benchmarks of choosing what a learner practises next. */
export const PRACTICE_BENCHMARKS: Benchmarks = {
  practice: () => import('./practice.ts'),
  'practice-session': () => import('./practice-session.ts'),
};

/** Benchmarks of storing under load and while processes are killed. */
export const STORING_BENCHMARKS: Benchmarks = {
  capacity: () => import('./capacity.ts'),
  durability: () => import('./durability.ts'),
  orders: () => import('./orders.ts'),
};

/** Every benchmark by its name. */
export const BENCHMARKS: Benchmarks = {
  ...PAGE_BENCHMARKS,
  ...WEIGHT_BENCHMARKS,
  ...START_BENCHMARKS,
  ...BROWSER_BENCHMARKS,
  ...TYPING_BENCHMARKS,
  ...DESK_BENCHMARKS,
  ...CALL_BENCHMARKS,
  ...SERVING_BENCHMARKS,
  ...LESSON_BENCHMARKS,
  ...SIGN_IN_BENCHMARKS,
  ...GRADING_BENCHMARKS,
  ...GRADING_QUEUE_BENCHMARKS,
  ...ANSWER_BENCHMARKS,
  ...PRACTICE_BENCHMARKS,
  ...STORING_BENCHMARKS,
};
