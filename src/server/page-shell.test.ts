import { expect, test } from 'vitest';
import { pageShells } from './page-shell.ts';

const shellOf = pageShells({
  home: { index: true },
  courses: { path: 'courses' },
  course: { path: 'courses/:name' },
  attempt: { path: 'attempts/:attemptId' },
  result: { path: 'attempts/:attemptId/result' },
  other: { path: '*' },
});

test.each([
  ['/', '/'],
  ['/_.data', '/_.data'],
  ['/courses', '/courses'],
  ['/courses.data', '/courses.data'],
  ['/courses/grammar-basics', '/courses/grammar-basics'],
  ['/attempts/0d5c0c0e', '/attempts/-'],
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
