import { pino, stdSerializers, symbols, type DestinationStream, type Logger } from 'pino';
import { instantText } from '../clock/instant-text.ts';

export type Log = Logger;

/** The values that must never reach a log, wherever they appear. */
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

/** An error without the values of its query, which may be a person's name, address or answer. */
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

/**
 * Lines are written in bulk. A write for each line costs as much as a small call, and a slow reader would
 * stall the site. The rest is written when the process ends, unless SIGKILL ends it.
 */
const STANDARD_OUTPUT = {
  dest: 1,
  sync: false,
  minLength: 12_288,
  periodicFlush: 200,
  // Characters; a reader that is gone must not fill the memory.
  maxLength: 16 * 1024 * 1024,
};

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
    destination ?? pino.destination(STANDARD_OUTPUT),
  );
}

/** An answered request. Nothing in it may be secret: a path comes without its query. */
export type RequestLine = {
  /** When it was answered. Milliseconds since 1970. */
  readonly at: number;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** How long it took. */
  readonly ms: number;
};

/**
 * Writes lines of requests into a log, at the level `info`. Their fields are known, so they are not searched for secrets,
 * which takes ten times the writing.
 */
export function createRequestLog(log: Log): (line: RequestLine) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  const stream = (log as Log & { readonly [symbols.streamSym]: DestinationStream })[symbols.streamSym];
  return (line) => {
    const { requestId, method, status, ms } = line;
    const request = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(line.path)}`;
    stream.write(
      `{"level":"info","time":"${instantText(line.at)}",${request},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
}
