import { deskPaths, paths } from '#paths';
import { signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import { aLesson } from './browser/lesson-room.ts';
import {
  aFreeTeacher,
  aLearnerWithCredits,
  chooseDay,
  confirmHeld,
  lessonIn,
  openDetails,
  openTimes,
  showWeekOf,
  startEarlier,
} from './browser/lesson-times.ts';
import { lastMailTo } from './browser/mailbox.ts';
import { expect, open, PHONE, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Lessons to which one side did not come. */

test('a teacher who did not come is reported by the learner', async ({ page }) => {
  const { id, learner } = await aLesson({ inMinutes: -15 });
  await signInAs(page, learner);
  await openDetails(page, id);
  await page.locator('[data-report-absence]').click();
  await expectAccessible(page);
  await page.locator('[data-confirm-act]').click();
  await expect(lessonIn(page, id, 'no-show-teacher')).toBeVisible();
});

test('a learner whom the teacher reports as absent reads that the credit is used, and how to disagree', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const teacher = await aFreeTeacher('hannah');
  const learner = await aLearnerWithCredits('hannah');
  await signInAs(page, learner);
  await openTimes(page, 'hannah');
  await chooseDay(page, 6);
  const id = await confirmHeld(page);
  await startEarlier(id, 15);

  const teaching = await (await browser.newContext()).newPage();
  await signInAs(teaching, teacher, 'en');
  await open(teaching, deskPaths.calendar());
  await showWeekOf(teaching, -15);
  const taught = teaching.locator(`[data-lesson]`, {
    has: teaching.locator(`a[href$="${deskPaths.lesson({ bookingId: id })}"]`),
  });
  await taught.getByRole('button', { name: say('en', 'teachCalendar.lessons.absent') }).click();
  await teaching.getByRole('button', { name: say('en', 'teachCalendar.dialog.absentSave') }).click();
  await expect(teaching.getByText(say('en', 'teachCalendar.done.absent'))).toBeVisible();
  await teaching.context().close();

  // The invitation came first.
  expect((await lastMailTo(learner.email, 2)).text).toContain('If that is wrong, write to us.');
  await openDetails(page, id);
  const missed = lessonIn(page, id, 'no-show-learner');
  await expect(missed).toContainText(say('en', 'myLessons.creditUsed'));
  await expect(missed.locator('[data-attendance="learner-absent"]')).toBeVisible();
  // The teacher was first, so the learner reports nothing here: the school decides.
  await expect(missed.locator('[data-report-absence]')).toHaveCount(0);
  await expect(page.locator('[data-lesson-credits]')).toContainText('2 lessons of 25 minutes');
  await expectAccessible(page);
  await expectFitsBoth(page);
  await missed.locator('[data-missed] a').click();
  await expect(page).toHaveURL(new RegExp(`${paths.contact()}$`));
});
