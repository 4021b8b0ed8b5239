import { describe, expect, test, vi } from 'vitest';
import { MOST_PATHS_ASKED, pageShells } from './page-shell.ts';

const shellOf = pageShells({
  home: { index: true },
  courses: { path: 'courses' },
  course: { path: 'courses/:name' },
  attempt: { path: 'attempts/:attemptId' },
  sitting: { path: 'sittings/:sittingId' },
  result: { path: 'attempts/:attemptId/result' },
  other: { path: '*' },
});

test.each([
  ['/', '/'],
  ['/_.data', '/_.data'],
  ['/courses', '/courses'],
  ['/courses.data', '/courses.data'],
  ['/courses/grammar-basics', '/courses/grammar-basics'],
  ['/COURSES/grammar-basics', '/COURSES/grammar-basics'],
  ['/courses/grammar-basics/1', '/-/not-found'],
  ['/attempts/0d5c0c0e', '/attempts/-'],
  ['/sittings/0d5c0c0e', '/sittings/-'],
  ['/attempts/0d5c0c0e/result', '/attempts/-/result'],
  ['/attempts/0d5c0c0e.data', '/attempts/-.data'],
  ['/wp-login.php', '/-/not-found'],
  ['/a/b/c', '/-/not-found'],
  ['/a/b/c.data', '/-/not-found.data'],
])('%s is kept as %s', (path, shell) => {
  expect(shellOf(path)).toBe(shell);
});

test.each([
  ['?paths=%2F%2C%2Fcourses&version=1a', '?paths=%2F%2C%2Fcourses&version=1a'],
  ['?version=1a&paths=%2Fcourses%2C%2F%2C%2Fcourses%2C', '?paths=%2F%2C%2Fcourses&version=1a'],
  ['?paths=%2Fattempts%2F0d5c0c0e&version=1a', '?paths=%2Fattempts%2F-&version=1a'],
  ['?paths=%2Fwp-login.php%2C%2Fa%2Fb&version=1a&x=1', '?paths=%2F-%2Fnot-found&version=1a'],
  ['', '?paths=&version='],
])('the question for routes %j is kept as %j', (search, shell) => {
  expect(shellOf('/__manifest', search)).toBe(`/__manifest${shell}`);
});

describe('the router’s question is bounded', () => {
  const ask = (paths: readonly string[]) => shellOf('/__manifest', `?paths=${paths.join(',')}&version=1`);
  const different = (count: number) =>
    Array.from({ length: count }, (_, index) => `/courses/course-${index}`);

  test('it may name as many different paths as the longest page has links, and more is refused', () => {
    expect(ask(different(MOST_PATHS_ASKED))).toContain('course-49');
    expect(ask(different(MOST_PATHS_ASKED + 1))).toBeUndefined();
  });

  test('a path that is named again costs nothing: patterns are tried once for each', () => {
    const tries = vi.spyOn(RegExp.prototype, 'test');
    const repeated = Array.from({ length: 7_500 }, (_, index) => `/unknown-${index % 8}`);
    expect(ask(repeated)).toBe('/__manifest?paths=%2F-%2Fnot-found&version=1');
    const tried = tries.mock.calls.length;
    tries.mockRestore();
    expect(tried).toBeLessThan(100);
  });
});
