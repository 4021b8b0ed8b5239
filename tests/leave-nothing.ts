import { afterAll, vi } from 'vitest';

/** Set up before each file: the files of one worker share its globals, so what one has put in their place goes with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
