import { isDeepStrictEqual } from 'node:util';

/**
 * As much of vitest as tables need, so that all of them run within a tenth of a second: `describe`, `test`, their `each`,
 * and the comparisons that the tests of the marking make. Tests are kept when a file is imported and run afterwards.
 */
const tests: (() => unknown)[] = [];

type Each = (cases: readonly unknown[]) => (title: string, run: (...values: never[]) => unknown) => void;

const valuesOf = (each: unknown) => (Array.isArray(each) ? each : [each]) as never[];
const eachTest: Each = (cases) => (_title, run) => {
  for (const each of cases) tests.push(() => run(...valuesOf(each)));
};
const eachGroup: Each = (cases) => (_title, run) => {
  for (const each of cases) run(...valuesOf(each));
};

export const test = Object.assign((_title: string, run: () => unknown) => void tests.push(run), {
  each: eachTest,
});
export const describe = Object.assign((_title: string, run: () => unknown) => void run(), {
  each: eachGroup,
});

/** Whether every test that was imported passes; stops at the first that does not. */
export function allPass(): boolean {
  try {
    for (const run of tests) run();
    return true;
  } catch {
    return false;
  }
}

export function countTests(): number {
  return tests.length;
}

/** Whether a value has everything that is expected of it, and may have more. */
function matches(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(value, expected);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && (!Array.isArray(value) || value.length !== expected.length)) return false;
  return Object.entries(expected).every(([key, each]) =>
    matches((value as Readonly<Record<string, unknown>>)[key], each),
  );
}

function lengthOf(value: unknown): unknown {
  return (value as { readonly length: unknown }).length;
}

export function expect(value: unknown) {
  const assert = (holds: boolean) => {
    if (!holds) throw new Error('Not as expected.');
  };
  return {
    toBe: (expected: unknown) => assert(Object.is(value, expected)),
    toBeUndefined: () => assert(value === undefined),
    toEqual: (expected: unknown) => assert(isDeepStrictEqual(value, expected)),
    toMatchObject: (expected: unknown) => assert(matches(value, expected)),
    toContain: (expected: unknown) => assert((value as readonly unknown[]).includes(expected)),
    toHaveLength: (expected: number) => assert(lengthOf(value) === expected),
    toBeGreaterThan: (least: number) => assert((value as number) > least),
    toBeGreaterThanOrEqual: (least: number) => assert((value as number) >= least),
    toThrow(expected?: string | (new (message: string) => Error)) {
      let thrown: unknown;
      try {
        (value as () => unknown)();
      } catch (error) {
        thrown = error;
      }
      assert(thrown instanceof Error);
      if (typeof expected === 'string') assert(thrown instanceof Error && thrown.message.includes(expected));
      else if (expected) assert(thrown instanceof expected);
    },
  };
}
