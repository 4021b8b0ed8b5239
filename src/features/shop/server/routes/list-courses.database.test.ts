import { expect, test } from 'vitest';
import { COURSE, LESSONS, useOrders } from '#tests/shop/use-orders.ts';

const { ask, aSession, aPaidOrder } = useOrders();

type Courses = {
  readonly courses: readonly { key: string; slug: string; name: string; access_until: string | null }[];
  readonly access: readonly { key: string; access_until: string }[];
};

const COURSES = '/api/users/courses';
/** A year from the clock of these tests. */
const UNTIL = '2027-11-21T09:00:00.000Z';

test('the courses are the catalogue’s, in the requested language, with what the account has access to', async () => {
  const { token } = await aSession();
  const lines = [COURSE, 'premium_account_id', LESSONS].map((product) => ({ product, quantity: 1 }));
  await aPaidOrder({ token, lines });
  const { body } = await ask('GET', COURSES, { token });
  const { courses, access } = body as unknown as Courses;
  expect(courses.find(({ key }) => key === 'grammar_basics')).toEqual({
    key: 'grammar_basics',
    slug: 'grammar-basics',
    name: 'Grammar Basics',
    access_until: UNTIL,
    // Of an account in the whole site: courses report it.
    progress: null,
  });
  // The free trial course is listed too, and every course that was not bought has no access.
  expect(courses.length).toBe(7);
  expect(courses.filter(({ access_until: until }) => until !== null)).toHaveLength(1);
  // Both began at one instant, so their order is any.
  expect(access.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: 'grammar_basics', access_until: UNTIL },
    { key: 'premium_account', access_until: '2027-05-20T09:00:00.000Z' },
  ]);
  expect(body['lesson_credits']).toEqual([{ teacher: 'teacher_01', minutes: 25, left: 2 }]);
  const inChinese = (await ask('GET', COURSES, { token, language: 'zh-Hant' })).body as unknown as Courses;
  expect(inChinese.courses.find(({ key }) => key === 'grammar_basics')?.name).toMatch(/文法/);
});

test('the courses of one account say nothing about another’s, and a visitor has none', async () => {
  await aPaidOrder({ token: (await aSession()).token });
  const { text } = await ask('GET', COURSES, { token: (await aSession()).token });
  expect(text).not.toContain('2027');
  expect((await ask('GET', COURSES)).status).toBe(401);
});
