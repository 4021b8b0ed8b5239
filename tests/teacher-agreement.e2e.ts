import type { Page } from '@playwright/test';
import { deskPaths, paths } from '#paths';
import { aLearner, callAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, open, PHONE, sidewaysScroll, TABLET, test } from './browser/site-test.ts';
import { inBrowser } from './browser/in-browser.ts';
import { anEssayOrder, aTeacher, deskOf, passUndo, setBands, writeLetter } from './browser/teacher-desk.ts';
import { say } from './browser/texts.ts';

/** Completes the marking that is open, and sends it. */
async function send(page: Page): Promise<void> {
  const { finishButton, expectSaved } = deskOf(page);
  await expectSaved();
  await page.keyboard.press('s');
  await expect(finishButton).toBeFocused();
  if ((await finishButton.getAttribute('data-finish-button')) === 'complete') {
    await page.keyboard.press('Enter');
    await expect(finishButton).toHaveAttribute('data-finish-button', 'send');
    await page.keyboard.press('s');
    await expect(finishButton).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-take-back]')).toBeVisible();
}

test('an appeal is marked blind by two teachers, who agree after they have seen both bands, and the mean counts', async ({
  browser,
}) => {
  const learner = await aLearner({ firstName: 'Mei' });
  const orderId = await anEssayOrder({ learner, isAppeal: true });
  const atPhone = await inBrowser(browser, learner, { viewport: PHONE });
  const order = deskPaths.order({ markingOrderId: orderId });
  const claim = (page: Page) => callAs(page, 'POST', `/api/teach/orders/${orderId}/claim`);
  const first = await inBrowser(browser, await aTeacher(), { viewport: TABLET });
  const second = await inBrowser(browser, await aTeacher({ firstName: 'Rohan' }), { viewport: TABLET });

  await claim(first);
  await open(first, order);
  await expect(deskOf(first).text).toBeVisible();
  await setBands(first, 0);
  await expect(deskOf(first).overall).toHaveAttribute('data-head-overall', '5');
  await writeLetter(first);
  await send(first);
  expect(await sidewaysScroll(first)).toBe(0);
  await passUndo(orderId);
  await open(atPhone, paths.marking({ markingOrderId: orderId }));
  await expect(atPhone.locator('[data-marking-page="second-opinion"]')).toBeVisible();

  // The second teacher sees nothing of the first.
  await claim(second);
  await open(second, order);
  await expect(deskOf(second).text).toBeVisible();
  await expect(second.getByRole('main')).not.toContainText('Reason 1');
  await setBands(second, 3);
  await expect(deskOf(second).overall).toHaveAttribute('data-head-overall', '6.5');
  await writeLetter(second);
  await send(second);
  await passUndo(orderId);

  // A band and a half apart: the first sees both, and changes the own marking.
  await open(first, order);
  await first.getByRole('tab', { name: say('en', 'desk.part.others') }).click();
  await expect(deskOf(first).others).toContainText('6.5');
  await expectAccessible(first);
  await first.locator('[data-agree]').click();
  await first.getByRole('dialog').getByRole('textbox').fill('The overview is clearer than I said.');
  await first.locator('[data-start-version]').click();
  await expect(deskOf(first).desk).toHaveAttribute('data-read-only', 'false');
  await setBands(first, 1);
  await expect(deskOf(first).overall).toHaveAttribute('data-head-overall', '6');
  await send(first);
  await passUndo(orderId);

  await atPhone.reload();
  // 6 and 6.5: a quarter goes up to the half.
  await expect(atPhone.getByText(say('en', 'markingPage.band.two', { band: '6.5' }))).toBeVisible();
  await expectAccessible(atPhone);
  for (const page of [atPhone, first, second]) await page.context().close();
});
