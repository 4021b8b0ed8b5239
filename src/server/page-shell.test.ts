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
  ['/__manifest', '/__manifest'],
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
