import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimedScene } from '#features/tutorials/domain/plan-times.ts';
import type { HeldFrame } from './encode-video.ts';
import { FRAME_MS, framesOf, onGrid, planStage } from './plan-stage.ts';
import type { StageBrowser } from './stage-browser.ts';

export type CapturedScene = {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly frames: readonly HeldFrame[];
  /** The element that reaches out of the frame, if there is one. */
  readonly overflows: readonly string[];
};

/** Pictures of a scene, one for each moment at which it changes. Times are whole frames. */
export async function captureScene(
  browser: StageBrowser,
  timed: TimedScene,
  scratch: string,
): Promise<CapturedScene> {
  const [startMs, endMs] = [onGrid(timed.startMs), onGrid(timed.endMs)];
  const play = planStage(timed);
  await browser.open(timed.scene, play);
  const overflows = await browser.listOverflows();
  const moments = framesOf(play, endMs - startMs);
  const frames: HeldFrame[] = [];
  let last: Buffer | undefined;
  for (const [i, at] of moments.entries()) {
    const holdMs = (moments[i + 1] ?? endMs - startMs) - at;
    const png = await browser.capture(at);
    const before = frames.at(-1);
    if (before && last?.equals(png)) {
      frames[frames.length - 1] = { file: before.file, holdMs: before.holdMs + holdMs };
      continue;
    }
    last = png;
    const file = join(scratch, `${timed.scene.id}-${Math.round(at / FRAME_MS)}.png`);
    await writeFile(file, png);
    frames.push({ file, holdMs });
  }
  return { id: timed.scene.id, startMs, endMs, frames, overflows };
}
