import type { DatabaseConnection } from '../connection.ts';
import type { DatabaseLog } from '../database-log.ts';
import { aProblem, type Problem } from '../problem.ts';
import { clusterVersion } from './create-cluster.ts';
import { openDatabaseHome } from './database-home.ts';
import { findDiskFullMessage } from './disk-space.ts';
import { postgresPackageVersion } from './postgres-binaries.ts';
import { reachServer } from './reach-server.ts';
import { thisMachine, type Machine, type ServerPlace } from './server-place.ts';
import { openSocketDirectory } from './socket-directory.ts';
import { superviseServer } from './supervise-server.ts';

export type EmbeddedServer = {
  readonly connection: DatabaseConnection;
  /** Another process had started it, or a killed one had left it. */
  readonly adopted: boolean;
  /** The directory that holds the database: below DATA_DIR, unless the log says otherwise. */
  readonly location: string;
  /**
   * Stops the server, unless another process still uses it. Close all connections first: they would be cut.
   */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly machine?: Partial<Machine>;
};

/**
 * A PostgreSQL server on DATA_DIR/postgres: adopted when one runs there, else started. While it is used it is
 * restarted whenever it dies. Refusals: no binaries for this machine, no room, another user's data, another
 * major version.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<{ readonly ok: true; readonly server: EmbeddedServer } | Problem> {
  try {
    const opened = await openPlace(options);
    if (!opened.ok) return opened;
    const reached = await reachServer(opened.place);
    if (!reached.ok) return reached;
    const { adopted, pid } = reached;
    const location = opened.place.home.directory;
    options.log.info(
      { location, adopted, pid },
      adopted ? 'Using the running database.' : 'Started the database.',
    );
    return { ok: true, server: { ...superviseServer(opened.place, reached), adopted, location } };
  } catch (error) {
    // A refusal by the file system (no room, no permission, read-only) can appear in any call.
    const full = findDiskFullMessage(options.dataDir, String(error));
    return full ?? aProblem(`The database in ${options.dataDir} does not start: ${String(error)}`);
  }
}

async function openPlace(
  options: EmbeddedOptions,
): Promise<{ readonly ok: true; readonly place: ServerPlace } | Problem> {
  const { dataDir, log } = options;
  const machine = { ...thisMachine(), ...options.machine };
  const { packageDirectory, systemDirectory } = machine;
  if (packageDirectory === undefined) {
    return aProblem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (or npm has left out ` +
        'optional dependencies). Set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  const opened = await openDatabaseHome({ dataDir, systemDirectory, log });
  if (!opened.ok) return opened;
  const { home } = opened;
  const [made, ours] = [
    await clusterVersion(home),
    Number.parseInt(await postgresPackageVersion(packageDirectory), 10),
  ];
  if (made !== undefined && made !== ours) {
    return aProblem(
      `The database in ${home.cluster} was made by PostgreSQL ${made}, and this release brings ${ours}, ` +
        'which cannot read it. Move the data with pg_dump and pg_restore, or set DATABASE_URL to a server ' +
        `of version ${made}.`,
    );
  }
  const socket =
    process.platform === 'win32' ? ({ ok: true, directory: '' } as const) : await openSocketDirectory(home);
  if (!socket.ok) return socket;
  return { ok: true, place: { home, socketDirectory: socket.directory, packageDirectory, machine, log } };
}
