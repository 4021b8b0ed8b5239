import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The file that a page has the browser save. */
export async function downloadPdf(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
