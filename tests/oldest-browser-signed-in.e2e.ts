import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { aLearner } from './browser/a-learner.ts';
import { SIGNED_IN_PATHS } from './browser/public-pages.ts';
import { DESK, LONG, PHONE, siteUrl } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';
import { signInOld } from './oldest-browser-account.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
} from './oldest-browser-chromium.ts';

/** The pages of a signed-in person, in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

/** Present only when the account has loaded. */
const FILLED: Readonly<Record<string, string>> = {
  [paths.me()]: '[data-next-step]',
  [paths.profile()]: '[name="first_name"]',
  [paths.settings()]: '[data-device]',
  [paths.orders()]: 'main h2',
};

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  test(`the pages of an account open and fit, with ${name}`, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await signInOld(page, await aLearner({ language: 'en' }), 'en');
    for (const [index, path] of SIGNED_IN_PATHS.entries()) {
      const language = LANGUAGES[index % 2] ?? 'en';
      await page.setCookie({ name: LANGUAGE_COOKIE, value: language, url: siteUrl() });
      await page.setViewport(PHONE);
      await page.goto(siteUrl() + path);
      await alive(page);
      await until(page, FILLED[path] ?? 'main');
      for (const size of [PHONE, DESK]) {
        await page.setViewport(size);
        expect(await sidewaysScroll(page), `${path} at ${size.width} px`).toBe(0);
      }
    }
  });

  test(`a profile is changed and saved, with ${name}`, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await signInOld(page, await aLearner({ language: 'en' }), 'en');
    await page.setViewport(DESK);
    await page.goto(siteUrl() + paths.profile());
    await until(page, '[name="first_name"]');
    await page.type('[name="first_name"]', 'hua');
    await page.select('[name="target_band"]', '7.5');
    await page.click('[role="combobox"]');
    await page.type('[role="combobox"]', '倫敦');
    await until(page, '[role="option"]');
    await page.click('[role="option"]');
    await until(page, '[data-save-state="unsaved"]');
    await page.click('form [type="submit"]');
    await until(page, '[data-save-state="saved"]');
    await page.reload();
    await until(page, '[name="first_name"]');
    const shown = await page.evaluate(() =>
      ['[name="first_name"]', '[name="target_band"]', '[role="combobox"]'].map((selector) => {
        const field = document.querySelector<HTMLInputElement>(selector);
        return field === null ? undefined : field.value;
      }),
    );
    expect(shown).toEqual(['Meihua', '7.5', 'London, Manchester, Edinburgh']);
  });

  const title = `the look is changed and a form of the settings answers, with ${name}`;
  test(title, LONG, async ({ visit: { page, allow } }) => {
    allow(/status of 4\d\d/);
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await signInOld(page, await aLearner({ language: 'en' }), 'en');
    await page.setViewport(DESK);
    await page.goto(siteUrl() + paths.settings());
    await until(page, '[name="theme"]');
    // Devices and history are above it and load separately: they move it from under the pointer.
    await page.waitForFunction(
      () => document.querySelector('#devices [role="status"], #history [role="status"]') === null,
    );
    await page.click('[name="theme"][value="dark"]');
    await until(page, 'html[data-theme="dark"]');
    await page.click('#email button');
    await until(page, '[name="email"]');
    await page.type('[name="email"]', 'mei.lin@example.net');
    await page.type('[name="password"]', 'not the password 1');
    await page.click('#email [type="submit"]');
    await until(page, '#email [name="password"][aria-invalid]');
    expect(await page.evaluate(() => document.body.innerText)).toContain(say('en', 'settings.email.hint'));
  });
}
