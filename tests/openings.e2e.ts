import { randomUUID } from 'node:crypto';
import { paths } from '#paths';
import { hashOfSecret } from '#features/shop/server/openings/withdrawal-token.ts';
import type { openingRequestEn } from '#features/shop/web/openings/opening-request-texts-en.ts';
import type { TextPath } from '#platform/i18n/translate.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Lessons cannot be booked yet; once they can, this journey needs another product that is not open. */
const PAGE = paths.teacher({ slug: 'hannah' });
const SUBJECT = 'lessons:teacher_01';

const requestsOf = (email: string) =>
  askDatabase<{ subject: string; language: string }>(
    siteDataDir(),
    'select subject, language from opening_requests where email = $1',
    [email],
  );

/** A request whose email has been sent, with the secret of its link. */
async function anAnnounced(email: string): Promise<string> {
  const token = randomUUID();
  await askDatabase(
    siteDataDir(),
    `insert into opening_requests (id, subject, email, email_key, language, requested_at, sent_at, link_hash)
     values (gen_random_uuid(), 'none_id', $1, $1, 'en', now(), now(), $2)`,
    [email, hashOfSecret(token)],
  );
  return token;
}

test('a visitor leaves an address on the page of something that is not open, and takes it back', async ({
  page,
  context,
}) => {
  const t = (key: TextPath<typeof openingRequestEn>, values = {}) =>
    say('zh-Hant', `openingRequest.${key}`, values);
  const email = `mei.${randomUUID()}@example.org`;
  await speak(context, 'zh-Hant');
  await open(page, PAGE);
  await page.getByRole('button', { name: say('zh-Hant', 'catalogue.tellWhenOpen.show') }).click();
  await page.getByLabel(t('emailField')).fill(email);
  await page.getByRole('button', { name: t('submit') }).click();
  await expect(page.getByText(t('waitingText', { email: 'm•••@example.org' }))).toBeVisible();
  expect(await requestsOf(email)).toEqual([{ subject: SUBJECT, language: 'zh-Hant' }]);
  await page.getByRole('button', { name: t('withdraw') }).click();
  await expect(page.getByText(t('withdrawn'))).toBeVisible();
  expect(await requestsOf(email)).toEqual([]);
});

test('the link in the email deletes the address when its button is pressed', async ({ page }) => {
  const email = `mei.${randomUUID()}@example.org`;
  const token = await anAnnounced(email);
  await open(page, paths.openingEmailsOff({ token }));
  expect(await requestsOf(email)).toHaveLength(1);
  await page.getByRole('button', { name: say('en', 'openingRequest.off.submit') }).click();
  await expect(page.getByText(say('en', 'openingRequest.off.done'))).toBeVisible();
  expect(await requestsOf(email)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the email deletes the address too', async ({ page }) => {
    const email = `mei.${randomUUID()}@example.org`;
    await page.goto(paths.openingEmailsOff({ token: await anAnnounced(email) }));
    await page.getByRole('button', { name: say('en', 'openingRequest.off.submit') }).click();
    await expect(page.locator('body')).toContainText('Your address has been deleted.');
    expect(await requestsOf(email)).toEqual([]);
  });

  test('the button says that it needs one', async ({ page }) => {
    await page.goto(PAGE);
    const hint = page.locator('[data-tell-when-open] noscript');
    await expect(hint).toBeVisible();
    expect(await hint.innerText()).toBe(say('en', 'catalogue.tellWhenOpen.noScript'));
  });
});
