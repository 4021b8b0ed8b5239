import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
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

/** A session of a visitor, in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const QUESTIONS = 3;

const shownStep = (page: OldPage) =>
  page.evaluate(() => {
    const form = document.querySelector('form[data-step]');
    return form === null ? null : form.getAttribute('data-step');
  });
const progress = (page: OldPage) =>
  page.evaluate(() => {
    const bar = document.querySelector('progress');
    return bar === null ? undefined : bar.value;
  });

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  test(
    `a session of practice is answered, marked, and found again, with ${name}`,
    usual,
    async ({ visit: { page } }) => {
      for (const forget of lacks) await page.evaluateOnNewDocument(forget);
      await page.setViewport(PHONE);
      await page.setCookie({ name: LANGUAGE_COOKIE, value: 'zh-Hant', url: siteUrl() });
      await page.goto(siteUrl() + paths.practice());
      await alive(page);
      await until(page, '[data-start]');
      expect(await sidewaysScroll(page)).toBe(0);
      await page.click('[data-start]');
      for (let done = 0; done < QUESTIONS; done += 1) {
        await until(page, 'form[data-step]');
        // An option where there is one; otherwise it is not known.
        const hasOptions = await page.evaluate(
          () => document.querySelectorAll('form[data-step] [data-area] input[type=radio]').length > 0,
        );
        if (hasOptions) await page.keyboard.press('1');
        await page.evaluate(() => {
          const check = document.querySelector<HTMLButtonElement>('form[data-step] button[type=submit]');
          const skip = document.querySelector<HTMLButtonElement>('form[data-step] [data-skip]');
          const button = check === null || check.disabled ? skip : check;
          if (button !== null) button.click();
        });
        await until(page, 'form[data-verdict]');
        await page.waitForFunction(() => document.querySelector('[data-saving="saved"]') !== null);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.click('[data-next]');
      }
      await until(page, 'form[data-step]:not([data-verdict])');
      const step = await shownStep(page);
      const before = await progress(page);
      expect(before).toBeGreaterThanOrEqual(QUESTIONS);

      await page.reload();
      await until(page, 'form[data-step]:not([data-verdict])');
      expect(await shownStep(page)).toBe(step);
      expect(await progress(page)).toBe(before);
    },
  );
}
