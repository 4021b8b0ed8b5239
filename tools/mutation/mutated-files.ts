/** The rules whose tests must notice every change, and those tests. */
export const MUTATED: readonly string[] = ['src/ielts/marking/*.ts', '!src/**/*.test.ts'];
export const TESTS: readonly string[] = ['src/ielts/marking/*.test.ts'];
