import { sqlState } from '../database/sql-state.ts';

// PostgreSQL: connection trouble, too many connections, shutting down, lock and statement timeouts.
const BUSY_STATES = /^(08|53|57P|55P03|57014|40)/;

// Error codes of the socket and of node-postgres for a server that is away. Drizzle wraps the error, so
// causes are followed.
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const LOST_MESSAGE =
  /^Connection terminated|connection error and is not queryable|was closed and is not queryable|when trying to connect|^timeout expired|^Query read timeout|after calling end on the pool/;

function isLostConnection(error: Error): boolean {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  return LOST_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect') || LOST_MESSAGE.test(message);
}

/**
 * Whether an error means that the database is away or overloaded. Nothing was done, and another attempt may
 * help.
 */
export function isBusy(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return BUSY_STATES.test(state);
  const seen = new Set<unknown>();
  for (let link = error; link instanceof Error && !seen.has(link); link = link.cause) {
    if (isLostConnection(link)) return true;
    seen.add(link);
  }
  return false;
}
