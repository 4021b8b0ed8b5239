import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#platform/log/log.ts';
import { runAdminCommandLine } from '#server/run-admin-command-line.ts';

type Options = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The counts were confirmed. */
  readonly confirmed: boolean;
  /** What the essays are for. The file is there only until this has ended. */
  readonly use: (file: string) => Promise<void>;
};

/**
 * Prints how many essays teachers have marked, of learners who agreed, and hands them over once that was confirmed.
 * Throws the sentence of the export where it refuses.
 */
export async function withMarkedEssays({ environment, confirmed, use }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-marked-'));
  try {
    const file = join(folder, 'marked.jsonl');
    const refusals: string[] = [];
    const code = await runAdminCommandLine({
      words: ['export-marked', file, ...(confirmed ? ['--yes'] : [])],
      environment,
      log: createLog('warn', process.stderr),
      // The last line is about the file, which is not for keeping.
      answer: (text) => console.log(text.split('\n').slice(0, -1).join('\n')),
      refuse: (text) => void refusals.push(text),
    });
    if (code !== 0) throw new Error(refusals.join('\n'));
    if (confirmed) await use(file);
    else console.log('Nothing was done. Add --yes to calibrate the language model on these essays.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
