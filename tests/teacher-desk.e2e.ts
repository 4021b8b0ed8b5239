import { deskPaths, paths } from '#paths';
import { callAs, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import {
  anEssayOrder,
  aTeacher,
  commentByKeyboard,
  deskOf,
  setBands,
  writeLetter,
} from './browser/teacher-desk.ts';

/** The desk at which teachers mark. Its rules have tests of components; this is what only a browser shows. */

test('a teacher claims an essay, marks it by keyboard alone, sends it, takes it back and sends it again', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const order = await anEssayOrder({ dueInHours: -1_000 });
  await signInAs(page, await aTeacher());
  await open(page, paths.teach());
  // The work that is due first is the late one.
  await expect(page.locator(`[data-order="${order}"][data-late="true"]`)).toBeVisible();
  await page.keyboard.press('n');
  await page.waitForURL(`**${deskPaths.order({ markingOrderId: order })}`);
  const { comment, overall, finishButton, machine, expectSaved } = deskOf(page);
  await expect(deskOf(page).text).toBeVisible();

  await commentByKeyboard(page, 3, 'Say which library.');
  await expect(comment(1)).toContainText('The line graph');
  await expect(page.locator('[data-mark]')).toHaveText(['The line graph']);
  await setBands(page, 2);
  await expect(overall).toHaveAttribute('data-head-overall', '6');
  await writeLetter(page);
  await expectSaved();
  await expectAccessible(page);

  await page.keyboard.press('s');
  await expect(finishButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(machine).toBeVisible();
  await page.keyboard.press('s');
  await expect(finishButton).toBeFocused();
  await expect(finishButton).toHaveAttribute('data-finish-button', 'send');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-take-back]')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('[data-take-back]')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(finishButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-take-back]')).toBeVisible();

  await page.setViewportSize(PHONE);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('of two tabs of a browser one writes a marking, and the other takes it over with every word', async ({
  page,
  context,
}) => {
  const markingOrderId = await anEssayOrder();
  const order = deskPaths.order({ markingOrderId });
  await signInAs(page, await aTeacher());
  await callAs(page, 'POST', `/api/teach/orders/${markingOrderId}/claim`);
  await open(page, order);
  await expect(deskOf(page).text).toBeVisible();

  const other = await context.newPage();
  await open(other, order);
  const takeOver = other.locator('[data-write-here]');
  await expect(takeOver).toBeVisible();
  await expect(deskOf(other).desk).toHaveAttribute('data-read-only', 'true');
  await expectAccessible(other);
  await commentByKeyboard(page, 3, 'Say which library.');
  await takeOver.click();
  await expect(page.locator('[data-write-here]')).toBeVisible();
  await expect(deskOf(other).comment(1)).toContainText('Say which library.');
  await expect(takeOver).toHaveCount(0);
  await setBands(other, 2);
  await deskOf(other).expectSaved();

  await other.close();
  await expect(page.locator('[data-write-here]')).toHaveCount(0);
  await expect(deskOf(page).overall).toHaveAttribute('data-head-overall', '6');
});
