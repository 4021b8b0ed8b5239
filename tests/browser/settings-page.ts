import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, signInAs, type Learner } from './a-learner.ts';
import { expect, open } from './site-test.ts';
import type { Language } from './texts.ts';

/** Refusals that a test brings about show in the browser's console. */
export const REFUSED = /status of (?:4\d\d|409)/;

/** Opens the settings of a new learner. */
export async function openSettings(page: Page, language: Language = 'en'): Promise<Learner> {
  const learner = await aLearner({ language });
  await signInAs(page, learner, language);
  await open(page, paths.settings());
  await expect(page.locator('[data-email]')).toHaveText(learner.email);
  return learner;
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
