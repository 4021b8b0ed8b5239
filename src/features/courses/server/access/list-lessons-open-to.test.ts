import { expect, test } from 'vitest';
import { createCourses } from '../content/load-courses.ts';
import { aCourse, aLesson, aLoadedLesson, both } from '../course-fixture.ts';
import { listLessonsOpenTo } from './list-lessons-open-to.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const modules = [
  {
    number: 1,
    title: both('First', '第一'),
    lessons: [
      aLesson('1.1', aLoadedLesson({ slug: 'oil' }), true),
      aLesson('1.2', aLoadedLesson({ slug: 'wicks' })),
      aLesson('1.3', undefined, true),
    ],
    test: undefined,
  },
];
const courses = createCourses([
  aCourse({ modules }),
  aCourse({ key: 'gas', slug: 'gas-lamps', modules }),
  aCourse({ key: 'free', slug: 'free', productId: null, modules }),
]);
const FREE = ['lamps/oil', 'gas-lamps/oil', 'free/oil', 'free/wicks'];
const bought = (key: string, until: number) => ({ key, accessUntil: new Date(NOW.getTime() + until) });

test.each([
  ['nothing', [], FREE],
  ['a course', [bought('gas', 1)], [...FREE, 'gas-lamps/wicks']],
  ['a course whose access has ended', [bought('gas', 0)], FREE],
  ['another product', [bought('premium_account', 1)], FREE],
])('to an account with %s, the free lessons and those of its courses are open', async (_, owned, open) => {
  const dependencies = { courses, clock: { now: () => NOW }, findEntitlements: async () => owned };
  expect([...(await listLessonsOpenTo(dependencies, 'a-learner'))].sort()).toEqual([...open].sort());
});
