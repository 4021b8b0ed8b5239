import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, aSessionOf, askSession, callAs, giveRole, grant, type Learner } from './a-learner.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { expect, open } from './site-test.ts';
import { say } from './texts.ts';

/** Lessons with the teachers of the content, on the shared site. */

/** The slugs of the teachers with their keys. Each test has a teacher, or a day of one, to itself. */
const TEACHERS = { hannah: 'teacher_01', rohan: 'teacher_02', 'yi-chun': 'teacher_03' } as const;
export type TeacherSlug = keyof typeof TEACHERS;

/** Free at all hours, from the next half-hour on: tests of late changes book a lesson that is near. */
const SCHEDULE = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 })),
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [25, 50],
    offersTrial: true,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 1,
    horizonDays: 60,
    dailyMost: 48,
  },
};

/** Lets a teacher of the content give lessons at all hours; the account that does. */
export async function aFreeTeacher(slug: TeacherSlug): Promise<Learner> {
  const account = await aLearner({ firstName: 'Teacher' });
  await giveRole(account, 'teacher');
  await askDatabase(
    siteDataDir(),
    `insert into lesson_teachers (teacher, account_id, schedule, saved_at) values ($1, $2, $3, now())
     on conflict (teacher) do nothing`,
    [TEACHERS[slug], account.id, JSON.stringify(SCHEDULE)],
  );
  const [stored] = await askDatabase<Learner>(
    siteDataDir(),
    `select accounts.id, accounts.email from lesson_teachers join accounts on accounts.id = account_id
     where teacher = $1`,
    [TEACHERS[slug]],
  );
  if (!stored) throw new Error(`Nobody gives the lessons of ${slug}.`);
  return stored;
}

/** Stores a teacher's own address for lessons, as the settings do. */
export async function setRoomLink(teacher: Learner, url: string): Promise<void> {
  const { stored } = await askSession(await aSessionOf(teacher));
  await callAs({ evaluate: async () => stored }, 'PUT', '/api/teach/room-link', { url });
}

/** The product of three lessons of 25 minutes with a teacher. */
export const packOf = (slug: TeacherSlug) => `lesson:${TEACHERS[slug]}:low:20_lesson`;

/** A learner with three credits for lessons of 25 minutes with the teacher. */
export async function aLearnerWithCredits(slug: TeacherSlug): Promise<Learner> {
  const learner = await aLearner();
  await grant(learner, packOf(slug));
  return learner;
}

/** Opens the free times of a teacher for lessons of 25 minutes. */
export async function openTimes(page: Page, slug: TeacherSlug): Promise<void> {
  await open(page, paths.teacher({ slug }));
  await page.locator('[name="lesson-length"][value="25"]').check();
  await expect(page.locator('[data-slot]').first()).toBeVisible();
}

/** Chooses the first free time of the day that is so many days after the first one. */
export async function chooseDay(page: Page, days: number): Promise<void> {
  await page.locator('[data-day]').nth(days).click();
  await page.locator('[data-slot]').first().click();
}

/** Books the held time; the id of the lesson. */
export async function confirmHeld(page: Page): Promise<string> {
  await page.locator('[data-confirm-lesson]').click();
  const booked = page.locator('[data-booked-lesson]');
  await expect(booked).toBeVisible();
  return (await booked.getAttribute('data-booked-lesson')) ?? '';
}

/** Opens the learner's lessons, and the details of one. */
export async function openDetails(page: Page, bookingId: string): Promise<void> {
  await open(page, paths.myLessons());
  await page.locator(`[data-lesson="${bookingId}"] [data-lesson-details]`).click();
  await expect(page.locator('[data-lesson-detail]')).toBeVisible();
}

/** The states of a lesson's card on the learner's page. */
export const lessonIn = (page: Page, bookingId: string, state: string) =>
  page.locator(`[data-lesson="${bookingId}"][data-lesson-state="${state}"]`);

/** A booked lesson of 25 minutes started so many minutes ago. */
export const startEarlier = (bookingId: string, minutes: number) =>
  askDatabase(
    siteDataDir(),
    `update bookings set starts_at = at, ends_at = at + interval '25 minutes', busy_from = at,
       busy_until = at + interval '30 minutes'
     from (select now() - $2 * interval '1 minute' as at) as start where id = $1`,
    [bookingId, minutes],
  );

/**
 * Shows in the calendar of a teacher, who is in London, the week of a moment so many minutes from now. Around the
 * midnight after a Sunday that is not the week of today.
 */
export async function showWeekOf(page: Page, minutes: number): Promise<void> {
  const { format } = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/London' });
  const [today, then] = [format(Date.now()), format(Date.now() + minutes * 60_000)];
  if (today === 'Sun' && then === 'Mon')
    await page.getByRole('button', { name: say('en', 'teachCalendar.later') }).click();
  if (today === 'Mon' && then === 'Sun')
    await page.getByRole('button', { name: say('en', 'teachCalendar.earlier') }).click();
}
