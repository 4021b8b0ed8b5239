import { listSavedAnswers, siteDataDir } from './browser/site-database.ts';
import { expect, test } from './browser/site-test.ts';
import {
  expectAnswer,
  expectHeldElsewhere,
  expectSaveState,
  gap,
  giveAnswer,
  openAttempt,
  openTrial,
  submit,
  takeOver,
} from './browser/sitting.ts';

test('a second tab shows the answers of the first as they are saved, and writes only after taking over', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/);
  const attemptId = await openTrial(page);
  await giveAnswer(page, 1, 'TRUE');
  await expectSaveState(page, 'saved');
  const second = await context.newPage();
  await openAttempt(second, attemptId);
  await expectHeldElsewhere(second, 'opened');
  await expectAnswer(second, 1, 'TRUE');
  await giveAnswer(page, 12, 'Dublin time');
  await expectAnswer(second, 12, 'Dublin time');
  await takeOver(second);
  // The first tab is notified immediately, and shows the answers that the second saves.
  await expectHeldElsewhere(page, 'lost');
  await giveAnswer(second, 10, 'single lines');
  await expectAnswer(page, 10, 'single lines');
  await expect(gap(page, 10)).toBeDisabled();
  await takeOver(page);
  await expectHeldElsewhere(second, 'lost');
  await giveAnswer(page, 10, 'railways');
  await expectAnswer(second, 10, 'railways');
  await expectSaveState(page, 'saved');
  expect(await listSavedAnswers(siteDataDir(), attemptId)).toEqual([
    { number: 1, value: 'TRUE', sequence: 1 },
    { number: 10, value: 'railways', sequence: expect.any(Number) },
    { number: 12, value: 'Dublin time', sequence: 1 },
  ]);
});

test('what one tab could not save, the next one of the browser saves and submits', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/, /ERR_FAILED/);
  const attemptId = await openTrial(page);
  await giveAnswer(page, 1, 'TRUE');
  await expectSaveState(page, 'saved');
  // Only this tab is cut off.
  await page.route('**/api/**', (route) => route.abort());
  await giveAnswer(page, 2, 'FALSE');
  await expectSaveState(page, 'not-saved');
  const second = await context.newPage();
  await openAttempt(second, attemptId);
  await expectHeldElsewhere(second, 'opened');
  await expectAnswer(second, 2, 'FALSE');
  await takeOver(second);
  await expectSaveState(second, 'saved');
  await submit(second);
  await expect(second.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
  await page.unroute('**/api/**');
  // When it continues, it learns that the attempt is over, and goes to the marks.
  await page.locator('[data-take-over]').click();
  await expect(page).toHaveURL(/\/result$/);
});
