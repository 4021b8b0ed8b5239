import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatCaptions } from '#features/tutorials/domain/captions.ts';
import { paceOf } from '#features/tutorials/domain/pace.ts';
import {
  pauseAfter,
  planTimes,
  sentenceId,
  type SentenceTime,
} from '#features/tutorials/domain/plan-times.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import {
  hashTutorial,
  type TutorialManifest,
  tutorialManifestSchema,
} from '#features/tutorials/server/tutorial-manifest.ts';
import { listMediaFiles } from '#features/tutorials/server/tutorial-media.ts';
import { deleteUnnamed, isIntact, readManifest, writeManifest } from '../audio-files.ts';
import { renderKey, renderSound, type Said } from '../render-sound.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { captureScene, type CapturedScene } from './capture-frames.ts';
import { encodeVideo, VIDEO_KEY } from './encode-video.ts';
import { drawSlide, slideStyle } from './slide-document.ts';
import type { StageBrowser } from './stage-browser.ts';
import { prepareStage } from './stage.ts';

const NAME = 'tutorial';
const SIZE = { width: 1280, height: 720 };
/** Pictures of scenes, for a browser that cannot play the video. */
const PICTURE = { width: 960, quality: 70 };
/** For lists: twice the width of a card on a telephone would be 700, and a list has 56 of them. */
const THUMBNAIL = { width: 400, quality: 50 };

export type TutorialOutcome = {
  readonly status: 'rendered' | 'unchanged' | 'recording';
  /** Elements that reach out of the frame or into the captions, as `scene: element`. */
  readonly overflows: readonly string[];
};

/** Every sentence with its voice and pace. */
function saidIn(tutorial: Tutorial): Said[] {
  const { rate } = paceOf(tutorial);
  return tutorial.scenes.flatMap((scene) =>
    scene.narration.map(({ en, spoken, voice = 'narrator' }, place) => ({
      id: sentenceId(scene, place),
      voice,
      spoken: spoken ?? en,
      pauseMs: pauseAfter(tutorial, scene, place),
      pace: rate,
    })),
  );
}

/** Names everything that the video depends on: words, voices, slides, their style and their movements. */
function videoKey(engine: SpeechEngine, tutorial: Tutorial): string {
  const slides = tutorial.scenes.map(drawSlide);
  const parts = [
    renderKey(engine, saidIn(tutorial)),
    hashTutorial(tutorial),
    slides,
    slideStyle(),
    prepareStage.toString(),
    VIDEO_KEY,
    PICTURE,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function writeHashed(directory: string, name: string, ending: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `${name}-${sha256.slice(0, 16)}.${ending}`;
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, file), bytes);
  return { file, sha256, bytes: bytes.length };
}

const pictureOf = (png: string, width: number) =>
  sharp(png)
    .resize({ width })
    .jpeg({ quality: PICTURE.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Renders a tutorial unless it is there as it would be. A recording of a school is left alone. */
export async function renderTutorial(
  engine: SpeechEngine,
  openBrowser: () => Promise<StageBrowser>,
  input: { readonly directory: string; readonly tutorial: Tutorial; readonly cache: string },
): Promise<TutorialOutcome> {
  const { directory, tutorial, cache } = input;
  const before = readManifest(directory, NAME, tutorialManifestSchema);
  if (before && !before.synthetic) return { status: 'recording', overflows: [] };
  const key = videoKey(engine, tutorial);
  if (before?.renderKey === key && listMediaFiles(before).every((file) => isIntact(directory, file))) {
    if (!before.thumbnail) await addThumbnail(directory, before);
    return { status: 'unchanged', overflows: [] };
  }
  const scratch = await mkdtemp(join(tmpdir(), 'tutorial-'));
  try {
    const sound = await renderSound(engine, saidIn(tutorial), cache);
    const audio = join(scratch, 'sound.m4a');
    await writeFile(audio, sound.bytes);
    const browser = await openBrowser();
    const scenes: CapturedScene[] = [];
    for (const timed of planTimes(tutorial, sound.turns))
      scenes.push(await captureScene(browser, timed, scratch));
    const frames = scenes.flatMap((scene) => scene.frames);
    const starts = scenes.map(({ startMs }) => startMs);
    const video = await readFile(await encodeVideo(scratch, frames, starts, audio));
    const manifest = await writeFiles(directory, tutorial, scenes, video, sound.turns);
    writeManifest(directory, NAME, {
      tutorialHash: hashTutorial(tutorial),
      engine: engine.id,
      synthetic: true,
      renderKey: key,
      durationMs: sound.durationMs,
      ...SIZE,
      ...manifest,
      sentences: [...sound.turns],
    } satisfies TutorialManifest);
    deleteUnnamed(
      directory,
      new Set(listMediaFiles(manifest).map(({ file }) => file)),
      /\.(?:mp4|jpg|vtt)$/u,
    );
    return {
      status: 'rendered',
      overflows: scenes.flatMap(({ id, overflows }) => overflows.map((element) => `${id}: ${element}`)),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Files = Pick<TutorialManifest, 'video' | 'poster' | 'thumbnail' | 'captions' | 'scenes'>;

async function thumbnailOf(directory: string, poster: Buffer) {
  const bytes = await sharp(poster)
    .resize({ width: THUMBNAIL.width })
    .jpeg({ quality: THUMBNAIL.quality, mozjpeg: true })
    .toBuffer();
  return writeHashed(directory, 'thumbnail', 'jpg', bytes);
}

/** For a video that was rendered before lists had small pictures. */
async function addThumbnail(directory: string, manifest: TutorialManifest): Promise<void> {
  const poster = await readFile(join(directory, manifest.poster.file));
  writeManifest(directory, NAME, { ...manifest, thumbnail: await thumbnailOf(directory, poster) });
}

async function writeFiles(
  directory: string,
  tutorial: Tutorial,
  scenes: readonly CapturedScene[],
  video: Buffer,
  times: readonly SentenceTime[],
): Promise<Files> {
  const sentences = planTimes(tutorial, times).flatMap((scene) => scene.sentences);
  const captionsIn = (language: 'en' | 'zh-Hant') =>
    writeHashed(
      directory,
      `captions-${language.toLowerCase()}`,
      'vtt',
      Buffer.from(
        formatCaptions(
          sentences.map(({ id, startMs, endMs, sentence }) => ({
            id,
            startMs,
            endMs,
            text: sentence[language],
          })),
        ),
      ),
    );
  const pictures = [];
  for (const { id, startMs, endMs, frames } of scenes) {
    const png = frames.at(-1)?.file ?? '';
    const bytes = await pictureOf(png, PICTURE.width);
    pictures.push({ id, startMs, endMs, picture: await writeHashed(directory, `scene-${id}`, 'jpg', bytes) });
  }
  const hook = scenes[0]?.frames ?? [];
  // The last picture of the hook says more than its first.
  const poster = await pictureOf(hook.at(-1)?.file ?? '', SIZE.width);
  return {
    video: await writeHashed(directory, 'video', 'mp4', video),
    poster: await writeHashed(directory, 'poster', 'jpg', poster),
    thumbnail: await thumbnailOf(directory, poster),
    captions: { en: await captionsIn('en'), 'zh-Hant': await captionsIn('zh-Hant') },
    scenes: pictures,
  };
}
