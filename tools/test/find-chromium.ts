import { spawnSync } from 'node:child_process';
import { findProgram, installPackages, mayInstall } from './debian-packages.ts';

const SYSTEM_BROWSERS = [
  // The same engine without a window, a fifth quicker.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function findBrowser(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  for (const name of SYSTEM_BROWSERS) {
    const path = findProgram(name);
    if (path) return path;
  }
  return undefined;
}

/**
 * The Chromium of the tests: the one of CHROMIUM_PATH, the system's, or Debian's package where we may install it.
 * Undefined where Playwright's own has to do; that one is installed then.
 */
export async function provideChromium(): Promise<string | undefined> {
  const found = findBrowser();
  if (found) return found;
  if (mayInstall()) {
    await installPackages('chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
