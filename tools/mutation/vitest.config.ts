import { defineConfig } from 'vitest/config';
import { TESTS } from './mutated-files.ts';

/**
 * Generated cases take long, and what no table says nobody reads. A test that is slow on a busy machine must not count as one
 * that noticed a change.
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
