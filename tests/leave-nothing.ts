import { afterAll, vi } from 'vitest';

/**
 * Set up before each file: the files of one worker share its globals, so a file's replacements are removed
 * after it.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
