import { officePaths } from '#paths';
import { aLearner, callAs, giveRole, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import {
  aFreeTeacher,
  aLearnerWithCredits,
  chooseDay,
  confirmHeld,
  openDetails,
  openTimes,
} from './browser/lesson-times.ts';
import { lastMailTo } from './browser/mailbox.ts';
import { expect, open, test } from './browser/site-test.ts';

test('an admin finds a learner’s lesson and moves it with a reason; the learner sees the new time and the reason', async ({
  page,
  browser,
}) => {
  await aFreeTeacher('yi-chun');
  const [learner, admin] = [await aLearnerWithCredits('yi-chun'), await aLearner({ firstName: 'Ada' })];
  await giveRole(admin, 'admin');
  await signInAs(page, learner);
  await openTimes(page, 'yi-chun');
  await chooseDay(page, 6);
  const id = await confirmHeld(page);

  const office = await (await browser.newContext()).newPage();
  await signInAs(office, admin);
  await open(office, officePaths.bookings());
  const row = office.locator(`[data-booking="${id}"]`);
  await office.locator('[name="email"]').fill(learner.email);
  await office.locator('[role="search"] [type="submit"]').click();
  await expect(office.locator('[data-booking]')).toHaveCount(1);
  await expect(row).toContainText(learner.email);
  await expectAccessible(office);
  await expectFitsBoth(office);
  await row.getByRole('link').click();
  await expect(office.locator('[data-credits-left="2"]')).toBeVisible();
  await expectAccessible(office);
  await expectFitsBoth(office);

  // By keys alone.
  await office.locator('[data-act="move"]').focus();
  await office.keyboard.press('Enter');
  const dialog = office.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const day = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.locator('[name="day"]').fill(day);
  const slot = dialog.locator('[name="slot"]');
  await slot.selectOption({ index: 3 });
  const startsAt = await slot.inputValue();
  await expectAccessible(office);
  await dialog.locator('[name="reason"]').fill('The room is closed on that day.');
  await dialog.locator('[data-confirm]').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(office.locator('[data-happened="moved"]')).toContainText('The room is closed on that day.');
  await expect(office.locator('[data-happened="moved"]')).toContainText('Ada');

  await openDetails(page, id);
  await expect(page.locator('[data-lesson-detail]')).toContainText('The room is closed on that day.');
  const reply = await callAs(page, 'GET', `/api/bookings/${id}`);
  expect(reply).toMatchObject({ booking: { starts_at: startsAt } });
  const { source } = await lastMailTo(learner.email, 2);
  expect(source).toContain('The room is closed on that day.');
});
