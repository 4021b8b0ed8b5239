import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#paths';
import { hashOfSecret } from '#features/shop/server/openings/withdrawal-token.ts';
import type { openingRequestEn } from '#features/shop/web/openings/opening-request-texts-en.ts';
import type { TextPath } from '#platform/i18n/translate.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { startSite, type SiteProcess } from './browser/site-process.ts';
import { expect, open, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** A page of something that is not open at a school that has not opened lessons. */
const PAGE = paths.teacher({ slug: 'hannah' });
const SUBJECT = 'lessons:teacher_01';

let content: string;
let school: SiteProcess;

/** The content of this site opens everything, so the page is that of a school with less. */
test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'ninefold-content-'));
  chmodSync(content, 0o755);
  const products = JSON.parse(readFileSync('content/products.json', 'utf8')) as { open: string[] };
  const opened = products.open.filter((each) => each !== 'one-to-one-lessons');
  writeFileSync(join(content, 'products.json'), JSON.stringify({ ...products, open: opened }));
  school = await startSite({ env: { CONTENT_DIR: content } });
});

test.afterAll(async () => {
  await school.stop();
  rmSync(content, { recursive: true, force: true });
});

const requestsOf = (email: string, dataDir = siteDataDir()) =>
  askDatabase<{ subject: string; language: string }>(
    dataDir,
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
  await speak(context, 'zh-Hant', school.url);
  await open(page, school.url + PAGE);
  await page.getByRole('button', { name: say('zh-Hant', 'catalogue.tellWhenOpen.show') }).click();
  await page.getByLabel(t('emailField')).fill(email);
  await page.getByRole('button', { name: t('submit') }).click();
  await expect(page.getByText(t('waitingText', { email: 'm•••@example.org' }))).toBeVisible();
  expect(await requestsOf(email, school.dataDir)).toEqual([{ subject: SUBJECT, language: 'zh-Hant' }]);
  await page.getByRole('button', { name: t('withdraw') }).click();
  await expect(page.getByText(t('withdrawn'))).toBeVisible();
  expect(await requestsOf(email, school.dataDir)).toEqual([]);
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
    await page.goto(school.url + PAGE);
    const hint = page.locator('[data-tell-when-open] noscript');
    await expect(hint).toBeVisible();
    expect(await hint.innerText()).toBe(say('en', 'catalogue.tellWhenOpen.noScript'));
  });
});
