import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE, TUTORIAL_MEDIA, TUTORIALS } from '../media-directories.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { listTutorials, readTutorial } from './read-tutorials.ts';
import { renderFrames } from './render-frames.ts';
import { renderTutorial } from './render-tutorial.ts';
import { openStageBrowser, type StageBrowser } from './stage-browser.ts';

function warnOf(overflows: readonly string[]): void {
  for (const each of overflows) console.warn(`  ${each} reaches out of the frame or into the captions.`);
}

/** `npm run media -- tutorial <slug> --frames <folder> [--at <seconds>]` */
export async function runFrames(slug: string, folder: string, at: number | undefined): Promise<void> {
  const { files, overflows } = await renderFrames(readTutorial(TUTORIALS, slug), folder, at);
  for (const file of files) console.warn(file);
  warnOf(overflows);
}

/** `npm run media -- tutorial <slug>` and `npm run media -- tutorials`: one Chromium for all of them. */
export async function runTutorials(engine: SpeechEngine, slugs: readonly string[]): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'stage-'));
  let browser: StageBrowser | undefined;
  const openBrowser = async () => (browser ??= await openStageBrowser(scratch));
  try {
    for (const slug of slugs.length > 0 ? slugs : listTutorials(TUTORIALS)) {
      const startedAt = performance.now();
      const { status, overflows } = await renderTutorial(engine, openBrowser, {
        directory: join(TUTORIAL_MEDIA, slug),
        tutorial: readTutorial(TUTORIALS, slug),
        cache: CACHE,
      });
      console.warn(`${slug}: ${status} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
      warnOf(overflows);
    }
  } finally {
    await browser?.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
