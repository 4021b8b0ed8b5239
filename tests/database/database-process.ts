import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { UseOptions, UseReport } from './use-database.ts';

export type DatabaseProcess = {
  readonly report: UseReport;
  /** Ends it in good order: it stops the server if it is the last one. */
  leave(): Promise<void>;
  /** kill -9: it can do nothing any more. */
  kill(): Promise<void>;
};

/** Starts `use-database.ts` as a separate process and waits for its report. */
export async function startDatabaseProcess(
  options: UseOptions,
  user: { readonly uid?: number; readonly gid?: number } = {},
): Promise<DatabaseProcess> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'use-database.ts'), JSON.stringify(options)],
    {
      ...user,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const end = once(child, 'exit');
  return {
    report: await firstLine(child),
    async leave() {
      child.stdin?.end();
      await end;
    },
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<UseReport> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) return JSON.parse(text);
  }
  throw new Error('The process has ended without a report.');
}
