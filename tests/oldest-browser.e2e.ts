import { randomUUID } from 'node:crypto';
import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { linkMailedTo } from './browser/mailbox.ts';
import { ALL_PATHS, AUTH_PATHS, GALLERY_PATH, MISSING_PATH } from './browser/public-pages.ts';
import { DESK, LONG, PHONE, siteUrl } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';

/** The oldest browsers that the terms promise: Chromium 75 itself, and as little as Firefox 68 and Safari 12 have. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

async function open(page: OldPage, path: string, language: Language = 'en'): Promise<number> {
  await page.setCookie({ name: LANGUAGE_COOKIE, value: language, url: siteUrl() });
  const response = await page.goto(`${siteUrl()}${path}`);
  await alive(page);
  return response.status();
}

const text = (page: OldPage, selector: string) =>
  page.evaluate((wanted) => {
    const found = document.querySelector(wanted);
    return found === null ? undefined : found.textContent;
  }, selector);

test('this is Chromium 75', async ({ chromium75 }) => {
  expect(await chromium75.version()).toContain('/75.');
});

/** One page of each kind: the others are made of the same. */
const KINDS: readonly string[] = [
  paths.home(),
  paths.courses(),
  paths.course({ slug: 'ielts-basics' }),
  paths.tutorials(),
  paths.tutorial({ slug: 'count-the-joins' }),
  paths.plans(),
  paths.plan({ slug: 'free-trial' }),
  paths.teachers(),
  paths.teacher({ slug: 'hannah' }),
  paths.about(),
  paths.contact(),
  paths.faq(),
  paths.terms(),
  paths.sitemap(),
  ...AUTH_PATHS,
  paths.cart(),
  MISSING_PATH,
];

async function expectAnswers(page: OldPage, path: string, language: Language): Promise<void> {
  const other = language === 'en' ? 'zh-Hant' : 'en';
  await page.setViewport(PHONE);
  expect(await open(page, path, language), path).toBe(path === MISSING_PATH ? 404 : 200);
  expect(await page.evaluate(() => document.documentElement.lang), path).toBe(language);
  expect(await sidewaysScroll(page), `${path} on a phone`).toBe(0);
  await page.setViewport(DESK);
  expect(await sidewaysScroll(page), `${path} on a desk`).toBe(0);

  const toggle = AUTH_PATHS.includes(path) ? 'accounts.frame.toOtherLanguage' : 'site.header.toOtherLanguage';
  await page.click(`[aria-label="${say(language, toggle)}"]`);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, other);
  await until(page, `[aria-label="${say(other, toggle)}"]`);
}

test('every kind of page opens, fits, and answers, in both languages', async ({ visit: { page, allow } }) => {
  allow(/status of 404/);
  for (const [index, path] of KINDS.entries()) {
    await expectAnswers(page, path, LANGUAGES[index % 2] ?? 'en');
  }
});

for (const [index, path] of ALL_PATHS.filter((each) => each !== GALLERY_PATH).entries()) {
  const language = LANGUAGES[index % 2] ?? 'en';

  test(`${path} opens in ${language}, fits, and answers`, LONG, async ({ visit: { page, allow } }) => {
    if (path === MISSING_PATH) allow(/status of 404/);
    await expectAnswers(page, path, language);
  });
}

test('the menu opens, one group at a time, and goes to a page without a reload', async ({
  visit: { page },
}) => {
  await page.setViewport(PHONE);
  await open(page, paths.about());
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.click('[aria-controls="site-menu"]');
  await page.click('[aria-controls="menu-courses"]');
  await until(page, '#menu-courses');
  await page.click('[aria-controls="menu-mock-tests"]');
  await until(page, '#menu-mock-tests');
  expect(await page.evaluate(() => document.querySelectorAll('[id^="menu-"]:not([hidden])').length)).toBe(1);
  await page.click(`#menu-mock-tests a[href="${paths.plan({ slug: 'free-trial' })}"]`);
  await page.waitForFunction(() => location.pathname === '/mocktests/free-trial');
  await until(page, '[data-skill="reading"][data-start-attempt]');
  await until(page, 'body[data-same-page]');
});

test('the carousel goes on and round', async ({ visit: { page } }) => {
  await page.setViewport(DESK);
  await open(page, paths.home());
  const carousel = `[aria-label="${say('en', 'site.carousel.slides')}"]`;
  for (const position of [2, 3, 1]) {
    await page.click(`${carousel} [aria-label="${say('en', 'site.carousel.next')}"]`);
    await until(
      page,
      `${carousel} [aria-label="${say('en', 'site.carousel.goTo', { position })}"][aria-current]`,
    );
  }
  // One slide fills the frame, and it is the first.
  await page.waitForFunction(
    (region) => {
      const slide = document.querySelector(`${region} [role="group"]`);
      const frame = document.querySelector(region);
      if (slide === null || frame === null) return false;
      return Math.abs(slide.getBoundingClientRect().left - frame.getBoundingClientRect().left) < 20;
    },
    {},
    carousel,
  );
});

test('a course shows the lessons of a module', async ({ visit: { page } }) => {
  await open(page, paths.course({ slug: 'ielts-basics' }), 'zh-Hant');
  await page.click('#module-2 summary');
  await until(page, '#module-2 li');
  await page.click('#module-2 summary');
  await page.waitForFunction(() => {
    const module = document.querySelector('#module-2');
    return module !== null && !module.hasAttribute('open');
  });
});

const fieldByField = 'signing up says what is wrong, field by field, and takes it back';
test(fieldByField, LONG, async ({ visit: { page } }) => {
  await open(page, paths.signup());
  await page.click('form [type="submit"]');
  await until(page, '[name="email"][aria-invalid]');
  expect(await text(page, 'form')).toContain(say('en', 'accounts.errors.emailRequired'));
  expect(await page.evaluate(() => document.querySelectorAll('form [aria-invalid]').length)).toBe(5);
  await page.type('[name="email"]', 'mei@example.com');
  await page.waitForSelector('[name="email"]:not([aria-invalid])');
  expect(await text(page, 'form')).not.toContain(say('en', 'accounts.errors.emailRequired'));
});

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  const title = `signing up, the mail's link, signing in and out with ${name}`;
  test(title, usual, async ({ visit: { page, allow } }) => {
    allow(/status of 401/);
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(PHONE);
    const email = `old.${randomUUID().slice(0, 8)}@example.org`;
    const password = 'lamp over 7 rivers';
    await open(page, paths.signup());
    const form = { email, first_name: '美', last_name: '林', password, password_confirmation: password };
    for (const [field, value] of Object.entries(form)) await page.type(`[name="${field}"]`, value);
    await page.click('form [type="submit"]');
    await page.waitForFunction((path) => location.pathname === path, {}, paths.emailVerify());
    await page.waitForFunction((address) => document.body.innerText.includes(address), {}, email);

    await open(page, await linkMailedTo(email, 1, paths.emailVerify()));
    const verified = say('en', 'accounts.emailVerify.verifiedTitle');
    await page.waitForFunction((title) => document.body.innerText.includes(title), {}, verified);

    // A guarded page leads to sign-in. A wrong password is reported, and the typed text stays.
    await open(page, paths.profile());
    await page.waitForFunction((path) => location.pathname === path, {}, paths.signin());
    await until(page, '[name="email"]');
    // The address that was verified a moment ago is filled in.
    await page.waitForFunction(
      (address) => document.querySelector<HTMLInputElement>('[name="email"]')?.value === address,
      {},
      email,
    );
    await page.type('[name="password"]', 'x');
    await page.click('form [type="submit"]');
    await until(page, '[role="alert"]');
    await page.click('[name="password"]');
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[name="password"]');
      if (field !== null) field.select();
    });
    await page.type('[name="password"]', password);
    await page.click('form [type="submit"]');
    await page.waitForFunction((path) => location.pathname === path, {}, paths.profile());
    await until(page, '[name="first_name"]');

    await page.click(`header [aria-label="${say('en', 'site.header.signOut')}"]`);
    await page.waitForFunction(() => location.pathname === '/' && localStorage.getItem('auth') === null);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'))).toBe(false);
  });
}

test('the contact form says what is wrong, then sends', LONG, async ({ visit: { page } }) => {
  await open(page, paths.contact(), 'zh-Hant');
  await page.click('form [type="submit"]');
  await until(page, '[name="name"][aria-invalid]');
  expect(await page.evaluate(() => document.querySelectorAll('form [aria-invalid]').length)).toBe(4);
  await page.type('[name="name"]', '林美');
  await page.type('[name="email"]', 'mei@example.com');
  await page.select('[name="topic"]', 'courses');
  await page.type('[name="message"]', 'Which course fits a band of 5?');
  await page.click('form [type="submit"]');
  await page.waitForFunction(
    (title) => document.body.innerText.includes(title),
    {},
    say('zh-Hant', 'site.contact.sentTitle'),
  );
});

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  test(`a mock test is taken from start to band with ${name}`, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(DESK);
    await open(page, paths.plan({ slug: 'free-trial' }));
    const start = '[data-skill="reading"][data-start-attempt]';
    await until(page, start);
    await page.click(start);

    const trueFalse = 'input[type="radio"][value="NOT GIVEN"]';
    const choice = 'input[type="radio"][value="B"]';
    const gap = '[data-question] input[type="text"]';
    await until(page, gap);
    const storedText = () =>
      page.evaluate(
        (...selectors: readonly string[]) =>
          selectors.map((selector) => {
            const input = document.querySelector<HTMLInputElement>(selector);
            if (input === null) return undefined;
            return input.type === 'radio' ? input.checked : input.value;
          }),
        trueFalse,
        choice,
        gap,
      );
    const saved = (count: number) =>
      page.waitForFunction(
        (wanted) =>
          document.querySelectorAll('[data-answered]').length === wanted &&
          document.querySelector('[data-save-state="saved"]') !== null,
        {},
        count,
      );
    await page.click(trueFalse);
    await page.click(choice);
    await page.type(gap, 'salt water');
    await until(page, '[data-save-state="saving"], [data-save-state="not-saved"]');
    await saved(3);
    expect(await storedText()).toEqual([true, true, 'salt water']);

    await page.reload();
    await until(page, gap);
    await saved(3);
    expect(await storedText()).toEqual([true, true, 'salt water']);

    await page.click('[data-submit-attempt]');
    await until(page, '[data-confirm-submit]');
    await page.click('[data-confirm-submit]');
    await until(page, '[data-band]');
    expect(await page.evaluate(() => location.pathname)).toMatch(/^\/attempts\/.+\/result$/);
    expect(await text(page, '[data-band]')).toMatch(/\d\.\d/);
  });
}
