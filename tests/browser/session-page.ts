import type { Locator, Page } from '@playwright/test';
import { PASSWORD, type Learner } from './a-learner.ts';
import { say, type Language } from './texts.ts';

/** Sign-in and the session, as they show in a page. */

export const signOutButton = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('banner').getByRole('button', { name: say(language, 'site.header.signOut') });

/** The page shows itself to a person who is signed in, from its first paint on. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'));

/** Signs in by the form that is open. */
export async function fillInSignIn(page: Page, { email }: Learner): Promise<void> {
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [name="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]:visible').click();
}
