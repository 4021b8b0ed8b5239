import { existsSync, watch } from 'node:fs';

/** Editors write a file in several steps, and save several at once. */
const SETTLED_AFTER_MS = 300;

/** Says once that something below the folders has changed, when it has settled; gives back what ends the watch. */
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
