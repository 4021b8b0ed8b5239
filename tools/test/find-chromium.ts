import { spawnSync } from 'node:child_process';
import { findProgram, installPackages, mayInstall } from './debian-packages.ts';

/** The same engine without a window: the suite needs half of the processor's time that the browser itself takes. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findFirst(names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = findProgram(name);
    if (path) return path;
  }
  return undefined;
}

/** The path of a program after its package of Debian was installed; undefined where that is not possible. */
async function install(name: string): Promise<string | undefined> {
  if (!mayInstall()) return undefined;
  try {
    await installPackages(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return findProgram(name);
}

/**
 * The Chromium of the tests: the one of CHROMIUM_PATH, the headless shell (Debian's package, where we may install it), or
 * the system's. Undefined where Playwright's own has to do; that one is installed then.
 */
export async function provideChromium(): Promise<string | undefined> {
  const found =
    process.env['CHROMIUM_PATH'] ??
    findProgram(HEADLESS_SHELL) ??
    (await install(HEADLESS_SHELL)) ??
    findFirst(SYSTEM_BROWSERS) ??
    (await install('chromium'));
  if (!found) spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return found;
}
