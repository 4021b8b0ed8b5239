import type { Pool } from 'pg';
import type { DiskRoom } from '../files/disk-room.ts';

/** A check that takes longer has failed, so that no caller waits for ever. */
const PATIENCE_MS = 2_000;

export type ReadyParts = {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly jobs: boolean;
  /** More than the floor is free on the disk of DATA_DIR. */
  readonly disk: boolean;
};

export type Readiness = {
  readonly parts: ReadyParts;
  /** Megabytes; undefined when the disk does not report them. */
  readonly freeMb: number | undefined;
};

export type Health = {
  /** Whether this process can serve requests, part by part. Never throws, and answers within some 2 s. */
  readiness(): Promise<Readiness>;
};

type Parts = {
  readonly pool: Pool;
  /** Whether the database has every migration. */
  readonly migrationStatus: () => Promise<{ readonly ok: boolean; readonly pending?: readonly string[] }>;
  readonly jobs: { isReady(): Promise<boolean> };
  readonly diskRoom: () => Promise<DiskRoom>;
};

export function createHealth({ pool, migrationStatus, jobs, diskRoom }: Parts): Health {
  async function look(): Promise<Readiness> {
    let freeMb: number | undefined;
    const [database, migrations, jobsReady, disk] = await Promise.all([
      holds(async () => (await pool.query('select 1')).rowCount === 1),
      holds(async () => {
        const { ok, pending } = await migrationStatus();
        return ok && (pending ?? []).length === 0;
      }),
      holds(async () => await jobs.isReady()),
      holds(async () => {
        const { freeBytes, enough } = await diskRoom();
        freeMb = Math.floor(freeBytes / 1_000_000);
        return enough;
      }),
    ]);
    return { parts: { database, migrations, jobs: jobsReady, disk }, freeMb };
  }
  let looking: Promise<Readiness> | undefined;
  return {
    // Anybody may call this. However many do, the database gets one query at a time.
    readiness() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
