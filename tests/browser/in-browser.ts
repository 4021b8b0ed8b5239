import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#platform/i18n/language.ts';
import { signInAs, type Learner } from './a-learner.ts';
import { siteUrl, watchContext } from './site-test.ts';

type Device = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly language?: Language;
};

/** A person who is signed in, in a browser of their own. Closing the page fails when the page has complained. */
export async function inBrowser(
  browser: Browser,
  person: Learner,
  { viewport, hasTouch = false, language = 'en' }: Device,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport, hasTouch });
  const watch = watchContext(context);
  const page = await context.newPage();
  page.on('close', () => expect(watch.heard()).toEqual([]));
  await signInAs(page, person, language);
  return page;
}
