import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SETTINGS } from '#platform/config/config.ts';

export type SiteProcess = {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** The output so far. */
  output(): string;
  /**
   * Ends it as an operator does; resolves with its exit code. Removes a data directory that was made for it.
   */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
};

/** A port that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port was given.');
  return address.port;
}

/** As root the database runs as another user, who must be able to enter; see tests/database. */
export function makeDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ninefold-site-'));
  chmodSync(directory, 0o755);
  return directory;
}

export function removeDataDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}

const READY = /is ready: (http:\S+)/;

type SiteOrder = {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
};

/** The machine's own settings of the site must not reach the tests. */
export const UNSET: Readonly<Record<string, string>> = Object.fromEntries(SETTINGS.map((name) => [name, '']));

/** Tests of proofs of work are about the proof, not about the time it takes. */
const TEST_SETTINGS = { LOG_LEVEL: 'warn', CHALLENGE_ROUNDS: '1' };

/** The process of the built site, started as `npm start` does it, and its outcome. */
export function spawnSite({ dataDir, port, env }: SiteOrder) {
  const child: ChildProcess = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...UNSET, PORT: String(port), DATA_DIR: dataDir, ...TEST_SETTINGS, ...env },
    // The channel shows the site when its parent process has ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    /** The output so far. */
    output: () => output,
    isReady: () => READY.test(output),
    /** Resolves with its exit code; null when it was killed. */
    exited,
    signal: (signal: 'SIGTERM' | 'SIGKILL') => void child.kill(signal),
  };
}

/**
 * Starts the built site as `npm start` does, and waits until it reports that it is ready. By default it has
 * an embedded database in a new directory. Throws with its output when it ends before that.
 */
export async function startSite(
  options: {
    readonly dataDir?: string;
    readonly port?: number;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<SiteProcess> {
  const dataDir = options.dataDir ?? makeDataDirectory();
  const port = options.port ?? (await freePort());
  const site = spawnSite({ ...options, dataDir, port });
  while (!site.isReady()) {
    const ended = await Promise.race([site.exited.then(() => true), delay(50, false)]);
    if (ended) throw new Error(`The site ended before it was ready:\n${site.output()}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: site.pid,
    output: site.output,
    async stop() {
      site.signal('SIGTERM');
      const code = await site.exited;
      if (options.dataDir === undefined) removeDataDirectory(dataDir);
      return code;
    },
    async kill() {
      site.signal('SIGKILL');
      await site.exited;
    },
  };
}
