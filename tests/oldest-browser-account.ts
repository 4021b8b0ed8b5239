import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { askSession, aSessionOf, type Learner } from './browser/a-learner.ts';
import { siteUrl } from './browser/site-test.ts';
import type { Language } from './browser/texts.ts';
import type { OldPage } from './oldest-browser-chromium.ts';

/** Signs an old browser in, as if it had been so for a while. */
export async function signInOld(page: OldPage, learner: Learner, language: Language): Promise<void> {
  const { stored, cookie } = await askSession(await aSessionOf(learner));
  await page.setCookie({ name: LANGUAGE_COOKIE, value: language, url: siteUrl() });
  await page.setCookie({ name: 'refresh', value: cookie, url: `${siteUrl()}/api/users` });
  await page.goto(`${siteUrl()}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('auth', text), stored);
}
