import { defineConfig } from 'vitest/config';
import { TESTS } from './mutated-files.ts';

/**
 * Generated cases take long, and a mutant they find has no case that a person can read. A slow test on a busy
 * machine must not count as one that noticed a change.
 */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    include: [...TESTS],
    exclude: ['**/*.properties.test.ts'],
  },
});
