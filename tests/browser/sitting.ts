import type { BrowserContext, Locator, Page } from '@playwright/test';
import { paths } from '#paths';
import { KEYS, rightAnswer } from './free-trial.ts';
import { expect, hydrated, open, siteUrl, speak, type Watch } from './site-test.ts';
import type { Language } from './texts.ts';

/** The free trial's Reading section as a candidate meets it. */

export const NUMBERS: readonly number[] = KEYS.map(({ number }) => number);

/** Ten right answers and three misses, each of another kind. */
export const MISSES = {
  6: { value: 'A', rule: 'wrong-choice' },
  11: { value: 'the telegraph wires', rule: 'over-word-limit' },
  13: { value: 'chrats', rule: 'misspelt' },
} as const;

export function plannedAnswer(number: number): string {
  return number in MISSES ? MISSES[number as keyof typeof MISSES].value : rightAnswer(number);
}

export const question = (page: Page, number: number): Locator => page.locator(`[data-question="${number}"]`);

/** The place where a gap is filled; the other questions have choices. */
export const gap = (page: Page, number: number): Locator =>
  question(page, number).locator('input[type="text"]');

const choice = (page: Page, number: number, value: string): Locator =>
  question(page, number).locator(`input[type="radio"][value="${value}"]`);

const isGap = (number: number) => number >= 10;

export async function giveAnswer(page: Page, number: number, value: string): Promise<void> {
  if (isGap(number)) await gap(page, number).fill(value);
  else await question(page, number).locator(`label:has(input[value="${value}"])`).click();
}

export async function expectAnswer(page: Page, number: number, value: string): Promise<void> {
  if (isGap(number)) await expect(gap(page, number)).toHaveValue(value);
  else if (value === '') await expect(question(page, number).locator('input:checked')).toHaveCount(0);
  else await expect(choice(page, number, value)).toBeChecked();
}

export async function expectSaveState(page: Page, state: 'saved' | 'not-saved'): Promise<void> {
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', state, {
    timeout: 30_000,
  });
}

/**
 * Within a second the browser itself has stored these answers, whatever happens to the page and the server.
 */
export async function expectInJournal(
  page: Page,
  answers: readonly (readonly [number: number, value: string])[],
): Promise<void> {
  const list = () =>
    page.evaluate(
      () =>
        new Promise<[number, string][]>((resolve) => {
          const opening = indexedDB.open('ninefold');
          opening.addEventListener('success', () => {
            const { result: database } = opening;
            const reading = database.transaction('answers').objectStore('answers').getAll();
            reading.addEventListener('success', () => {
              database.close();
              const rows = reading.result as { number: number; value: string }[];
              resolve(rows.map(({ number, value }) => [number, value]));
            });
          });
        }),
    );
  await expect.poll(list, { timeout: 1_000 }).toEqual(expect.arrayContaining([...answers]));
}

/** On a phone Reading opens on its passage: shows the questions instead. */
export async function toQuestions(page: Page): Promise<void> {
  await expect(question(page, 1)).toBeAttached();
  const button = page.locator('[data-show-side="questions"][aria-pressed="false"]');
  if (await button.isVisible()) await button.click();
}

/** Waits for the player of an attempt and gives the attempt's id. */
export async function inPlayer(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/attempts\/[\w-]{36}$/);
  await toQuestions(page);
  await expect(question(page, 1)).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Starts the free trial from its page. */
export async function startAttempt(page: Page, language: Language = 'en', url?: string): Promise<string> {
  await speak(page.context(), language, url);
  await open(page, (url ?? '') + paths.plan({ slug: 'free-trial' }));
  await page.locator('[data-start-attempt="free-trial"][data-skill="reading"]').click();
  return inPlayer(page);
}

/** Starts the free trial for a visitor by the API, and opens it. Its own page is tested elsewhere. */
export async function openTrial(page: Page, language: Language = 'en', url = siteUrl()): Promise<string> {
  await speak(page.context(), language, url);
  const reply = await page.request.post(`${url}/api/attempts`, {
    headers: API_HEADERS,
    data: { mock_test: 'free-trial', skill: 'reading' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  await open(page, url + paths.attempt({ attemptId }));
  return inPlayer(page);
}

/** Opens a running attempt, as after a closed tab. */
export async function openAttempt(page: Page, attemptId: string): Promise<void> {
  await page.goto(paths.attempt({ attemptId }));
  await hydrated(page);
  await inPlayer(page);
}

/** This page shows that another tab or device writes: since it was opened, or since it lost its hold. */
export async function expectHeldElsewhere(page: Page, how: 'opened' | 'lost'): Promise<void> {
  await expect(page.locator(`[data-held-elsewhere="${how}"]`)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Another device of the learner in a page: the same cookies and nothing else. */
export async function anotherDevice(page: Page, watch: Watch): Promise<Page> {
  watch.allow(/status of 409/);
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ baseURL: siteUrl() });
  await context.addCookies(await page.context().cookies());
  return context.newPage();
}

/** Goes on writing in this page. */
export async function takeOver(page: Page): Promise<void> {
  // As when a connection returns: a page checks immediately whether another one writes.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('[data-take-over]').click();
  await expect(page.locator('[data-held-elsewhere]')).toHaveCount(0);
}

type AttemptReply = {
  attempt: {
    phase: string;
    deadline_at: string;
    submitted_at: string | null;
    timed_out: boolean;
    raw_score: number | null;
  };
  answers: { number: number; value: string }[];
  server_now: string;
};

export const API_HEADERS = { 'x-requested-key': 'ninefold-development' };

/** The server's state of an attempt, for the browser that owns it. */
export async function askAttempt(context: BrowserContext, attemptId: string): Promise<AttemptReply> {
  const response = await context.request.get(`/api/attempts/${attemptId}`, { headers: API_HEADERS });
  expect(response.status()).toBe(200);
  return (await response.json()) as AttemptReply;
}

/** Seconds that the player shows; switches the seconds on. */
async function shownSeconds(page: Page): Promise<number> {
  const clock = page.locator('[data-clock]');
  if ((await clock.getAttribute('aria-pressed')) === 'false') await clock.click();
  await expect(clock).toHaveText(/\d+:\d\d/);
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await clock.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Seconds between the deadline and the server's own time. */
async function realSeconds(context: BrowserContext, attemptId: string): Promise<number> {
  const { attempt, server_now: now } = await askAttempt(context, attemptId);
  return (Date.parse(attempt.deadline_at) - Date.parse(now)) / 1000;
}

/** The player's clock agrees with the server's, apart from the seconds between the two readings. */
export async function expectRightTime(page: Page, attemptId: string): Promise<void> {
  const difference = async () =>
    Math.abs((await shownSeconds(page)) - (await realSeconds(page.context(), attemptId)));
  await expect.poll(difference).toBeLessThan(4);
}

/** Submits and waits for the result. */
export async function submit(page: Page): Promise<void> {
  await page.locator('[data-submit-attempt]').click();
  await page.locator('[data-confirm-submit]').click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.locator('[data-raw-score]')).toBeVisible();
}
