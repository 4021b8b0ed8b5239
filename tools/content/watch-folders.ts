import { existsSync, watch } from 'node:fs';

/** Editors write a file in several steps, and save several at once. */
const SETTLED_AFTER_MS = 300;

/** Calls back once when a change below the folders has settled. Returns how to stop. */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let settled: NodeJS.Timeout | undefined;
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(settled);
        settled = setTimeout(onChange, SETTLED_AFTER_MS);
      }),
    );
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers) watcher.close();
  };
}
