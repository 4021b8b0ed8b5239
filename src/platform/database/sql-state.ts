/** Node's own codes (EPIPE, EPERM) have five letters too; no class of SQLSTATE begins with an E. */
const SQL_STATE = /^(?!E)[0-9A-Z]{5}$/;

/**
 * The SQLSTATE of a failed query, such as 23505, or undefined when the server did not refuse it (a lost
 * connection, a bug). Drizzle wraps the server's error, so the chain of causes is followed.
 */
export function sqlState(error: unknown): string | undefined {
  const seen = new Set<unknown>();
  for (let link = error; link instanceof Error && !seen.has(link); link = link.cause) {
    seen.add(link);
    if ('code' in link && typeof link.code === 'string' && SQL_STATE.test(link.code)) return link.code;
  }
  return undefined;
}
