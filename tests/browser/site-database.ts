import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { SavedAnswer } from '#features/mock-tests/domain/attempts/saved-answer.ts';
import { DATABASE_USER } from '#platform/database/embedded/create-cluster.ts';
import { parsePostmasterPid, type PostmasterPid } from '#platform/database/embedded/postmaster-pid.ts';

/** The embedded server of a site that runs on that DATA_DIR. */
export async function findPostmaster(dataDir: string): Promise<PostmasterPid> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const found = parsePostmasterPid(text);
  if (!found) throw new Error(`No database runs on ${dataDir}.`);
  return found;
}

/** Asks the database of a site behind its back. */
export async function askDatabase<Row extends object>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { socketDirectory, port } = await findPostmaster(dataDir);
  const client = new Client({
    host: socketDirectory,
    port,
    user: DATABASE_USER,
    database: 'postgres',
    ssl: false,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** DATA_DIR of the shared site. */
export function siteDataDir(): string {
  const directory = process.env.SITE_DATA_DIR;
  if (!directory) throw new Error('No site was started.');
  return directory;
}

/** Lets an attempt end in `seconds` from now. The server owns the deadline. */
export async function endIn(dataDir: string, attemptId: string, seconds: number): Promise<void> {
  await askDatabase(
    dataDir,
    `update attempts set deadline_at = now() + $2 * interval '1 second' where id = $1`,
    [attemptId, seconds],
  );
}

/** The answers of an attempt that are on disk. */
export async function listSavedAnswers(dataDir: string, attemptId: string): Promise<SavedAnswer[]> {
  const rows = await askDatabase<{ number: number; value: string; sequence: string }>(
    dataDir,
    'select number, value, sequence from answers where attempt_id = $1 order by number',
    [attemptId],
  );
  return rows.map(({ number, value, sequence }) => ({ number, value, sequence: Number(sequence) }));
}
