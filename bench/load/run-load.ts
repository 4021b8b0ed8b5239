import type { HttpConnection, Reply } from './http-connection.ts';

export type Load = {
  readonly requests: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
};

/**
 * Keeps every connection busy for a while: the next request leaves as soon as a reply is there. `check`
 * throws for a wrong reply: a fast refusal is no result.
 */
export async function runLoad(
  connections: readonly HttpConnection[],
  load: {
    readonly durationMs: number;
    readonly nextRequest: (connection: number) => Buffer;
    readonly check: (reply: Reply, connection: number) => void;
  },
): Promise<Load> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.durationMs;
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let sentAt = performance.now(); sentAt < endsAt;) {
        const reply = await connection.send(load.nextRequest(index));
        load.check(reply, index);
        const now = performance.now();
        latenciesMs.push(now - sentAt);
        sentAt = now;
      }
    }),
  );
  return { requests: latenciesMs.length, seconds: (performance.now() - startedAt) / 1000, latenciesMs };
}
