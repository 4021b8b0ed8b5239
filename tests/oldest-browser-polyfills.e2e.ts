import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expect, LONG, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';
import { forgetNewerThings } from './oldest-browser-lacks.ts';

const POLYFILLS = /\/assets\/old-browsers-[\w-]+\.js$/;

/** The scripts that a page asks for, in that order. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('a browser of today never asks for the polyfills', async ({ page }) => {
  const scripts = listScripts(page);
  // Every page has the same head; src/platform/old-browsers/early-script.test.ts proves what it decides by.
  await open(page, paths.home());
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => POLYFILLS.test(script))).toEqual([]);
});

test.describe('with as little as Firefox 68 and Safari 12 have', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forgetNewerThings);
  });

  test('the home page comes alive, changes its language and goes on to another page', async ({ page }) => {
    const scripts = listScripts(page);
    await open(page, paths.home());
    expect(scripts.filter((script) => POLYFILLS.test(script))).toHaveLength(1);
    expect(await page.locator('script[src*="old-browsers"]').count()).toBe(0);
    await page.getByRole('button', { name: say('en', 'site.header.toOtherLanguage') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.locator(`footer a[href="${paths.courses()}"]`).click();
    await expect(page.locator('h1')).toHaveText(say('zh-Hant', 'site.menu.courses'));
    await expect(page.locator('body')).toHaveAttribute('data-same-page');
  });

  test('a mock test starts and saves', LONG, async ({ page }) => {
    await open(page, paths.plan({ slug: 'free-trial' }));
    await page.locator('[data-skill="reading"][data-start-attempt]').click();
    await page.locator('input[type="radio"]').first().check();
    await expect(page.locator('[data-answered]')).toHaveCount(1);
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('input[type="radio"]').first()).toBeChecked();
  });
});
