import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { aProblem, type Problem } from './problem.ts';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

type JournalEntry = z.infer<typeof journalSchema>['entries'][number];

/** Names of migrations, oldest first. */
export type MigrationStatus = { readonly applied: readonly string[]; readonly pending: readonly string[] };

/** The list that drizzle-kit maintains in `meta/_journal.json`. */
export async function readMigrationJournal(
  directory: string,
): Promise<{ readonly ok: true; readonly entries: readonly JournalEntry[] } | Problem> {
  const file = join(directory, 'meta', '_journal.json');
  try {
    return { ok: true, entries: journalSchema.parse(JSON.parse(await readFile(file, 'utf8'))).entries };
  } catch (error) {
    return aProblem(`The list of migrations ${file} cannot be read: ${String(error)}`);
  }
}

/** The applied and the pending migrations of a directory. The site is ready when none is pending. */
export async function migrationStatus(
  pool: Pool,
  directory: string,
): Promise<({ readonly ok: true } & MigrationStatus) | Problem> {
  const journal = await readMigrationJournal(directory);
  return journal.ok ? { ok: true, ...(await compareMigrations(pool, journal.entries)) } : journal;
}

/** Drizzle identifies a migration by the instant of its making. */
export async function compareMigrations(
  connection: Pick<ClientBase | Pool, 'query'>,
  entries: readonly JournalEntry[],
): Promise<MigrationStatus> {
  const done = await appliedInstants(connection);
  const names = (applied: boolean) =>
    entries.filter(({ when }) => done.has(when) === applied).map(({ tag }) => tag);
  return { applied: names(true), pending: names(false) };
}

async function appliedInstants(connection: Pick<ClientBase | Pool, 'query'>): Promise<ReadonlySet<number>> {
  // This is checked first: a query on a missing table would spoil the surrounding transaction.
  const table = await connection.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (table.rowCount === 0) return new Set();
  const { rows } = await connection.query('select created_at from drizzle.__drizzle_migrations');
  return new Set(rows.map((row: { created_at: string }) => Number(row.created_at)));
}
