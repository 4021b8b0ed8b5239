import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Reply = {
  readonly status: number;
  /** Status line and headers as they came. */
  readonly head: string;
  readonly body: Buffer;
};

/** One keep-alive connection; the next request is sent when the reply to the last one is there. */
export type HttpConnection = {
  send(request: Buffer): Promise<Reply>;
  close(): void;
};

const HEAD_END = Buffer.from('\r\n\r\n');
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;

/** The first reply in the bytes and the rest after it; undefined while the reply is incomplete. */
function parseReply(bytes: Buffer): { reply: Reply; rest: Buffer } | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = CONTENT_LENGTH.exec(head)?.[1];
  if (length === undefined && status !== 304) throw new Error(`A reply without content-length:\n${head}`);
  const end = headEnd + HEAD_END.length + Number(length ?? 0);
  if (bytes.length < end) return undefined;
  const reply = { status, head, body: bytes.subarray(headEnd + HEAD_END.length, end) };
  return { reply, rest: bytes.subarray(end) };
}

/**
 * A minimal client, so that the client is never measured: `fetch` costs several times as much as the server's
 * work for a cached page.
 */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;

  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
  }
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const parsed = parseReply(received);
    if (!parsed) return;
    received = parsed.rest;
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(parsed.reply);
  });
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  await once(socket, 'connect');
  socket.on('error', fail);

  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => void socket.destroy(),
  };
}

/** A request's bytes; `host` and the body's length are added. */
export function encodeRequest(request: {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}): Buffer {
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const headers = {
    host: '127.0.0.1',
    ...request.headers,
    ...(body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${request.method ?? 'GET'} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
