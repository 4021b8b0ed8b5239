import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aWorkToMark, releaseMarking } from './browser/released-marking.ts';
import { expect, open, PHONE, sidewaysScroll, tabTo, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

test('a learner has a text marked by a teacher, reads it by keyboard, asks a question and rates it', async ({
  page,
}) => {
  const t = (...args: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never) =>
    say('en', ...args);
  await page.setViewportSize(PHONE);
  const learner = await aLearner();
  await grant(learner, 'premium_account_id');
  const workId = await aWorkToMark(learner);
  await signInAs(page, learner);

  await open(page, paths.work({ workId }));
  await page.locator('[data-submit-marking]').click();
  await expect(page.getByText(t('markingOffer.sure.plan'))).toBeVisible();
  await page.locator('[data-confirm-marking]').click();
  const waiting = page.locator('[data-order-state="waiting"]');
  await expect(waiting).toContainText(/It is (?:the next one|number \d+) in the queue\./);
  await expect(waiting).toContainText(/You have the marking by \d+ \w+ \d+, \d\d:\d\d\./);
  await expectAccessible(page);
  await page.locator('[data-to-marking]').click();
  await expect(page.locator('[data-marking-page="waiting"]')).toBeVisible();

  const orderId = new URL(page.url()).pathname.split('/').pop() ?? '';
  await releaseMarking(orderId, await aLearner({ firstName: 'Hannah' }));
  await open(page, paths.me());
  await expect(page.locator('[data-marking-news]')).toContainText('6.5');
  await page.locator('[data-marking-news] li a').click();
  await expect(page.getByText(t('markingPage.band.one', { band: '6.5' }))).toBeVisible();

  await tabTo(page, '[data-mark="1"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-comment="1"]')).toBeFocused();
  await expect(page.locator('[data-comment="1"]')).toContainText('drive');
  await tabTo(page, '[data-back="1"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-mark="1"]')).toBeFocused();
  await tabTo(page, '[data-marking-question] textarea');
  await page.keyboard.type('Why is it no 7?');
  await tabTo(page, '[data-send-question]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('markingPage.question.open'))).toBeVisible();
  await tabTo(page, '[name="clear"]');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, '[name="useful"]');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-rate]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('markingPage.rating.saved'))).toBeVisible();
  await expectAccessible(page);

  // A word of the text becomes a card with its sentence as the teacher has corrected it.
  await page.locator('p[lang="en"]').evaluateAll((paragraphs) => {
    for (const paragraph of paragraphs) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.nodeValue?.indexOf('every day') ?? -1;
        if (start < 0) continue;
        document.getSelection()?.setBaseAndExtent(node, start, node, start + 'every day'.length);
        paragraph.scrollIntoView({ block: 'center' });
      }
    }
  });
  const bar = page.locator('[data-keep-words]');
  await bar.getByRole('button', { name: t('keepWords.keep') }).click();
  await expect(bar).toContainText(t('keepWords.kept'));
  await expectAccessible(page);
  await bar.getByRole('link').click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'every day' }) });
  await expect(card).toContainText('Many people drive to work every day in big cities.');

  await open(page, `${paths.marking({ markingOrderId: orderId })}?lang=zh-Hant`);
  await expect(page.getByText(say('zh-Hant', 'markingPage.band.one', { band: '6.5' }))).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
});
