import { expect, test } from 'vitest';
import { aCourse, problemsOf } from '../content-fixture.ts';
import { courseHours } from './course-hours.ts';

// The lessons take 30 and 40 minutes.
test.each([
  [1, []],
  [2, [expect.stringContaining('70 minutes, which is 1 hours, not 2')]],
])('70 minutes as %d hours', (hours, problems) => {
  expect(problemsOf(courseHours, { 'courses/lamps/course.json': aCourse({ hours }) })).toEqual(problems);
});
