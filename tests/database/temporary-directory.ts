import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A new directory under /tmp that other users may enter. As root, a DATA_DIR that the database's user cannot
 * enter would move the database to /var/lib/ninefold and leave it there.
 */
export async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join('/tmp', 'ninefold-test-'));
  await chmod(directory, 0o755);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
