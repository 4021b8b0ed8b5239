import { spawnSync } from 'node:child_process';

const SYSTEM_BROWSERS = [
  // The same engine without a window, a fifth quicker.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of a program that is on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Whether this process may install Debian's packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs packages of Debian. Throws with the output of apt when that fails. */
export function installPackages(...names: readonly string[]): void {
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

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
export function provideChromium(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  if (mayInstall()) {
    installPackages('chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
