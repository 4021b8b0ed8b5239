import { spawnSync } from 'node:child_process';

/** The same engine without a window: the suite needs half of the processor's time that the browser itself takes. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a program that is on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Whether this process may install Debian's packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs packages of Debian; false, with the output of apt shown, when that fails. */
export function installPackages(...names: readonly string[]): boolean {
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status === 0) continue;
    console.error(`apt-get ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
    return false;
  }
  return true;
}

function findFirst(names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = findProgram(name);
    if (path) return path;
  }
  return undefined;
}

/**
 * The Chromium of the tests: the one of CHROMIUM_PATH, the headless shell (Debian's package, where we may install it), or
 * the system's. Undefined where Playwright's own has to do; that one is installed then.
 */
export function provideChromium(): string | undefined {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return named;
  const shell = findProgram(HEADLESS_SHELL);
  if (shell) return shell;
  if (mayInstall() && installPackages(HEADLESS_SHELL)) return findProgram(HEADLESS_SHELL);
  const browser = findFirst(SYSTEM_BROWSERS);
  if (browser) return browser;
  if (mayInstall() && installPackages('chromium')) return findFirst(SYSTEM_BROWSERS);
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
