import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { freePort, startSite } from '#tests/browser/site-process.ts';
import { atMost, reported, type Benchmark } from './benchmark.ts';
import { median } from './load/percentile.ts';
import { withDataDir } from './with-site.ts';

async function timeSite(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const site = await startSite({ dataDir });
  const seconds = (performance.now() - startedAt) / 1000;
  await site.stop();
  return seconds;
}

/** As a person starts it: with the look at packages and sources, which finds nothing to do. */
async function timeCommand(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready: ')) resolve();
    });
    exited.then(() => reject(new Error(`It ended before it was ready:\n${output}`)), reject);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await exited;
  return seconds;
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let each = 0; each < times; each += 1) values.push(await measure());
  return values;
}

export const benchmark: Benchmark<'starts'> = {
  name: 'start-up',
  promise: 'a second start is ready after at most 3 s',
  parameters: { starts: 3 },
  smoke: { starts: 1 },
  run: ({ starts }) =>
    withDataDir(async (dataDir) => {
      const first = await timeSite(dataDir);
      const server = await repeat(starts, () => timeSite(dataDir));
      // A first start may install or build something, which must not change another copy's packages.
      const ownPackages = !lstatSync('node_modules').isSymbolicLink();
      if (ownPackages) await timeCommand(dataDir);
      const command = await repeat(ownPackages ? starts : 0, () => timeCommand(dataDir));
      const note = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
      return [
        reported({ measure: 'first start, database and all', value: first, unit: 's' }),
        atMost(3, {
          measure: 'second start of the server',
          value: median(server),
          unit: 's',
          note: note(server),
        }),
        ...(ownPackages
          ? [
              atMost(3, {
                measure: 'second npm start',
                value: median(command),
                unit: 's',
                note: note(command),
              }),
            ]
          : []),
      ];
    }),
};
