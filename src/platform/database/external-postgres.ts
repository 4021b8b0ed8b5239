import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { aProblem, type Problem } from './problem.ts';
import { sqlState } from './sql-state.ts';

const OLDEST = 150_000;
/** We wait for a database that starts together with this program (containers). Milliseconds. */
const PATIENCE_MS = 10_000;
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);

/** Whether the server that DATABASE_URL names answers and is PostgreSQL 15 or later. */
export async function checkExternalPostgres(
  pool: Pool,
  { patienceMs = PATIENCE_MS }: { readonly patienceMs?: number } = {},
): Promise<{ readonly ok: true } | Problem> {
  for (const begin = performance.now(); ; await delay(250)) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
      return judgeVersion(Number(rows[0]?.server_version_num));
    } catch (error) {
      if (!NOT_YET.has(errorCode(error)) || performance.now() - begin > patienceMs) return unreachable(error);
    }
  }
}

function judgeVersion(version: number): { readonly ok: true } | Problem {
  if (version >= OLDEST) return { ok: true };
  const major = Math.floor(version / 10_000);
  return aProblem(`DATABASE_URL leads to PostgreSQL ${major}; version 15 or later is needed.`);
}

function unreachable(error: unknown): Problem {
  // The address itself is not repeated: it may hold a password.
  const reason = error instanceof Error && error.message ? error.message : errorCode(error);
  return aProblem(
    `The database of DATABASE_URL cannot be used: ${reason}. Is the server up and the address right?`,
  );
}

function errorCode(error: unknown): string {
  const state = sqlState(error);
  if (state !== undefined) return state;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
