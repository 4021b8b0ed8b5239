import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { DatabaseLog } from './database-log.ts';

/** How long a notice to oneself may take before it counts as lost. Milliseconds. */
const PROBE_MS = 5_000;
/** A dead connection is noticed after this long without a message. Milliseconds. */
const CHECK_MS = 30_000;
const LONGEST_PAUSE_MS = 30_000;
/** PostgreSQL takes 8,000 bytes at most. */
const LONGEST_PAYLOAD = 7_900;

const PROBE = 'probe';

export type NoticeListener = {
  onNotice(payload: string): void;
  /** Notices may have been missed: the connection was away, or has just been made. */
  onGap(): void;
};

/** Short messages from one process to all that use the database, itself included (LISTEN and NOTIFY). */
export type Notices = {
  /**
   * Sends a notice to every listener of a channel (a plain word); at most 7,900 bytes. Notices are not
   * stored: a listener that is away misses them. Never throws; a failure to send is logged.
   */
  send(channel: string, payload: string): Promise<void>;
  /** Call it before the process accepts requests. */
  listen(channel: string, listener: NoticeListener): void;
  /** Sends the notices under way, and stops listening. */
  stop(): Promise<void>;
};

type Options = {
  readonly pool: Pick<Pool, 'query' | 'options'>;
  readonly log: DatabaseLog;
  /** The pause before the first try to connect again; it doubles each time. */
  readonly firstPauseMs?: number;
  readonly probeMs?: number;
};

/**
 * Listens on its own connection, which is made again whenever it breaks. Behind a pooler that shares
 * connections (PgBouncer by transaction) nothing arrives, and the log says so. A caller that relies on
 * notices needs another bound too, such as an age.
 */
export function openNotices({ pool, log, firstPauseMs = 500, probeMs = PROBE_MS }: Options): Notices {
  const listeners = new Map<string, NoticeListener[]>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  let current: Client | undefined;
  let heard = false;
  let warned = false;

  const gap = () => [...listeners.values()].flat().forEach((listener) => listener.onGap());

  async function listenOn(client: Client, channel: string): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  async function send(channel: string, payload: string): Promise<void> {
    if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) throw new Error(`A notice to ${channel} is too long.`);
    const sent = pool.query('select pg_notify($1, $2)', [channel, payload]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error, channel }, 'A notice to the other processes was not sent.'),
    );
    underWay.add(sent);
    await sent;
    underWay.delete(sent);
  }

  /** One connection's life; returns when it has ended. */
  async function serve(): Promise<void> {
    const client = new Client({ ...pool.options, application_name: 'ninefold notices' });
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PROBE) heard = true;
      for (const listener of listeners.get(channel) ?? []) listener.onNotice(payload);
    });
    try {
      current = client;
      await client.connect();
      for (const channel of [PROBE, ...listeners.keys()]) await listenOn(client, channel);
      gap();
      void probe();
      while (await Promise.race([ended, delay(CHECK_MS, true, { signal, ref: false })])) {
        await client.query('select 1');
      }
    } finally {
      current = undefined;
      await Promise.race([client.end().catch(() => undefined), delay(1_000, undefined, { ref: false })]);
    }
  }

  /** Says once where notices do not arrive. */
  async function probe(): Promise<void> {
    heard = false;
    await send(PROBE, '');
    await delay(probeMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (heard || warned || signal.aborted) return;
    warned = true;
    log.warn('Notices between processes do not arrive; does a pooler share connections? Caches age instead.');
  }

  async function run(): Promise<void> {
    for (let pause = firstPauseMs; !signal.aborted;) {
      const startedAt = performance.now();
      const reason = await serve().then(
        () => 'closed',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (signal.aborted) return;
      if (performance.now() - startedAt > CHECK_MS) pause = firstPauseMs;
      log.warn({ reason }, 'The connection for notices was lost and is made again.');
      await delay(pause * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  // After this turn, so that listeners added at the start are there before the connection.
  const running = Promise.resolve().then(run);
  return {
    send,
    listen(channel, listener) {
      const known = listeners.get(channel);
      if (known) return void known.push(listener);
      listeners.set(channel, [listener]);
      // A connection that is being made will read the list itself.
      if (current) void listenOn(current, channel).catch(() => undefined);
    },
    async stop() {
      stopping.abort();
      await Promise.all([running, ...underWay]);
    },
  };
}
