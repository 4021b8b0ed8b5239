import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OnEnd } from './engine.ts';

const LEAVES_WITHIN_MS = 10_000;

export type Program = {
  /** The output so far, on either stream. */
  output(): string;
  /** Waits for something; throws with the output when the program ends before that. */
  until<Found>(find: () => Found | undefined | Promise<Found | undefined>): Promise<Found>;
};

/** Starts a program of this machine; it ends with the test. */
export function startProgram(
  command: string,
  args: readonly string[],
  onEnd: OnEnd,
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(() => true);
  onEnd(async () => {
    child.kill('SIGTERM');
    if (!(await Promise.race([exited, delay(LEAVES_WITHIN_MS, false)]))) child.kill('SIGKILL');
    await exited;
  });
  return {
    output: () => output,
    async until(find) {
      while (true) {
        const found = await find();
        if (found !== undefined) return found;
        const ended = await Promise.race([exited, delay(50, false)]);
        if (ended) throw new Error(`${command} ended before it was ready:\n${output}`);
      }
    },
  };
}

/** A directory that goes with the test: a browser's home. */
export function makeHome(onEnd: OnEnd): string {
  const home = mkdtempSync(join(tmpdir(), 'ninefold-engine-'));
  onEnd(async () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  return home;
}
