import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { checkMicrophone, done, inAnswer, listResponses, sayOnce, test } from './browser/interview.ts';
import { expect, open, PHONE, sidewaysScroll } from './browser/site-test.ts';
import { API_HEADERS, expectHeldElsewhere, takeOver } from './browser/sitting.ts';
import { say } from './browser/texts.ts';

/** One interview on two devices: one of them leads it, and nothing that was said on either is lost. */

test('an answer goes from one device to another, and both parts of it are kept', async ({ sit, another }) => {
  const candidate = await sit('en');
  const { context, page, attemptId } = candidate;
  await open(page, paths.attempt({ attemptId }));
  await checkMicrophone(page);
  await sayOnce(candidate, 'p1q1');

  const phone = await another(candidate, PHONE);
  await open(phone, paths.attempt({ attemptId }));
  await expectHeldElsewhere(phone, 'opened');
  expect(await sidewaysScroll(phone)).toBe(0);
  await expectAccessible(phone);
  await takeOver(phone);
  await checkMicrophone(phone);
  // The computer stops when it is notified. Its recording so far is stored.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectHeldElsewhere(page, 'lost');
  await expect(page.locator('[data-storing="stored"]')).toBeVisible();

  // The phone continues the same answer, above the computer's recording.
  await expect(inAnswer(phone, 'p1q1')).toBeVisible({ timeout: 30_000 });
  const numbers = async () =>
    (await listResponses(candidate)).find(({ question }) => question === 'p1q1')?.chunks ?? [];
  await expect.poll(async () => (await numbers()).some((number) => number >= 1_000)).toBe(true);
  expect(await numbers()).toContain(0);
  await done(phone);
  // Every piece before it is sent first, a quarter of a second of sound in each.
  await expect
    .poll(async () => (await listResponses(candidate)).filter(({ finished }) => finished).length, {
      timeout: 60_000,
    })
    .toBe(1);
  await expectAccessible(page);
  const recording = await context.request.get(`/api/attempts/${attemptId}/responses/p1q1/recording`, {
    headers: API_HEADERS,
  });
  // Each device started a separate file.
  expect((await recording.body()).toString('latin1').split('\u001aE\u00df\u00a3')).toHaveLength(3);
});

test('what a device had not sent when another one ended the interview is sent afterwards, and kept', async ({
  sit,
  another,
}) => {
  const candidate = await sit('en');
  const { context, page, attemptId } = candidate;
  await open(page, paths.attempt({ attemptId }));
  await checkMicrophone(page);
  await sayOnce(candidate, 'p1q1');
  await context.setOffline(true);
  await expect(page.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });

  const phone = await another(candidate, PHONE);
  await open(phone, paths.attempt({ attemptId }));
  await expectHeldElsewhere(phone, 'opened');
  await takeOver(phone);
  await checkMicrophone(phone);
  await expect(inAnswer(phone, 'p1q1')).toBeVisible({ timeout: 30_000 });
  await expect(phone.locator('[data-storing="stored"]')).toBeVisible({ timeout: 30_000 });
  await phone.locator('[data-end-section]').click();
  await phone.locator('[data-confirm-end]').click();
  await phone.locator('[data-hand-in]').click({ timeout: 60_000 });
  await expect(phone).toHaveURL(/\/result$/);
  const answer = async () =>
    (await listResponses({ context: phone.context(), attemptId })).find(
      ({ question }) => question === 'p1q1',
    );
  const complete = await answer();
  expect(complete).toMatchObject({ finished: true, late_bytes: 0 });

  await context.setOffline(false);
  await expect.poll(async () => (await answer())?.late_bytes ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
  // The computer hears that it is over, and goes on when nothing waits any more.
  await expect(page).toHaveURL(/\/result$/, { timeout: 60_000 });
  expect(await answer()).toMatchObject({ finished: true, bytes: complete?.bytes });
  await phone.reload();
  const shown = phone.locator('[data-review-question="p1q1"]');
  await expect(shown.locator('[data-late-recording]')).toHaveText(say('en', 'speaking.review.late'));
  await expect(shown.locator('[data-load-recording]')).toBeVisible();
  await expectAccessible(phone);
});
