import { defineConfig } from '@playwright/test';

/** The tag of what `npm run test:all` alone runs (docs/testing.md). */
const LONG = /@long/;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // By cores: the suite is bound by the processor.
  workers: '100%',
  timeout: 120_000,
  // A machine that other people use too is slow at times. Waiting costs nothing where the thing comes.
  expect: { timeout: 30_000 },
  // What passes on a second try is broken, and has to show.
  retries: 0,
  ...(process.env.TEST_LONG === 'only' ? { grep: LONG } : { grepInvert: LONG }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  globalSetup: './tests/browser/global-setup.ts',
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
