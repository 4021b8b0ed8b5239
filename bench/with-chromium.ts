import { chromium, type Browser } from '@playwright/test';
import { freePort } from '#tests/browser/site-process.ts';
import { provideChromium } from '#tools/test/find-chromium.ts';

/**
 * A headless Chromium without background requests; `debuggingPort` is for tools that bring their own client.
 */
export async function withChromium<T>(
  work: (chromium: { readonly browser: Browser; readonly debuggingPort: number }) => Promise<T>,
): Promise<T> {
  const debuggingPort = await freePort();
  const executablePath = await provideChromium();
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
