import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a directory as drizzle-kit makes it. The keys are names, in order; each migration is a minute
 * younger.
 */
export async function writeMigrations(
  directory: string,
  migrations: Readonly<Record<string, string>>,
): Promise<string> {
  await mkdir(join(directory, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({
    idx,
    version: '7',
    when: Date.UTC(2026, 0, 1, 0, Number.parseInt(tag, 10)),
    tag,
    breakpoints: true,
  }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(directory, 'meta', '_journal.json'), JSON.stringify(journal));
  for (const [tag, sql] of Object.entries(migrations)) await writeFile(join(directory, `${tag}.sql`), sql);
  return directory;
}
