import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, open, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, sayAny, type Language } from './browser/texts.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';

/** The messages of the form, word for word. */
const MESSAGES = {
  en: {
    name: 'Name is required',
    email: 'Email is required',
    emailWrong: 'Please enter a valid email address',
    topic: 'Please choose a topic',
    message: 'Message is required',
    short: 'Message must be at least 10 characters',
  },
  'zh-Hant': {
    name: '姓名為必填欄位。',
    email: '電子信箱為必填欄位。',
    emailWrong: '請輸入有效的電子信箱地址。',
    topic: '請選擇主題。',
    message: '訊息為必填欄位。',
    short: '訊息至少需 10 個字元。',
  },
} as const satisfies Record<Language, Record<string, string>>;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: say(language, 'site.contact.send') }).click();

async function fillIn(page: Page, email: string, message = 'Which course is right for me?'): Promise<void> {
  await field(page, 'name').fill('林小美');
  await field(page, 'email').fill(email);
  await field(page, 'topic').selectOption('courses');
  await field(page, 'message').fill(message);
}

/** An answer of the API that is no success. */
const problem = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `urn:ninefold:problem:${code}`, title: 'x', status, detail }),
});

const titleIn = (language: Language, rule: string) => `the contact form in ${language} ${rule}`;

for (const language of LANGUAGES) {
  const messages = MESSAGES[language];

  const mistakes =
    'names every mistake under its field, leads to the first, and forgives it when it is mended';
  test(titleIn(language, mistakes), unlessIn('en', language), async ({ page, context }) => {
    await speak(context, language);
    await open(page, '/contact');
    await send(page, language);
    await expect(field(page, 'name')).toBeFocused();
    for (const name of ['name', 'email', 'topic', 'message'] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(messages[name].replace(/[.。]/g, '.')),
      );
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page, 'name').fill('Mei');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, 'email').fill('mei@example');
    await field(page, 'message').fill('too short');
    await field(page, 'topic').selectOption('courses');
    await send(page, language);
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.getByText(messages.emailWrong, { exact: true })).toBeVisible();
    await expect(page.getByText(messages.short, { exact: true })).toBeVisible();
    await expect(page.getByText(messages.name, { exact: true })).toHaveCount(0);
  });

  const keeps = 'keeps what was typed when it cannot be sent, says why, and sends it afterwards';
  test(titleIn(language, keeps), unlessIn('zh-Hant', language), async ({ page, context, watch }) => {
    watch.allow(/ERR_FAILED/, /status of 50\d/, /status of 429/);
    await speak(context, language);
    await open(page, '/contact');
    const email = `mei.${randomUUID()}@example.org`;
    await fillIn(page, email);
    const later = language === 'en' ? 'Please send it again in an hour.' : '請一小時後再送出。';
    const failures: readonly [answer: (route: Route) => Promise<void>, shown: string | RegExp][] = [
      [(route) => route.abort(), say(language, 'site.contact.unreachable')],
      [(route) => route.fulfill(problem(500, 'server-error', 'y')), sayAny(language, 'site.contact.refused')],
      [(route) => route.fulfill(problem(429, 'throttled', later)), later],
    ];
    for (const [answer, shown] of failures) {
      await page.route('**/api/contact', answer);
      await send(page, language);
      await expect(page.getByRole('alert').filter({ hasText: shown })).toBeVisible();
      await expect(field(page, 'message')).toHaveValue('Which course is right for me?');
      await page.unroute('**/api/contact');
    }
    // Not even a reload loses it.
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('林小美');
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'topic')).toHaveValue('courses');
    await expect(field(page, 'message')).toHaveValue('Which course is right for me?');

    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    await send(page, language);
    await expect(page.getByText(say(language, 'site.contact.sentTitle'))).toBeVisible();
    await expect(
      page.getByText(say(language, 'site.contact.sentText', { email: 'm•••@example.org' })),
    ).toBeVisible();

    const stored = await askDatabase<{ name: string; language: string }>(
      siteDataDir(),
      'select name, language from contact_messages where email = $1',
      [email],
    );
    expect(stored).toEqual([{ name: '林小美', language }]);
    // One email to the school and a copy to the sender, both readable on a machine without a mail server.
    const mails = async () => {
      await page.goto('/dev/mail');
      return page.getByRole('row').filter({ hasText: email }).count();
    };
    await expect.poll(mails, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await expect(page.locator('body')).toContainText('林小美');
    await expect(page.locator('body')).toContainText('Which course is right for me?');
  });
}

test('a link from a teacher chooses the topic', async ({ page }) => {
  await open(page, '/contact?topic=teachers');
  await expect(field(page, 'topic')).toHaveValue('teachers');
  await open(page, '/contact?topic=nonsense');
  await expect(field(page, 'topic')).toHaveValue('');
});
