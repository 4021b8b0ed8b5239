import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TESTS = globSync('{src,tests,tools}/**/*.{test,e2e}.{ts,tsx}').map((path) => `/${path}`);
const NAME = /`([\w./-]+\.(?:test|e2e)\.tsx?)`/g;

/** The files of tests that a text names and that do not exist. A name may leave folders out; `x` is an example. */
function findMissing(text: string): string[] {
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name);
  return names.filter((name) => !name.startsWith('x.') && !TESTS.some((path) => path.endsWith(`/${name}`)));
}

test('every test that docs/testing.md names is there: it proves what was removed', () => {
  expect(findMissing(readFileSync('docs/testing.md', 'utf8'))).toEqual([]);
});

test('a test that is gone is found', () => {
  expect(findMissing('`named-tests.test.ts`, `tests/named-tests.test.ts`, `no-such.e2e.ts`')).toEqual([
    'no-such.e2e.ts',
  ]);
});
