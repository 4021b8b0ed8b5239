import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, open, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** A lesson of the free week: everybody may open it. */
const LESSON = paths.lesson({ course: 'free-trial', lesson: 'there-is-or-have' });
const tryIt = (page: Page) => page.locator('[data-block="try-it"]');
const question = (page: Page, number: number) => tryIt(page).locator(`[data-question="${number}"]`);

test('a visitor works through a free lesson on a phone, and finds everything again', async ({ page }) => {
  const t = (path: Parameters<typeof say>[1]) => say('zh-Hant', path);
  await page.setViewportSize(PHONE);
  await speak(page.context(), 'zh-Hant');
  await open(page, paths.learn({ course: 'free-trial' }));
  await expect(page.getByRole('link', { name: t('learn.course.begin') })).toBeVisible();
  await expectAccessible(page);

  await open(page, LESSON);
  const check = tryIt(page).getByRole('button', { name: t('exercises.check') });
  await expect(check.nth(1)).toBeDisabled();
  // A sentence to correct: what is typed survives a reload before it is checked.
  await question(page, 3).getByRole('textbox').fill('This is surely wrong.');
  await page.reload();
  await expect(question(page, 3).getByRole('textbox')).toHaveValue('This is surely wrong.');
  await check.nth(1).click();
  await expect(question(page, 3)).toContainText(t('exercises.mark.wrong'));
  await expect(question(page, 3).getByRole('textbox')).toBeDisabled();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);

  // Marked work is on the server, and the first answer stays when it is tried again.
  await page.reload();
  await expect(question(page, 3)).toContainText(t('exercises.mark.wrong'));
  await tryIt(page)
    .getByRole('button', { name: t('exercises.again') })
    .click();
  await expect(question(page, 3).getByRole('textbox')).toBeEnabled();
  await expect(page.getByRole('progressbar').first()).toBeVisible();

  // What is to be used has the width of the page, and its words are those of the page.
  const use = page.locator('[data-question="0"]');
  const text = use.locator('p').first();
  expect((await text.boundingBox())?.width).toBeGreaterThan(PHONE.width - 60);
  expect(await text.getAttribute('lang')).toBeNull();

  // An apostrophe in Chinese text has the width of an apostrophe, and not of a Chinese character.
  const [quote, character] = await page.evaluate(() =>
    ['’', '字'].map((sign) => {
      const span = document.createElement('span');
      span.textContent = sign;
      document.querySelector('main p')?.append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    }),
  );
  expect(quote).toBeLessThan((character ?? 0) / 2);

  // A paragraph in the other language.
  const piece = page.locator('[data-block="opening"] > div').first();
  const before = await piece.innerText();
  await piece.getByRole('button').click();
  await expect(piece).not.toContainText(before.split('\n')[0] ?? before);
});

test('a visitor takes the test of the free week', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await speak(page.context(), 'zh-Hant');
  await open(page, paths.learn({ course: 'free-trial' }));
  await page.getByRole('link', { name: say('zh-Hant', 'learn.course.test') }).click();
  await page.getByRole('button', { name: say('zh-Hant', 'learn.test.start') }).click();
  await expect(page.locator('[data-question]')).toHaveCount(10);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('zh-Hant', 'learn.test.submit') }).click();
  await page.getByRole('button', { name: say('zh-Hant', 'learn.test.sure') }).click();
  // All three lessons have questions in it, and a visitor may open each.
  await expect(page.getByText(say('zh-Hant', 'learn.test.look'))).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/learn/free-trial/"]')).toHaveCount(3);
});

test('an answer that is checked without a connection is marked when it is back', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/);
  await speak(page.context(), 'en');
  await open(page, LESSON);
  await expect(tryIt(page)).toBeVisible();
  await page.context().setOffline(true);
  await question(page, 1).getByRole('radio').first().check();
  await tryIt(page)
    .getByRole('button', { name: say('en', 'exercises.check') })
    .first()
    .click();
  await expect(tryIt(page)).toContainText(say('en', 'learn.exercise.waiting'));
  await page.context().setOffline(false);
  await expect(question(page, 1)).toContainText(
    new RegExp(`${say('en', 'exercises.mark.right')}|${say('en', 'exercises.mark.wrong')}`),
  );
});

test('a lesson that was not bought says which course has it, and shows nothing of it', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource.*403/);
  await speak(page.context(), 'en');
  await open(page, paths.lesson({ course: 'grammar-basics', lesson: 'word-order' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grammar Basics');
  await expect(page.getByRole('main')).not.toContainText('very much');
  await page.getByRole('link', { name: say('en', 'learn.access.see') }).click();
  await expect(page).toHaveURL(/\/courses\/grammar-basics$/);
});
