import { defineConfig } from 'vitest/config';

/** A level by the end of its files' names; docs/testing.md says what belongs where. */
const ELSEWHERE = ['database', 'process', 'long'].map((level) => `**/*.${level}.test.ts`);

export default defineConfig({
  test: {
    // By cores: the suite is bound by the processor, and nothing of it waits for another machine.
    maxWorkers: '100%',
    environment: 'node',
    setupFiles: ['tests/leave-nothing.ts'],
    // One set of modules for all files of a worker saves most of the time; a file leaves nothing behind.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ELSEWHERE,
          // Properties and whole papers take a second or two, and more on a busy machine. No test is judged by time.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{src,tests,tools}/**/*.database.test.ts'],
          setupFiles: ['tests/database/record-statements.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['{src,tests,tools}/**/*.process.test.ts'],
          globalSetup: ['tests/database/global-setup.ts', 'tests/database/cluster-setup.ts'],
          // Real processes and servers of their own: slow on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{src,tests,tools}/**/*.long.test.ts'],
          globalSetup: ['tests/database/global-setup.ts', 'tests/database/cluster-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
