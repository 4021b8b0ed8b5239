import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { POSTER_RULE } from './plan-poster.ts';
import { renderPoster } from './render-poster.ts';
import { drawSlide, slideStyle } from './slide-document.ts';
import type { StageBrowser } from './stage-browser.ts';
import { prepareStage } from './stage.ts';
import { PICTURE, pictureOf, writeHashed } from './write-hashed.ts';

const NAME = 'tutorial';
const SIZE = { width: 1280, height: 720 };

export type TutorialOutcome = {
  readonly status: 'rendered' | 'poster' | 'unchanged' | 'recording';
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
    if (before.posterRule === POSTER_RULE && before.thumbnail) return { status: 'unchanged', overflows: [] };
    await renewPoster(await openBrowser(), directory, tutorial, before);
    return { status: 'poster', overflows: [] };
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
    const manifest = await writeFiles(browser, directory, tutorial, scenes, video, sound.turns);
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
    deleteFilesOutside(directory, manifest);
    return {
      status: 'rendered',
      overflows: scenes.flatMap(({ id, overflows }) => overflows.map((element) => `${id}: ${element}`)),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Files = Pick<TutorialManifest, 'video' | 'poster' | 'posterRule' | 'thumbnail' | 'captions' | 'scenes'>;

/** Deletes the files of earlier renders. */
function deleteFilesOutside(directory: string, manifest: Files): void {
  const named = new Set(listMediaFiles(manifest).map(({ file }) => file));
  deleteUnnamed(directory, named, /\.(?:mp4|jpg|vtt)$/u);
}

/** For a video that was rendered when posters were made by another rule. The video stays. */
async function renewPoster(
  browser: StageBrowser,
  directory: string,
  tutorial: Tutorial,
  before: TutorialManifest,
): Promise<void> {
  const [hook] = planTimes(tutorial, before.sentences);
  if (!hook) return;
  const manifest = { ...before, ...(await renderPoster(browser, hook, directory)) };
  writeManifest(directory, NAME, manifest);
  deleteFilesOutside(directory, manifest);
}

async function writeFiles(
  browser: StageBrowser,
  directory: string,
  tutorial: Tutorial,
  scenes: readonly CapturedScene[],
  video: Buffer,
  times: readonly SentenceTime[],
): Promise<Files> {
  const timed = planTimes(tutorial, times);
  const sentences = timed.flatMap((scene) => scene.sentences);
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
  const [hook] = timed;
  if (!hook) throw new Error('There is no scene.');
  return {
    video: await writeHashed(directory, 'video', 'mp4', video),
    ...(await renderPoster(browser, hook, directory)),
    captions: { en: await captionsIn('en'), 'zh-Hant': await captionsIn('zh-Hant') },
    scenes: pictures,
  };
}
