import { randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/**
 * The text of a file that is made once and stays, such as a secret of this installation. Only its owner may
 * read it. When processes start together, one makes it and all get the same.
 */
export async function keepGenerated(path: string, make: () => string): Promise<string> {
  const stored = await readKept(path);
  if (stored !== undefined) return stored;
  const proposal = join(dirname(path), `.${randomUUID()}.proposal`);
  await writeAtomically(proposal, make());
  try {
    // Unlike a rename, a link never replaces a file that another process has just made.
    await link(proposal, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(proposal, { force: true });
  }
  return await readFile(path, 'utf8');
}

async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
