import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '#paths';
import { aSessionOf, PASSWORD, recordAs, signInAs, turnOnTwoFactor } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { lastMailTo, linkIn } from './browser/mailbox.ts';
import { button, field, openSettings, REFUSED } from './browser/settings-page.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

for (const language of LANGUAGES) {
  const usual = unlessIn('en', language);
  test(`the settings can be read and used by everybody, in ${language}`, usual, async ({ page }) => {
    const learner = await openSettings(page, language);
    await aSessionOf(learner);
    await page.reload();
    await expect(page.locator('[data-device]')).toHaveCount(2);
    await button(page, say(language, 'settings.email.change')).click();
    await button(page, say(language, 'settings.newPassword.change')).click();
    for (const size of [DESK, { width: 320, height: 640 }, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('a new address counts once its link is opened; until then it is shown as waiting', async ({
  page,
  watch,
}) => {
  watch.allow(REFUSED);
  const { email } = await openSettings(page);
  const fresh = email.replace('mei.', 'mei.new.');
  await button(page, say('en', 'settings.email.change')).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill(fresh);
  await field(page, 'password').fill('not the password 1');
  await button(page, say('en', 'settings.email.submit')).click();
  await expect(field(page, 'password')).toBeFocused();
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'email')).toHaveValue(fresh);
  await field(page, 'password').fill(PASSWORD);
  await button(page, say('en', 'settings.email.submit')).click();
  await expect(page.getByText(say('en', 'settings.email.pendingTitle', { email: fresh }))).toBeVisible();
  await expect(page.locator('[data-email]')).toHaveText(email);

  // Sent again, the form knows where to.
  await button(page, say('en', 'settings.email.again')).click();
  await expect(field(page, 'email')).toHaveValue(fresh);
  await button(page, say('en', 'settings.cancel')).click();

  await page.goto(linkIn(await lastMailTo(fresh, 1), '/email-verify'));
  await expect(page.getByText(say('en', 'accounts.emailVerify.changedTitle'))).toBeVisible();
  await open(page, paths.settings());
  await expect(page.locator('[data-email]')).toHaveText(fresh);
  // The old address gets two emails: about the request, and about the change.
  await lastMailTo(email, 2);
});

test('the look changes at once, stays, and follows the device again', async ({ page }) => {
  await openSettings(page);
  const root = page.locator('html');
  const theme = (name: string) => page.locator(`input[name="theme"][value="${name}"]`);
  await expect(theme('system')).toBeChecked();
  await theme('dark').check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(theme('dark')).toBeChecked();
  await theme('system').check();
  await expect(root).not.toHaveAttribute('data-theme');
  await page.reload();
  await expect(root).not.toHaveAttribute('data-theme');
});

for (const language of LANGUAGES) {
  const title = `which mails come is chosen, saved at once and said so, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await openSettings(page, language);
    const choice = (name: string) => page.locator(`[data-mail-choice="${name}"]`);
    const box = (name: string) => choice(name).getByRole('checkbox');
    await expect(page.getByText(say(language, 'settings.mails.always'))).toBeVisible();
    await expect(box('reminders')).toBeChecked();
    await expect(box('news')).not.toBeChecked();
    await box('reminders').uncheck();
    await expect(choice('reminders').getByRole('status')).toHaveText(
      say(language, 'settings.mails.savedOff'),
    );
    await box('news').press('Space');
    await expect(choice('news').getByRole('status')).toHaveText(say(language, 'settings.mails.savedOn'));
    await page.reload();
    await expect(box('reminders')).not.toBeChecked();
    await expect(box('news')).toBeChecked();

    // A value that could not be saved is shown as it is.
    await page.route('**/api/users/profile', (route) => route.abort());
    await box('reminders').click();
    await expect(choice('reminders').getByRole('status')).toContainText(
      say(language, 'settings.mails.failed'),
    );
    await expect(box('reminders')).not.toBeChecked();
    await expectAccessible(page);
  });
}

/** Two seconds of a tone as a WAV file. */
function aTone(): Buffer {
  const samples = Buffer.alloc(2 * 8000 * 2);
  for (let at = 0; at < samples.length / 2; at += 1)
    samples.writeInt16LE(Math.round(12_000 * Math.sin(at / 3)), at * 2);
  const head = Buffer.from('RIFF    WAVEfmt                     data    ');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

test('all data comes as one file that can be read, with the sound of what was recorded, or not at all', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const { email } = await openSettings(page);
  await page.route('**/api/users/export*', (route) => route.abort());
  await button(page, say('en', 'settings.data.action')).click();
  await expect(page.getByText(say('en', 'accounts.form.unreachableTitle'))).toBeVisible();
  await page.unroute('**/api/users/export*');
  const tone = aTone();
  await recordAs(page, [tone.subarray(0, 9000), tone.subarray(9000)]);
  const saving = page.waitForEvent('download');
  await button(page, say('en', 'settings.data.action')).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^ninefold-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile((await download.path()) ?? '')));
  const json = strFromU8(files['data.json'] ?? new Uint8Array());
  expect(json).toContain(email);
  await expect(page.getByText(download.suggestedFilename())).toBeVisible();

  const [name = ''] = Object.keys(files).filter((each) => each.startsWith('recordings/'));
  expect(name).toMatch(/-free-trial-[0-9a-f]{8}\/01-part-1-question-1\.wav$/);
  expect(json).toContain(`"file": "${name}"`);
  const sound = Buffer.from(files[name] ?? []);
  expect(sound.equals(tone)).toBe(true);
  const seconds = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const audio = new OfflineAudioContext(1, 8000, 8000);
    return (await audio.decodeAudioData(bytes.buffer)).duration;
  }, sound.toString('base64'));
  expect(seconds).toBeCloseTo(2, 1);
});

for (const language of LANGUAGES) {
  const title = `an account is deleted in a week, after password and code, and can be kept until then, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, watch }) => {
    watch.allow(REFUSED);
    const learner = await openSettings(page, language);
    const [code = ''] = await turnOnTwoFactor(page, learner, language);
    await open(page, paths.settings());
    await button(page, say(language, 'settings.deletion.action')).click();
    const dialog = page.getByRole('dialog', { name: say(language, 'settings.deletion.dialogTitle') });
    for (const path of ['goes', 'stays', 'until'] as const) {
      await expect(dialog).toContainText(say(language, `settings.deletion.${path}`));
    }
    await field(page, 'password').fill('not the password 1');
    await field(page, 'code').fill(code);
    await dialog.getByRole('button', { name: say(language, 'settings.deletion.submit') }).click();
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'password').fill(PASSWORD);
    await dialog.getByRole('button', { name: say(language, 'settings.deletion.submit') }).click();
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText(say(language, 'accounts.signin.farewellText'))).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();

    await signInAs(page, learner, language);
    await open(page, paths.settings());
    await expect(page.getByText(say(language, 'settings.deletion.asked'))).toBeVisible();
    await button(page, say(language, 'signedIn.deletion.keep')).click();
    await expect(button(page, say(language, 'settings.deletion.action'))).toBeVisible();
  });
}
