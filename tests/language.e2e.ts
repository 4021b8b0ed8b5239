import { askSite } from './browser/ask-site.ts';
import { AUTH_PATHS } from './browser/public-pages.ts';
import { expect, open, speak, test } from './browser/site-test.ts';
import { HAN, LANGUAGES, say, type Language } from './browser/texts.ts';

const toggle = { header: 'site.header.toOtherLanguage', form: 'accounts.frame.toOtherLanguage' } as const;

function headingOf(language: Language) {
  return say(language, 'site.menu.contact');
}

// The rules themselves: src/platform/i18n/language.test.ts.
test('a page comes in the language of the address, else the cookie, else the browser, else English', async () => {
  const cases: readonly [query: string, cookie: string, browser: string, expected: Language][] = [
    ['?lang=zh-Hant', 'en', 'en-GB,en', 'zh-Hant'],
    ['?lang=en', 'zh-Hant', 'zh-TW,zh;q=0.9', 'en'],
    ['', 'zh-Hant', 'en-GB,en', 'zh-Hant'],
    ['', 'en', 'zh-TW,zh;q=0.9', 'en'],
    ['', '', 'zh-TW,zh;q=0.9,en;q=0.8', 'zh-Hant'],
    ['', '', 'fr-FR,fr;q=0.9', 'en'],
    ['', '', '', 'en'],
    ['?lang=fr', 'xx', 'zh-TW', 'zh-Hant'],
    ['?lang=fr', 'zh-Hant', 'en', 'zh-Hant'],
  ];
  for (const [query, cookie, browser, expected] of cases) {
    const about = `address "${query}", cookie "${cookie}", browser "${browser}"`;
    const response = await askSite(`/contact${query}`, {
      'accept-language': browser,
      ...(cookie ? { cookie: `other=1; lang=${cookie}` } : {}),
    });
    const html = await response.text();
    expect(html, about).toContain(`<html lang="${expected}"`);
    expect(response.headers.get('content-language'), about).toBe(expected);
    expect(html, about).toContain(`<h1>${headingOf(expected)}</h1>`);
  }
});

test.describe('a browser that speaks zh-TW', () => {
  test.use({ locale: 'zh-TW' });
  test('gets zh-Hant, and the page that is alive agrees with the one that was sent', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page.locator('h1')).toHaveText(headingOf('zh-Hant'));
  });
});

test('the toggle changes the language in place: what was typed and the place on the page stay', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel(say('en', 'site.contact.name')).fill('Mei 美');
  await page.getByLabel(say('en', 'site.contact.message'), { exact: false }).fill('Half a sen');
  await page.evaluate(() => window.scrollTo(0, 150));
  const message = page.locator('textarea[name="message"]');
  await message.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  const before = await page.evaluate(() => performance.timeOrigin);

  await page.getByRole('button', { name: say('en', toggle.header) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.locator('h1')).toHaveText(headingOf('zh-Hant'));
  await expect(page).toHaveTitle(HAN);
  // The browser scrolls along when lines above the reader's place become taller.
  const moved = (await page.evaluate(() => window.scrollY)) - scrolled;
  expect(Math.abs(moved), `${moved} px`).toBeLessThan(60);
  await expect(page.locator('input[name="name"]')).toHaveValue('Mei 美');
  await expect(message).toHaveValue('Half a sen');
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);

  await page.getByRole('button', { name: say('zh-Hant', toggle.header) }).click();
  await expect(page.locator('h1')).toHaveText(headingOf('en'));
  await expect(message).toHaveValue('Half a sen');
});

test('the chosen language is remembered: over a reload, on the next page, in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: say('en', toggle.header) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('zh-Hant', 'site.menu.about') })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).toHaveText(HAN);
  const tab = await context.newPage();
  await open(tab, '/terms');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});

test('a language in the address gives way to the toggle, and holds for the next page', async ({ page }) => {
  await open(page, '/teachers?lang=zh-Hant');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('zh-Hant', 'site.menu.about') })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.goBack();
  await expect(page).toHaveURL(/\/teachers/);
  // The address changes at once, the page when its data is there.
  await expect(page.locator('h1')).toHaveText(say('zh-Hant', 'catalogue.teachers.title'));
  await page.getByRole('button', { name: say('zh-Hant', toggle.header) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/teachers$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const path of ['/contact', '/signup']) {
  test(`without a connection the toggle on ${path} changes nothing and says so`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, path);
    await page.locator('input[name="email"]').fill('mei@example.org');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: path === '/contact' ? say('en', toggle.header) : say('en', toggle.form) })
      .click();
    const failed = path === '/contact' ? 'site.header.languageFailed' : 'accounts.frame.languageFailed';
    await expect(page.getByRole('alert').filter({ hasText: say('en', failed) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('input[name="email"]')).toHaveValue('mei@example.org');

    await context.setOffline(false);
    await page
      .getByRole('button', { name: path === '/contact' ? say('en', toggle.header) : say('en', toggle.form) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page.locator('input[name="email"]')).toHaveValue('mei@example.org');
  });
}

test('every form page has a toggle of its own', async ({ page }) => {
  for (const path of AUTH_PATHS) {
    await open(page, `${path}?lang=en`);
    await page.getByRole('button', { name: say('en', toggle.form) }).click();
    await expect(page.locator('h1')).toHaveText(HAN);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`every kind of page can be read in ${language}`, async ({ page, context }) => {
      await speak(context, language);
      for (const path of [
        '/',
        '/courses',
        '/courses/ielts-basics',
        '/mocktests/free-trial',
        '/teachers',
        '/faq',
        '/terms',
        '/signin',
      ]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const title = page.locator('h1');
        await expect(title).toBeVisible();
        if (language === 'zh-Hant') await expect(title).toHaveText(HAN);
        else await expect(title).not.toHaveText(HAN);
        const words = await page.locator('main').innerText();
        const letters = words.match(/\p{L}/gu) ?? [];
        const han = letters.filter((letter) => HAN.test(letter)).length / letters.length;
        expect(letters.length, path).toBeGreaterThan(90);
        // Chinese pages have English names and exam words, and English ones two characters of the toggle.
        if (language === 'zh-Hant') expect(han, path).toBeGreaterThan(0.4);
        else expect(han, path).toBeLessThan(0.03);
      }
      for (const [path, text] of [
        ['/mocktests/free-trial', 'mockTests.start.script'],
        ['/signin', 'accounts.frame.noScript'],
      ] as const) {
        await page.goto(path);
        const hint = page.locator('noscript');
        await expect(hint).toBeVisible();
        expect(await hint.innerText()).toBe(say(language, text));
      }
    });
  }
});
