import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { freePort } from '#tests/browser/site-process.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** CHROMIUM_PATH, Debian's, or else the one that Playwright has installed. */
function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
}

/**
 * A headless Chromium without background requests; `debuggingPort` is for tools that bring their own client.
 */
export async function withChromium<T>(
  work: (chromium: { readonly browser: Browser; readonly debuggingPort: number }) => Promise<T>,
): Promise<T> {
  const debuggingPort = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  try {
    return await work({ browser, debuggingPort });
  } finally {
    await browser.close();
  }
}
