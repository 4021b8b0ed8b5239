import type { Page } from '@playwright/test';
import { askDatabase, siteDataDir } from './site-database.ts';
import { expect } from './site-test.ts';

/** The recording of a lesson, on the pages of its room and in the database. */

/** A button of the panel. */
export const act = (page: Page, name: string) => page.locator(`[data-recording-act="${name}"]`);
/** The panel says this of the recording. */
export const isNow = (page: Page, state: string) =>
  expect(page.locator(`[data-recording="${state}"]`)).toBeVisible();

/** How many bytes of a side's voice the server has. */
export async function storedOf(lessonId: string, side: 'learner' | 'teacher'): Promise<number> {
  const [row] = await askDatabase<{ bytes: string }>(
    siteDataDir(),
    `select coalesce(sum(c.bytes), 0) as bytes from lesson_recordings r join lesson_recording_chunks c
       on c.recording_id = r.id where r.booking_id = $1 and c.side = $2`,
    [lessonId, side],
  );
  return Number(row?.bytes);
}
