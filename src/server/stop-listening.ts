import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

/**
 * Accepts no new connection, and closes each open one as soon as its request is answered. A busy connection
 * would otherwise stay open and bring the next request. Resolves when the last one is closed.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    server.close(() => {
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
