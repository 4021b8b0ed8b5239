import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Tutorial } from '../domain/tutorial.ts';
import { aLoadedTutorial } from './loaded-tutorial-fixture.ts';
import { captionsOf, checkTutorialMedia, listMediaFiles } from './tutorial-media.ts';
import type { TutorialManifest } from './tutorial-manifest.ts';

const { tutorial, manifest } = aLoadedTutorial();

/** A media folder with everything that a render of the tutorial makes, and what is said of it. */
function problemsWith({
  changed = (files: Map<string, string>) => files,
  manifestOf = (each: TutorialManifest): object => each,
  text = tutorial as Tutorial,
} = {}): string[] {
  const media = mkdtempSync(join(tmpdir(), 'tutorial-media-'));
  onTestFinished(() => rmSync(media, { recursive: true }));
  const folder = join(media, 'tutorials', tutorial.slug);
  mkdirSync(folder, { recursive: true });
  const files = new Map(
    listMediaFiles(manifest).map(({ file }) => {
      const language = /^captions-(en|zh-hant)/u.exec(file)?.[1];
      if (language === undefined) return [file, file];
      return [file, captionsOf(tutorial, manifest, language === 'en' ? 'en' : 'zh-Hant')];
    }),
  );
  const entry = <Entry extends { readonly file: string }>(each: Entry) => {
    const bytes = Buffer.from(files.get(each.file) ?? '');
    return { file: each.file, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  };
  const complete: TutorialManifest = {
    ...manifest,
    video: entry(manifest.video),
    poster: entry(manifest.poster),
    captions: { en: entry(manifest.captions.en), 'zh-Hant': entry(manifest.captions['zh-Hant']) },
    scenes: manifest.scenes.map((scene) => ({ ...scene, picture: entry(scene.picture) })),
  };
  for (const [file, words] of changed(files)) writeFileSync(join(folder, file), words);
  writeFileSync(join(folder, 'tutorial.json'), JSON.stringify(manifestOf(complete)));
  return checkTutorialMedia(media, text);
}

const without = (name: string) => (files: Map<string, string>) =>
  new Map([...files].filter(([file]) => !file.startsWith(name)));
const replaced = (name: string, words: string) => (files: Map<string, string>) =>
  new Map([...files].map(([file, before]) => [file, file.startsWith(name) ? words : before]));

test('what a render made of the text is right', () => {
  expect(problemsWith()).toEqual([]);
});

test('a tutorial without a manifest, or with one of another form, has no video', () => {
  expect(checkTutorialMedia('/nowhere', tutorial)).toEqual(['It has no video yet.']);
  expect(problemsWith({ manifestOf: (each) => ({ ...each, video: undefined }) })).toEqual([
    'It has no video yet.',
  ]);
});

test('the video is of this text: a changed slide, sentence or cue counts, a changed title does not', () => {
  const [hook, ...others] = tutorial.scenes;
  const narration = hook?.narration.map((each, i) => (i === 0 ? { ...each, do: ['ring l.who'] } : each));
  const scenes = hook && narration ? [{ ...hook, narration }, ...others] : [];
  expect(problemsWith({ text: { ...tutorial, scenes } })).toEqual(['Its video was made of another text.']);
  expect(problemsWith({ text: { ...tutorial, title: { en: 'Oil', 'zh-Hant': '油' } } })).toEqual([]);
});

test.each([
  [119_999, 'Its video takes 120 s; it must be 2 to 4 minutes long.'],
  [240_001, 'Its video takes 240 s; it must be 2 to 4 minutes long.'],
])('a video of %d ms is refused', (durationMs, problem) => {
  expect(problemsWith({ manifestOf: (each) => ({ ...each, durationMs }) })).toEqual([problem]);
});

test('a missing file and a replaced one are named', () => {
  expect(problemsWith({ changed: without('video') })).toEqual(['video-0123456789abcdef.mp4 is missing.']);
  expect(problemsWith({ changed: replaced('poster', 'another') })).toEqual([
    'poster-0123456789abcdef.jpg is not the file of its manifest.',
  ]);
});

test('captions that say something else than the text are refused', () => {
  const { file } = manifest.captions.en;
  const bytes = Buffer.from('WEBVTT\n');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(
    problemsWith({
      changed: replaced('captions-en', 'WEBVTT\n'),
      manifestOf: (each) => ({
        ...each,
        captions: { ...each.captions, en: { file, sha256, bytes: bytes.length } },
      }),
    }),
  ).toEqual([`${file} says something else than the text.`]);
});

test('every sentence and every scene has its time', () => {
  expect(problemsWith({ manifestOf: (each) => ({ ...each, sentences: each.sentences.slice(1) }) })).toEqual([
    'Its manifest does not name every sentence.',
  ]);
  expect(problemsWith({ manifestOf: (each) => ({ ...each, scenes: each.scenes.slice(1) }) })).toEqual([
    'Its manifest does not name every scene.',
  ]);
});
