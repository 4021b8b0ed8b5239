import { cpuSeconds } from './cpu-seconds.ts';
import { openConnection, type Reply } from './http-connection.ts';
import { median } from './percentile.ts';
import { runLoad } from './run-load.ts';

/** A server and the request that is repeated on it. */
export type Target = {
  readonly pid: number;
  readonly port: number;
  readonly request: Buffer;
  readonly check: (reply: Reply) => void;
};

export type Cost = { readonly cpuMicroseconds: number; readonly requestsPerSecond: number };

export type Comparison = {
  readonly subject: Cost;
  readonly baseline: Cost;
  /** Processor time of the subject's request over the baseline's; the median of the rounds. */
  readonly cpuRatio: number;
  /** Requests per second of the subject over the baseline's; the median of the rounds. */
  readonly throughputRatio: number;
};

const CONNECTIONS = 8;

/**
 * How much is measured: how many rounds of how many milliseconds, and how many requests go before them, until the
 * compiler is done with both servers. They are counted because on a busy machine a second is little work.
 */
export const COMPARISON = { rounds: 15, 'round-ms': 500, 'warm-up': 10_000 };
export const SMOKE_COMPARISON: typeof COMPARISON = { rounds: 1, 'round-ms': 100, 'warm-up': 10 };
type Size = Readonly<typeof COMPARISON>;

/** Both servers in short turns, so that other work on the machine affects both. */
export async function compareCost(subject: Target, baseline: Target, size: Size): Promise<Comparison> {
  const costs: { subject: Cost; baseline: Cost }[] = [];
  const servers = [await openLoad(subject, size), await openLoad(baseline, size)] as const;
  for (const load of servers) await load.warmUp();
  for (let round = 0; round < size.rounds; round += 1) {
    costs.push({ subject: await servers[0].measure(), baseline: await servers[1].measure() });
  }
  for (const load of servers) load.close();
  const middle = (side: 'subject' | 'baseline'): Cost => ({
    cpuMicroseconds: median(costs.map((pair) => pair[side].cpuMicroseconds)),
    requestsPerSecond: median(costs.map((pair) => pair[side].requestsPerSecond)),
  });
  return {
    subject: middle('subject'),
    baseline: middle('baseline'),
    cpuRatio: median(costs.map((pair) => pair.subject.cpuMicroseconds / pair.baseline.cpuMicroseconds)),
    throughputRatio: median(
      costs.map((pair) => pair.subject.requestsPerSecond / pair.baseline.requestsPerSecond),
    ),
  };
}

/**
 * Keeps this process awake while the work is done. The sender pays for waking a sleeping process: on a
 * virtual machine up to a third of a small call. A server that keeps its client busy would not pay it, and a
 * slower one would at every reply. The comparison would measure that.
 */
async function whileAwake<T>(work: () => Promise<T>): Promise<T> {
  let working = true;
  const turn = () => void (working && setImmediate(turn));
  turn();
  try {
    return await work();
  } finally {
    working = false;
  }
}

async function openLoad({ pid, port, request, check }: Target, size: Size) {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  const load = () =>
    whileAwake(() =>
      runLoad(connections, { durationMs: size['round-ms'], nextRequest: () => request, check }),
    );
  return {
    async warmUp(): Promise<void> {
      for (let sent = 0; sent < size['warm-up'];) sent += (await load()).requests;
    },
    async measure(): Promise<Cost> {
      const before = cpuSeconds(pid);
      let used = 0;
      let requests = 0;
      let seconds = 0;
      // The clock of a process moves in steps of 10 ms. On a busy machine a server may get less in a short round.
      while (used === 0) {
        const done = await load();
        requests += done.requests;
        seconds += done.seconds;
        used = cpuSeconds(pid) - before;
      }
      return { cpuMicroseconds: (used * 1e6) / requests, requestsPerSecond: requests / seconds };
    },
    close(): void {
      for (const connection of connections) connection.close();
    },
  };
}
