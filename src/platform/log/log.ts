import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What must never reach a log, wherever it stands (quality.md). */
const SECRET_KEYS = [
  'password',
  'password_confirmation',
  'token',
  'code',
  'secret',
  'ticket',
  'cookie',
  'authorization',
  'email',
  'body',
];

/** Drizzle writes a failed query's values into its message: `params: …`, in the error itself or in a cause. */
function listValues(error: unknown): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  for (let link = error; link instanceof Error && !seen.has(link); link = link.cause) {
    seen.add(link);
    if ('params' in link) found.push(`params: ${String(link.params)}`);
  }
  return found;
}

/** An error without the values of its query, which may be somebody's name, address or answer. */
function serializeError(error: Error): object {
  const line = stdSerializers.err(error);
  if (!(error instanceof Error)) return line;
  const values = listValues(error);
  const cut = (text: string) =>
    values.reduce((rest, each) => rest.replaceAll(each, 'params: [redacted]'), text);
  // PostgreSQL repeats values in these two.
  const { params: _params, detail: _detail, where: _where, ...rest } = line;
  return { ...rest, message: cut(line.message), stack: cut(line.stack) };
}

/** JSON lines. Secrets are cut out by name, up to two levels deep; a failed query's values are cut out too. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
