import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimateTimes, planTimes } from '#features/tutorials/domain/plan-times.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { framesOf, planStage } from './plan-stage.ts';
import { openStageBrowser } from './stage-browser.ts';

/** How much earlier than its end a scene is seen in the middle. */
const HALF = 0.5;

/**
 * Pictures for the author, without a voice: of every scene its middle and its end, or of one moment, in seconds of the
 * estimated times. Returns the files, and the elements that reach out of the frame.
 */
export async function renderFrames(
  tutorial: Tutorial,
  directory: string,
  atSeconds: number | undefined,
): Promise<{ readonly files: string[]; readonly overflows: string[] }> {
  const scratch = await mkdtemp(join(tmpdir(), 'frames-'));
  const browser = await openStageBrowser(scratch);
  const files: string[] = [];
  const overflows: string[] = [];
  try {
    await mkdir(directory, { recursive: true });
    for (const [i, timed] of planTimes(tutorial, estimateTimes(tutorial)).entries()) {
      const at = atSeconds === undefined ? undefined : atSeconds * 1000 - timed.startMs;
      const length = timed.endMs - timed.startMs;
      if (at !== undefined && (at < 0 || at >= length)) continue;
      const play = planStage(timed);
      await browser.open(timed.scene, play);
      overflows.push(...(await browser.listOverflows()).map((element) => `${timed.scene.id}: ${element}`));
      const last = framesOf(play, length).at(-1) ?? 0;
      const moments = at === undefined ? [length * HALF, Math.max(last, length - 100)] : [at];
      for (const [j, moment] of moments.entries()) {
        const file = join(directory, `${i + 1}-${timed.scene.id}-${j + 1}.png`);
        await writeFile(file, await browser.capture(moment));
        files.push(file);
      }
    }
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true, force: true });
  }
  return { files, overflows };
}
