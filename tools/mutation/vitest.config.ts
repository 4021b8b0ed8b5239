import { defineConfig } from 'vitest/config';
import { TESTS } from './mutated-files.ts';

/** Generated cases take long, and what no table says nobody reads. */
export default defineConfig({
  test: { environment: 'node', isolate: false, include: [...TESTS], exclude: ['**/*.properties.test.ts'] },
});
