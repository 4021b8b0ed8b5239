import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { siteUrl } from './browser/site-test.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { say, type Language } from './browser/texts.ts';
import { alive, expect, sidewaysScroll, until, type OldPage } from './oldest-browser-chromium.ts';

/** Sitting a section in an old browser. */

/** Opens the free trial's page and presses the button of one of its sections. */
export async function startSection(page: OldPage, skill: string, language: Language = 'en'): Promise<void> {
  await page.setCookie({ name: LANGUAGE_COOKIE, value: language, url: siteUrl() });
  await page.goto(siteUrl() + paths.plan({ slug: 'free-trial' }));
  await alive(page);
  await until(page, `[data-skill="${skill}"][data-start-attempt]`);
  await page.click(`[data-skill="${skill}"][data-start-attempt]`);
}

/** An attempt of a visitor, made without the page. */
export async function makeAttempt(page: OldPage, mockTest: string, skill: string): Promise<string> {
  await page.goto(`${siteUrl()}/robots.txt`);
  return page.evaluate(
    async (headers, body) => {
      const reply = await fetch('/api/attempts', { method: 'POST', headers, body });
      return ((await reply.json()) as { attempt_id: string }).attempt_id;
    },
    { ...API_HEADERS, 'content-type': 'application/json' },
    JSON.stringify({ mock_test: mockTest, skill }),
  );
}

export const countOf = (page: OldPage, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

export const textOf = (page: OldPage, selector: string) =>
  page.evaluate((wanted) => {
    const found = document.querySelector(wanted);
    return found === null ? '' : found.textContent;
  }, selector);

export const valueOf = (page: OldPage, selector: string) =>
  page.evaluate((wanted) => {
    const found = document.querySelector<HTMLInputElement>(wanted);
    return found === null ? undefined : found.value;
  }, selector);

/** Waits until the page says this. */
export const untilSaid = (page: OldPage, ...text: Parameters<typeof say>) =>
  page.waitForFunction((wanted) => document.body.innerText.indexOf(wanted) >= 0, {}, say(...text));

export const untilSaved = (page: OldPage) => until(page, '[data-save-state="saved"]');

export async function expectFits(page: OldPage, stage: string): Promise<void> {
  expect(await sidewaysScroll(page), `scrolls sideways: ${stage}`).toBe(0);
}

/** Submits the answers, and waits for the marks. */
export async function submit(page: OldPage): Promise<void> {
  await page.click('[data-submit-attempt]');
  await until(page, '[data-confirm-submit]');
  await page.click('[data-confirm-submit]');
  await until(page, '[data-raw-score]');
}
