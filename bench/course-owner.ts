import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { UNSET, type SiteProcess } from '#tests/browser/site-process.ts';
import { PASSWORD } from '#tests/security/known-world.ts';
import { apiHeaders } from './browser-headers.ts';
import { addAccounts } from './known-accounts.ts';
import { withSiteDatabase } from './site-database.ts';

/** A new account that has a product, given as an admin does; its email. */
async function addOwner({ dataDir }: SiteProcess, productId: string): Promise<string> {
  const [email = ''] = await withSiteDatabase(dataDir, ({ pool }) => addAccounts(pool, 1));
  await promisify(execFile)(process.execPath, ['src/server/admin.ts', 'grant', email, productId], {
    env: { ...process.env, ...UNSET, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  return email;
}

/**
 * Signs the browser behind `debuggingPort` in as a learner who has bought a product, in English. It stays signed in for as
 * long as an access token lives.
 */
export async function signInOwner(
  site: SiteProcess,
  debuggingPort: number,
  productId: string,
): Promise<void> {
  const email = await addOwner(site, productId);
  const response = await fetch(`${site.url}/api/users/signin`, {
    method: 'POST',
    headers: { ...apiHeaders(DEVELOPMENT_APP_KEY), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { user, role, token } = (await response.json()) as Record<string, unknown>;
  if (!token) throw new Error(`The owner could not sign in: ${response.status}`);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  try {
    // The browser's own storage, which Lighthouse uses too.
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no storage.');
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: site.url }]);
    const page = await context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('auth', text), JSON.stringify({ user, role, token }));
    await page.close();
  } finally {
    await browser.close();
  }
}
