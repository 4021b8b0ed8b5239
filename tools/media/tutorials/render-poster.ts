import sharp from 'sharp';
import type { TimedScene } from '#features/tutorials/domain/plan-times.ts';
import type { TutorialManifest } from '#features/tutorials/server/tutorial-manifest.ts';
import { planPoster, POSTER_RULE } from './plan-poster.ts';
import type { StageBrowser } from './stage-browser.ts';
import { pictureOf, writeHashed } from './write-hashed.ts';

const WIDTH = 1280;
/** For lists: twice the width of a card on a telephone would be 700, and a list has 56 of them. */
const THUMBNAIL = { width: 400, quality: 50 };

/** Draws the poster of a tutorial from its first scene, and its small copy for lists. */
export async function renderPoster(
  browser: StageBrowser,
  hook: TimedScene,
  directory: string,
): Promise<Pick<TutorialManifest, 'poster' | 'posterRule' | 'thumbnail'>> {
  const { play, atMs } = planPoster(hook);
  await browser.open(hook.scene, play);
  const poster = await pictureOf(await browser.capture(atMs), WIDTH);
  const thumbnail = await sharp(poster)
    .resize({ width: THUMBNAIL.width })
    .jpeg({ quality: THUMBNAIL.quality, mozjpeg: true })
    .toBuffer();
  return {
    poster: await writeHashed(directory, 'poster', 'jpg', poster),
    posterRule: POSTER_RULE,
    thumbnail: await writeHashed(directory, 'thumbnail', 'jpg', thumbnail),
  };
}
