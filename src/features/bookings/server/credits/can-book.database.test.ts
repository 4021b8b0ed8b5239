import { expect, test } from 'vitest';
import { SCHEDULE, useBookings } from '../booking-fixture.ts';
import { boughtLessons } from './bought-credits.ts';

const { aTeacher, dependencies, query } = useBookings();

const canBook = (teacher: string, minutes = 25, anyTeacher = false) => {
  const { rules, database } = dependencies();
  const shop = boughtLessons({ ...dependencies(), rules: { ...rules, anyTeacher } });
  return shop.canBook(database, { teacher, minutes });
};

test('lessons can be booked with a teacher who has an account in use and hours for that length', async () => {
  // Nobody is linked.
  expect(await canBook('teacher_01')).toBe(false);
  const teacher = await aTeacher({ ...SCHEDULE, rules: { ...SCHEDULE.rules, lengths: [25] } });
  expect(await canBook('teacher_01')).toBe(true);
  expect(await canBook('teacher_01', 50)).toBe(false);
  expect(await canBook('teacher_02')).toBe(false);
  await query('update accounts set suspended_at = now() where id = $1', [teacher.accountId]);
  expect(await canBook('teacher_01')).toBe(false);
});

test('a teacher without hours cannot be booked', async () => {
  await aTeacher({ ...SCHEDULE, hours: [] });
  expect(await canBook('teacher_01')).toBe(false);
});

test('where credits are good for every teacher, one who can be booked is enough', async () => {
  await aTeacher(SCHEDULE, 'rohan');
  expect(await canBook('teacher_01', 25, true)).toBe(true);
  expect(await canBook('teacher_01')).toBe(false);
});
