import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, open, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/**
 * The sign-in and sign-up forms with a real browser and the real server. Their messages for every mistake, in
 * both languages, are tested without a browser: src/features/accounts/web/sign-in/auth-forms.test.tsx.
 */

type Values = Readonly<Record<string, string>>;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

async function submit(page: Page, given: Values = {}): Promise<void> {
  for (const [name, value] of Object.entries(given)) await field(page, name).fill(value);
  await page.locator('form button[type="submit"]:visible').click();
}

for (const language of LANGUAGES) {
  test(
    `a sign-in that is wrong says so at the field or above the button, and keeps what was typed, in ${language}`,
    unlessIn('en', language),
    async ({ page, context, watch }) => {
      watch.allow(/status of 401/);
      await speak(context, language);
      await open(page, paths.signin());
      await submit(page);
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(2);
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(
        say(language, 'accounts.errors.emailRequired'),
      );
      await expectAccessible(page);

      const credentials = { email: (await aLearner()).email, password: 'not this one 1' };
      await submit(page, credentials);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
      // A hidden password cannot be corrected.
      const toggle = page.locator(
        `button[aria-controls="${await field(page, 'password').getAttribute('id')}"]`,
      );
      await toggle.click();
      await expect(field(page, 'password')).toHaveAttribute('type', 'text');
      for (const [name, value] of Object.entries(credentials))
        await expect(field(page, name)).toHaveValue(value);
      await expectAccessible(page);
      expect(page.url()).not.toContain('?');
    },
  );

  test(
    `a sign-up that is wrong says so at each field, before and after the server has seen it, in ${language}`,
    unlessIn('zh-Hant', language),
    async ({ page, context, watch }) => {
      watch.allow(/status of 422/);
      await speak(context, language);
      await open(page, paths.signup());
      await submit(page, { email: `mei.${randomUUID()}@example.org`, password: 'abcdef' });
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(4);
      // The first one in the order of the page, which is another in each language.
      await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
      await expect(field(page, 'last_name')).toHaveAccessibleDescription(
        say(language, 'accounts.errors.lastNameShort'),
      );
      await expectAccessible(page);

      const rest = { first_name: '美', last_name: '林', password_confirmation: 'password1' };
      await submit(page, { ...rest, password: 'password1' });
      await expect(field(page, 'password')).toBeFocused();
      await expect(field(page, 'password')).toHaveAccessibleDescription(
        new RegExp(say(language, 'accounts.errors.passwordCommon')),
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(field(page, 'password')).toHaveValue('password1');
    },
  );
}

test('a code has six digits, also when it is pasted, and a ticket that the server does not know leads back', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await page.addInitScript(() =>
    sessionStorage.setItem('two-factor', JSON.stringify({ ticket: 'a-ticket', issuedAt: Date.now() })),
  );
  await open(page, paths.code());
  const code = field(page, 'code');
  await code.pressSequentially('6543217');
  await expect(code).toHaveValue('654321');
  await code.clear();
  await code.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', ' 123 456 ');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(code).toHaveValue('123456');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'accounts.code.overTitle'));
});

test('the motto stays in the middle of the window, however long the form is', async ({ page }) => {
  for (const height of [500, 800]) {
    await page.setViewportSize({ width: 1280, height });
    await open(page, paths.signup());
    const motto = page.locator('[aria-hidden="true"] > div', { hasText: say('en', 'accounts.frame.motto') });
    const box = await motto.boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2), `${height} px`).toBeLessThan(8);
  }
});
