import { readFile } from 'node:fs/promises';
import { paths } from '#paths';
import { aSessionOf, askSession, PASSWORD, turnOnTwoFactor } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { button, field, openSettings, REFUSED } from './browser/settings-page.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Password, two-factor, recovery codes and devices in the settings. */

for (const language of LANGUAGES) {
  const title = `every question asked before something ends can be read by everybody, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    const learner = await openSettings(page, language);
    await turnOnTwoFactor(page, learner, language);
    await aSessionOf(learner);
    await open(page, paths.settings());
    for (const name of [
      say(language, 'settings.twoFactor.renew'),
      say(language, 'settings.twoFactor.turnOff'),
      say(language, 'settings.devices.endOthers'),
      say(language, 'settings.deletion.action'),
    ]) {
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      expect.soft(await sidewaysScroll(page), name).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button(page, name)).toBeFocused();
    }
  });
}

test('a new password is confirmed, and signs the other devices out', async ({ page, watch }) => {
  watch.allow(REFUSED);
  const learner = await openSettings(page);
  const elsewhere = await aSessionOf(learner);
  await button(page, say('en', 'settings.newPassword.change')).click();
  await field(page, 'password').fill('abc');
  await button(page, say('en', 'settings.newPassword.submit')).click();
  await expect(page.getByText(say('en', 'accounts.errors.passwordRequired'))).toBeVisible();
  await expect(page.getByText(say('en', 'accounts.errors.passwordWeak'))).toBeVisible();
  await expect(page.getByText(say('en', 'accounts.errors.confirmationRequired'))).toBeVisible();
  await expect(field(page, 'current_password')).toBeFocused();
  await field(page, 'current_password').fill('not the password 1');
  await field(page, 'password').fill('seven green boats 7');
  await field(page, 'password_confirmation').fill('seven green boats 7');
  await button(page, say('en', 'settings.newPassword.submit')).click();
  await expect(field(page, 'current_password')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'current_password').fill(PASSWORD);
  await button(page, say('en', 'settings.newPassword.submit')).click();
  await expect(page.getByText(say('en', 'settings.newPassword.doneTitle'))).toBeVisible();
  await expect(page.locator('[data-device]')).toHaveCount(1);
  await expect(page.locator('[data-event="password-changed"]')).toBeVisible();
  await expect(askSession(elsewhere)).rejects.toThrow();
});

test('recovery codes are renewed, shown once, and counted; few of them ask for new ones', async ({
  page,
  watch,
}) => {
  watch.allow(REFUSED);
  const learner = await openSettings(page);
  const [first = '', second = ''] = await turnOnTwoFactor(page, learner);
  await open(page, paths.settings());
  const left = (count: number) => page.getByText(say('en', 'settings.twoFactor.left', { count, all: 10 }));
  await expect(left(10)).toBeVisible();
  await button(page, say('en', 'settings.twoFactor.renew')).click();
  const dialog = page.getByRole('dialog');
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'code').fill('000000');
  await dialog.getByRole('button', { name: say('en', 'settings.twoFactor.renewSubmit') }).click();
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'code').fill(first);
  await dialog.getByRole('button', { name: say('en', 'settings.twoFactor.renewSubmit') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [code = ''] = await dialog.locator('code').allInnerTexts();
  expect([first, second]).not.toContain(code);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('en', 'accounts.recovery.download') }).click();
  expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toContain(code);
  // They cannot be closed by accident.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('en', 'settings.twoFactor.kept') }).click();
  await expect(dialog).toBeHidden();
  await expect(left(10)).toBeVisible();

  await askDatabase(
    siteDataDir(),
    `update recovery_codes set used_at = now() where account_id = $1 and code_hash in
       (select code_hash from recovery_codes where account_id = $1 limit 7)`,
    [learner.id],
  );
  await page.reload();
  await expect(left(3)).toBeVisible();
  await expect(page.getByText(say('en', 'settings.twoFactor.few'))).toBeVisible();
});

test('two-factor is turned off with password and code', async ({ page }) => {
  const learner = await openSettings(page);
  const [code = ''] = await turnOnTwoFactor(page, learner);
  await open(page, paths.settings());
  await button(page, say('en', 'settings.twoFactor.turnOff')).click();
  await button(page, say('en', 'settings.twoFactor.turnOffSubmit')).click();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(2);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'code').fill(code);
  await button(page, say('en', 'settings.twoFactor.turnOffSubmit')).click();
  await expect(page.getByText(say('en', 'settings.twoFactor.turnedOff'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('en', 'settings.twoFactor.setUp') })).toHaveAttribute(
    'href',
    '/setup-2fa',
  );
});

test('one device is signed out, then all the others; one that is gone meanwhile leaves the list', async ({
  page,
  watch,
}) => {
  watch.allow(REFUSED);
  const learner = await openSettings(page);
  const tablet = await aSessionOf(learner, 'Safari on iPad');
  const others = await Promise.all(['Edge on Windows', ''].map((device) => aSessionOf(learner, device)));
  await aSessionOf(learner, 'Chrome on Android');
  await page.reload();
  const rows = page.locator('[data-device]');
  const outOf = (device: string) => button(page, say('en', 'settings.devices.endOf', { device }));
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: say('en', 'settings.devices.current') })).toHaveCount(1);
  await expect(rows.first()).toContainText(say('en', 'settings.devices.current'));
  await expect(rows.filter({ hasText: say('en', 'settings.devices.unknown') })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Safari on iPad' })).toContainText('3 hours ago');
  await outOf('Safari on iPad').click();
  await expect(
    page.getByText(say('en', 'settings.devices.ended', { device: 'Safari on iPad' })),
  ).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(askSession(tablet)).rejects.toThrow();

  // Signed out elsewhere, after the list was made.
  await askDatabase(
    siteDataDir(),
    `update sessions set ended_at = now() where account_id = $1 and device = 'Chrome on Android'`,
    [learner.id],
  );
  await outOf('Chrome on Android').click();
  await expect(outOf('Chrome on Android')).toBeHidden();
  await expect(rows).toHaveCount(3);

  await button(page, say('en', 'settings.devices.endOthers')).click();
  await button(page, say('en', 'settings.devices.othersSubmit')).click();
  await expect(page.getByText(say('en', 'settings.devices.othersEnded', { count: 2 }))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(say('en', 'settings.devices.alone'))).toBeVisible();
  for (const other of others) await expect(askSession(other)).rejects.toThrow();
});
