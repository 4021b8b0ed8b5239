import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** The setup that the parent process sent. */
export async function readSetup<T>(): Promise<T> {
  const [message] = (await once(process, 'message')) as [{ setup: T }];
  return message.setup;
}

/** Listens as main.ts does, reports the port, and ends when the parent process ends or asks for it. */
export async function serveParent(
  listener: RequestListener,
  close: () => Promise<void> = async () => undefined,
): Promise<void> {
  const server = createServer(listener);
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  process.on('disconnect', () => void close().then(() => process.exit(0)));
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
}
