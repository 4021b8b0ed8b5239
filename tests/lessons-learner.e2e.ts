import { paths } from '#paths';
import { aLearner, callAs, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import {
  aFreeTeacher,
  aLearnerWithCredits,
  chooseDay,
  confirmHeld,
  lessonIn,
  openDetails,
  openTimes,
  packOf,
} from './browser/lesson-times.ts';
import { lastMailTo } from './browser/mailbox.ts';
import { checkOut, expectPaid, payWith } from './browser/shop.ts';
import { expect, hydrated, open, PHONE, tabTo, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** The lessons of a learner, from a free time on. What each part says has tests of components. */

test('a visitor chooses a time, a learner buys a pack, returns to the time, books, moves and cancels it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await aFreeTeacher('hannah');
  await openTimes(page, 'hannah');
  await chooseDay(page, 3);
  const time = await page.locator('[data-visitor-time]').getAttribute('data-visitor-time');
  const next = paths.lessonTime({ slug: 'hannah', startsAt: time ?? '', minutes: 25 });
  await expect(page.locator('[data-visitor-sign-in]')).toHaveAttribute('href', paths.signin({ next }));
  await expectAccessible(page);

  const learner = await aLearner();
  await signInAs(page, learner);
  await open(page, next);
  await expect(page.locator('[data-held-lesson]')).toBeVisible();
  await page.locator('[name="wish"]').fill('Linking words');
  await expectAccessible(page);
  await expectFitsBoth(page);
  await page.locator(`[data-pack="${packOf('hannah')}"]`).click();
  await checkOut(page, 'en');
  await payWith(page, 'paid');
  await expectPaid(page, 'en');
  await page.locator('[data-chosen-time] a').click();
  await expect(page.locator('[data-held-lesson] [name="wish"]')).toHaveValue('Linking words');
  const id = await confirmHeld(page);
  await expectAccessible(page);
  const { source } = await lastMailTo(learner.email, 2);
  expect(source).toContain('METHOD:REQUEST');

  await openDetails(page, id);
  await expectAccessible(page);
  await expectFitsBoth(page);
  await page.locator('[data-move-lesson]').click();
  await chooseDay(page, 5);
  await expect(page.locator('[data-act-cost]')).toContainText('It costs nothing');
  await page.locator('[data-confirm-act]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.locator('[data-cancel-lesson]').click();
  await expect(page.locator('[data-act-cost]')).toContainText('you can use the credit again');
  await expectAccessible(page);
  await page.locator('[data-confirm-act]').click();
  await expect(lessonIn(page, id, 'cancelled')).toContainText(say('en', 'myLessons.creditReturned'));
  await expect(page.locator('[data-lesson-credits]')).toContainText('3 lessons of 25 minutes');
});

test('a learner with credits books in two taps, and the same time in the next weeks; a late cancellation uses the credit', async ({
  page,
}) => {
  await aFreeTeacher('rohan');
  await signInAs(page, await aLearnerWithCredits('rohan'), 'zh-Hant');
  await openTimes(page, 'rohan');
  await page.locator('[data-take-next]').click();
  const id = await confirmHeld(page);

  await openDetails(page, id);
  await page.locator('[data-weekly]').click();
  await expect(page.locator('[data-week]:checked')).toHaveCount(2);
  await expectAccessible(page);
  await page.locator('[data-book-weeks]').click();
  await expect(page.locator('[data-lessons="coming"] [data-lesson]')).toHaveCount(3);

  await page.locator(`[data-lesson="${id}"] [data-cancel-lesson]`).click();
  await expect(page.locator('[data-act-cost]')).toHaveText(say('zh-Hant', 'myLessons.cancel.used'));
  await page.locator('[data-confirm-act]').click();
  await expect(lessonIn(page, id, 'cancelled')).toContainText(say('zh-Hant', 'myLessons.creditUsed'));
  await expect(page.locator('[data-lesson-credits]')).toContainText(say('zh-Hant', 'myLessons.credits.none'));
});

test('a new learner books the free trial lesson, which is offered once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await aFreeTeacher('hannah');
  await signInAs(page, await aLearner());
  await open(page, paths.myLessons());
  const credits = page.locator('[data-lesson-credits]');
  await expect(credits).toContainText(say('en', 'myLessons.credits.trial'));

  await openTimes(page, 'hannah');
  const trial = page.locator('[name="lesson-length"][value="15"]');
  await trial.check();
  await chooseDay(page, 12);
  const id = await confirmHeld(page);
  await open(page, paths.myLessons());
  await expect(lessonIn(page, id, 'booked')).toBeVisible();
  await expect(credits).not.toContainText(say('en', 'myLessons.credits.trial'));
  await openTimes(page, 'hannah');
  await expect(trial).toHaveCount(0);
});

test('a learner books by keyboard alone; the teacher cancels, and the credit returns with the reason', async ({
  page,
}) => {
  const teacher = await aFreeTeacher('yi-chun');
  await signInAs(page, await aLearnerWithCredits('yi-chun'));
  await openTimes(page, 'yi-chun');
  await tabTo(page, '[data-day]');
  for (let day = 0; day < 6; day += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-slot]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held-lesson] h3')).toBeFocused();
  await tabTo(page, '[name="wish"]');
  await page.keyboard.type('Part 3');
  await tabTo(page, '[data-confirm-lesson]');
  await page.keyboard.press('Enter');
  const booked = page.locator('[data-booked-lesson]');
  await expect(booked.locator('h3')).toBeFocused();
  const id = (await booked.getAttribute('data-booked-lesson')) ?? '';
  await tabTo(page, `a[href="${paths.myLessons()}"]`);
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(lessonIn(page, id, 'booked')).toBeVisible();

  const desk = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const teaching = await desk?.newPage();
  if (!teaching) throw new Error('No second browser.');
  await signInAs(teaching, teacher);
  await callAs(teaching, 'POST', `/api/teach/bookings/${id}/cancellation`, { reason: 'I am ill' });
  await desk?.close();
  await open(page, paths.myLessons());
  const cancelled = lessonIn(page, id, 'cancelled');
  await expect(cancelled).toContainText('I am ill');
  await expect(cancelled).toContainText(say('en', 'myLessons.creditReturned'));
});
