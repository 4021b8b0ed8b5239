import { randomBytes, randomUUID } from 'node:crypto';
import { paths } from '#paths';
import { aLearner, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, PHONE, sidewaysScroll, siteUrl, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const COURSE = 'grammar-basics';

test('a certificate is shown to everybody, and its name only while the owner wants it', async ({
  page,
  browser,
}) => {
  const learner = await aLearner({ firstName: 'Hsin-yi', language: 'en' });
  // Capitals count in a number.
  const number = `aZ${randomBytes(17).toString('base64url').slice(0, 20)}`;
  const candidate = randomUUID();
  await askDatabase(
    siteDataDir(),
    'insert into candidates (id, account_id, created_at) values ($1, $2, now())',
    [candidate, learner.id],
  );
  await askDatabase(
    siteDataDir(),
    `insert into enrolments (candidate_id, course, id, started_at, completed_at, completed_version)
     values ($1, $2, $3, now(), now(), 'v1')`,
    [candidate, COURSE, randomUUID()],
  );
  await askDatabase(
    siteDataDir(),
    `insert into course_certificates (candidate_id, course, id, number, title, hours, issued_at)
     values ($1, $2, $3, $4, '{"en":"Grammar Basics","zh-Hant":"基礎文法"}', 12, now())`,
    [candidate, COURSE, randomUUID(), number],
  );
  await page.setViewportSize(PHONE);
  await signInAs(page, learner, 'en');
  await open(page, paths.learn({ course: COURSE }));
  await page.getByRole('link', { name: say('en', 'learn.course.certificate') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'learn.certificate.heading'));
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  const name = page.getByText('Hsin-yi');
  await expect(name).toHaveCount(0);
  await page.getByRole('checkbox', { name: say('en', 'learn.certificate.show') }).click();
  await expect(name).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'learn.certificate.pdf') }).click();
  expect((await download).suggestedFilename()).toBe(`certificate-${number}.pdf`);

  const stranger = await (await browser.newContext({ baseURL: siteUrl() })).newPage();
  await open(stranger, paths.certificate({ number }));
  await expect(stranger.getByText('Hsin-yi')).toBeVisible();
  await expect(stranger.getByRole('checkbox')).toHaveCount(0);
  await stranger.context().close();
});
