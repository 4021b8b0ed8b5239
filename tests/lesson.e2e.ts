import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
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
  await expect(question(page, 1).getByRole('radio').first()).toBeVisible();
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

/** Replaces the access token with one that ran out long ago. */
async function spendToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    const token = `head.${btoa(JSON.stringify({ exp: 1 }))}.sign`;
    localStorage.setItem('auth', JSON.stringify({ ...session, token }));
  });
}

for (const [session, spent] of [
  ['a session', false],
  ['a token that ran out', true],
] as const) {
  test(`with ${session} a bought lesson can be read before its scripts are there, and is asked for once`, async ({
    page,
  }) => {
    const place = { course: 'grammar-basics', lesson: 'subject-and-verb' };
    const learner = await aLearner({ language: 'en' });
    await grant(learner, 'grammar_basics_id');
    await signInAs(page, learner, 'en');
    if (spent) await spendToken(page);
    await page.setViewportSize(PHONE);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/lessons/${place.lesson}`)) asked.push(request.url());
    });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.lesson(place), { waitUntil: 'commit' });
    const early = page.locator('[data-early-lesson]');
    await expect(early.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await early.locator('.prose').first().innerText();

    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const keep = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
      };
      new PerformanceObserver(keep).observe({ type: 'layout-shift', buffered: true });
      return seen;
    });
    release();
    await expect(question(page, 1)).toBeVisible();
    await expect(early).toHaveCount(0);
    await expect(page.locator('.prose').first()).toHaveText(text);
    expect(asked).toHaveLength(1);
    expect(await shifts.jsonValue()).toEqual([]);
  });
}
