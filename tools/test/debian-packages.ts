import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** A program, by name or by path, and Debian's package that brings it. */
export type NeededProgram = { readonly program: string; readonly debianPackage: string };

/** The path of a program that is on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Whether this process may install Debian's packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

const INSTALL = ['install', '-y', '-q', '--no-install-recommends'];

/** Installs packages of Debian. Throws with the output of apt when that fails. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    [...INSTALL, ...names],
  ]) {
    await promisify(execFile)('apt-get', args, { env, maxBuffer: Number.POSITIVE_INFINITY }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`apt-get ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
      },
    );
  }
}

const SYSTEM = { findProgram, mayInstall, installPackages };

/**
 * Makes sure that programs are there. Throws with the packages to install where it may not install them
 * itself.
 */
export async function providePrograms(needed: readonly NeededProgram[], system = SYSTEM): Promise<void> {
  const missing = () => needed.filter(({ program }) => system.findProgram(program) === undefined);
  const packages = missing().map(({ debianPackage }) => debianPackage);
  if (packages.length === 0) return;
  if (system.mayInstall()) await system.installPackages(...packages);
  if (missing().length === 0) return;
  const programs = missing().map(({ program }) => program);
  throw new Error(
    `Not on this machine: ${programs.join(', ')}. Install them as root: apt-get ${[...INSTALL, ...packages].join(' ')}`,
  );
}
