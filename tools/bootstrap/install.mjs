import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runWithProgress } from './run.mjs';

const MARK = 'node_modules/.installed-lock';

function lockHash() {
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} with dev`)
    .digest('hex');
}

/** Installs the packages when the lock file is not the one that was installed last. No package's script runs. */
export async function installDependencies() {
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  await runWithProgress('Installing packages', 'npm', [
    // Not `ci`: it refuses a lock file without the builds for other systems, and a registry that lacks those yields one.
    'install',
    '--no-save',
    '--ignore-scripts',
    // NODE_ENV=production would leave out what the build needs.
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeFileSync(MARK, wanted);
}
