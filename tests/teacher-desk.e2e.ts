import { deskPaths, paths } from '#paths';
import { signInAs } from './browser/a-learner.ts';
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
