import { once } from 'node:events';
import { createServer } from 'node:net';

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function int(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
}

/** A server that lets everybody in and answers every query with one text: enough to pretend a version. */
export async function startFakePostgres(text: string) {
  const ready = message('Z', Buffer.from('I'));
  const welcome = Buffer.concat([message('R', int(0, 4)), ready]);
  const answer = Buffer.concat([
    message(
      'T',
      int(1, 2),
      Buffer.from('server_version_num\0'),
      int(0, 4),
      int(0, 2),
      int(25, 4),
      int(-1, 2),
      int(-1, 4),
      int(0, 2),
    ),
    message('D', int(1, 2), int(Buffer.byteLength(text), 4), Buffer.from(text)),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.on('data', (data) => (String(data).startsWith('Q') ? socket.write(answer) : socket.end()));
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port.');
  return {
    url: `postgres://somebody:hush-hush@127.0.0.1:${address.port}/somewhere`,
    close: () => server.close(),
  };
}
