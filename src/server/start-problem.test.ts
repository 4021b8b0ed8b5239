import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

test('a start that loses its database says that, and that another start helps', () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED /tmp/socket'), { code: 'ECONNREFUSED' });
  const sentence = startProblem(new Error('Failed query', { cause: lost }));
  expect(sentence).toContain('The database went away');
  expect(sentence).toContain('start the site again');
});

test('any other trouble says itself', () => {
  expect(startProblem(new Error('content/site.json: "name" is missing'))).toBe(
    'content/site.json: "name" is missing',
  );
  expect(startProblem('no idea')).toBe('no idea');
});
