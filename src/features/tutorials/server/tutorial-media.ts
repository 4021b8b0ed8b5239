import { createHash } from 'node:crypto';
import { type ContentFolders, readContentBytes } from '#platform/content/content-folders.ts';
import { readContentJson } from '#platform/content/read-content.ts';
import { formatCaptions } from '../domain/captions.ts';
import { VIDEO_MS } from '../domain/media-limits.ts';
import { planTimes, sentenceId } from '../domain/plan-times.ts';
import type { Tutorial } from '../domain/tutorial.ts';
import { hashTutorial, type TutorialManifest, tutorialManifestSchema } from './tutorial-manifest.ts';

/** The folder of a tutorial's video, pictures and captions, below `media/`. */
export const mediaFolder = (slug: string) => `tutorials/${slug}`;

/** The manifest of a rendered tutorial; undefined when there is none, or it has another form. */
export function readTutorialManifest(media: ContentFolders, slug: string): TutorialManifest | undefined {
  const manifest = readContentJson(media, `${mediaFolder(slug)}/tutorial.json`, tutorialManifestSchema);
  return manifest.ok ? manifest.value : undefined;
}

type MediaFiles = Pick<TutorialManifest, 'video' | 'poster' | 'thumbnail' | 'captions' | 'scenes'>;

/** Every file that a manifest names. */
export function listMediaFiles({ video, poster, thumbnail, captions, scenes }: MediaFiles) {
  return [
    video,
    poster,
    ...(thumbnail ? [thumbnail] : []),
    captions.en,
    captions['zh-Hant'],
    ...scenes.map(({ picture }) => picture),
  ];
}

/** The captions of a tutorial in one language, as its file must be. */
export function captionsOf(
  tutorial: Tutorial,
  { sentences }: Pick<TutorialManifest, 'sentences'>,
  language: 'en' | 'zh-Hant',
): string {
  const timed = planTimes(tutorial, sentences).flatMap((scene) => scene.sentences);
  return formatCaptions(
    timed.map(({ id, startMs, endMs, sentence }) => ({ id, startMs, endMs, text: sentence[language] })),
  );
}

/**
 * What is wrong with the rendered media of a tutorial, each as a sentence. Empty: they are those of its text, complete
 * and untouched.
 */
export function checkTutorialMedia(media: ContentFolders, tutorial: Tutorial): string[] {
  const manifest = readTutorialManifest(media, tutorial.slug);
  if (!manifest) return ['It has no video yet.'];
  if (manifest.tutorialHash !== hashTutorial(tutorial)) return ['Its video was made of another text.'];
  const ids = tutorial.scenes.flatMap((scene) => scene.narration.map((_, place) => sentenceId(scene, place)));
  if (manifest.sentences.map(({ id }) => id).join() !== ids.join())
    return ['Its manifest does not name every sentence.'];
  if (manifest.scenes.map(({ id }) => id).join() !== tutorial.scenes.map(({ id }) => id).join())
    return ['Its manifest does not name every scene.'];
  const { durationMs } = manifest;
  if (durationMs < VIDEO_MS.least || durationMs > VIDEO_MS.most)
    return [`Its video takes ${Math.round(durationMs / 1000)} s; it must be 2 to 4 minutes long.`];
  const problems = listMediaFiles(manifest).flatMap(({ file, sha256, bytes }) => {
    const found = readContentBytes(media, `${mediaFolder(tutorial.slug)}/${file}`);
    if (!found) return [`${file} is missing.`];
    const isSame = found.length === bytes && createHash('sha256').update(found).digest('hex') === sha256;
    return isSame ? [] : [`${file} is not the file of its manifest.`];
  });
  const captions = (['en', 'zh-Hant'] as const).flatMap((language) => {
    const { file } = manifest.captions[language];
    const found = readContentBytes(media, `${mediaFolder(tutorial.slug)}/${file}`);
    const isSame = !found || found.toString('utf8') === captionsOf(tutorial, manifest, language);
    return isSame ? [] : [`${file} says something else than the text.`];
  });
  return [...problems, ...captions];
}
