import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** The tour of the screen: offered before the first test, tried on the demonstration paper, remembered. */

for (const language of LANGUAGES) {
  for (const size of [DESK, PHONE]) {
    const title = `every step of the tour can be tried and read, in ${language} at ${size.width} px`;
    test(title, unlessIn(size === DESK ? 'en' : 'zh-Hant', language), async ({ page, context }) => {
      test.slow();
      await speak(context, language);
      await page.setViewportSize(size);
      await open(page, paths.plan({ slug: 'free-trial' }));
      const offer = page.locator('[data-tour-offer]').first();
      await expect(offer).toBeVisible();
      await offer.getByRole('link').click();
      const card = page.locator('[data-tour]');
      const step = (name: string) => expect(card).toHaveAttribute('data-tour', name);
      const done = () => expect(card).toContainText(say(language, 'tour.done'));
      const next = () => page.locator('[data-next-step]').click();

      await step('clock');
      await expectAccessible(page);
      await page.locator('[data-clock]').click();
      await done();
      await next();
      if (size === PHONE) {
        await step('sides');
        await page.locator('[data-show-side="passage"]').click();
        await done();
        await next();
      }
      await step('answer');
      await page.locator('[data-question="1"] label').first().click();
      await done();
      await expectAccessible(page);
      await next();
      await step('numbers');
      await page.locator('[data-number="3"]').click();
      await done();
      await next();
      await step('review');
      await page.locator('[data-flag]').click();
      await done();
      await next();
      await step('mark');
      await page.locator('[data-text-block="p1.B"]').dblclick({ position: { x: 40, y: 8 } });
      await page.locator('[data-mark-toolbar] [data-highlight]').click();
      await done();
      await next();
      await step('heading');
      await page.locator('[data-option="i"]').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-heading-slot] button').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await done();
      expect(await sidewaysScroll(page)).toBe(0);
      await next();
      if (size === DESK) {
        await step('divider');
        await page.locator('[data-divider]').focus();
        await page.keyboard.press('ArrowLeft');
        await done();
        await next();
      }
      await step('view');
      await next();
      await step('submit');
      await expectAccessible(page);
      await next();

      await expect(page).toHaveURL(new RegExp(paths.plan({ slug: 'free-trial' })));
      await expect(page.locator('[data-start-attempt]').first()).toBeVisible();
      await expect(page.locator('[data-tour-offer]')).toHaveCount(0);
    });
  }
}

test('the tour can be left at once, is not offered again, and leaves no attempt behind', async ({ page }) => {
  await open(page, paths.tour());
  await expect(page.locator('[data-tour]')).toBeFocused();
  await page.locator('[data-leave-tour]').click();
  await expect(page).toHaveURL(new RegExp(`${paths.plans()}$`));
  await open(page, paths.plan({ slug: 'free-trial' }));
  await expect(page.locator('[data-start-attempt]').first()).toBeVisible();
  await expect(page.locator('[data-tour-offer]')).toHaveCount(0);
  const listed = await page.request.get('/api/attempts', {
    headers: { 'x-requested-key': 'ninefold-development' },
  });
  expect(await listed.json()).toMatchObject({ attempts: [] });
});
