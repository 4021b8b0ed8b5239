import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import { SOUND_CHECK } from '#features/library/domain/sound-check.ts';
import { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import {
  earlierAudioSchema,
  hashLine,
  hashScript,
  listeningManifestSchema,
  speakingManifestSchema,
} from '#features/library/server/papers/audio-manifest.ts';
import { SAID_CLIPS } from '#features/practice/domain/endless/said-clips.ts';
import { saidManifestSchema } from '#features/practice/server/content/said-sounds.ts';
import { tutorialManifestSchema } from '#features/tutorials/server/tutorial-manifest.ts';
import { listMediaFiles } from '#features/tutorials/server/tutorial-media.ts';
import { listExaminerLines } from '#tools/media/speaking-lines.ts';
import { POSTER_RULE } from '#tools/media/tutorials/plan-poster.ts';

/** Audio is content: it was made of the current words, and is the file that was committed. */

const AUDIO = 'media/audio';
const MOCK_TESTS = 'content/mock-tests';

const listFolder = (directory: string) => (existsSync(directory) ? readdirSync(directory).sort() : []);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A draft may still be silent. */
const isPublished = (slug: string) =>
  !paperSchema.parse(readJson(join(MOCK_TESTS, slug, 'paper.json'))).draft;

/** Folders of mock tests; the clips of courses and practice sets are looked at below. */
const slugs = listFolder(AUDIO).filter((slug) => slug !== 'courses' && slug !== 'practice');
const manifests = slugs.flatMap((slug) =>
  listFolder(join(AUDIO, slug))
    .filter((file) => file.endsWith('.json') && file !== 'earlier.json')
    .map((file) => ({ slug, file })),
);
const parts = manifests
  .filter(({ file }) => file !== 'speaking.json')
  .map(({ slug, file }) => ({
    slug,
    manifest: listeningManifestSchema.parse(readJson(join(AUDIO, slug, file))),
  }));
const interviews = manifests
  .filter(({ file }) => file === 'speaking.json')
  .map(({ slug, file }) => ({
    slug,
    manifest: speakingManifestSchema.parse(readJson(join(AUDIO, slug, file))),
  }));
const files = [
  ...parts.map(({ slug, manifest }) => ({ slug, ...manifest })),
  ...interviews.flatMap(({ slug, manifest }) => manifest.lines.map((line) => ({ slug, ...line }))),
];

describe('a Listening part', () => {
  test.each(parts)('$slug $manifest.script is of the script as it is now', ({ slug, manifest }) => {
    const script = scriptSchema.parse(readJson(join(MOCK_TESTS, slug, manifest.script)));
    expect(manifest.scriptHash).toBe(hashScript(script));
    expect(manifest.turns.map(({ id }) => id)).toEqual(script.turns.map(({ id }) => id));
    let at = 0;
    for (const { startMs, endMs } of manifest.turns) {
      expect(startMs).toBeGreaterThanOrEqual(at);
      at = endMs;
    }
    expect(manifest.durationMs).toBeGreaterThanOrEqual(at);
  });

  test('is rendered for every script that is published', () => {
    const scripts = listFolder(MOCK_TESTS)
      .filter(isPublished)
      .flatMap((slug) =>
        listFolder(join(MOCK_TESTS, slug, 'scripts')).map((file) => `${slug} scripts/${file}`),
      );
    expect(scripts.length).toBeGreaterThan(0);
    const rendered = parts.filter(({ slug }) => isPublished(slug));
    expect(rendered.map(({ slug, manifest }) => `${slug} ${manifest.script}`).sort()).toEqual(scripts.sort());
  });
});

const linesOf = (slug: string) =>
  slug === SOUND_CHECK.folder
    ? [{ ...SOUND_CHECK, spoken: undefined }]
    : listExaminerLines(readJson(join(MOCK_TESTS, slug, 'paper.json')));

test.each(interviews)('the voice of $slug says the words as they are now', ({ slug, manifest }) => {
  const lines = linesOf(slug);
  const hashes = lines.map(({ id, text, spoken }) => [id, hashLine(spoken ?? text)]);
  expect(manifest.lines.map(({ id, textHash }) => [id, textHash])).toEqual(hashes);
});

/** Audio that stored attempts started with, before their paper was changed. */
const earlier = slugs
  .filter((slug) => existsSync(join(AUDIO, slug, 'earlier.json')))
  .flatMap((slug) =>
    earlierAudioSchema
      .parse(readJson(join(AUDIO, slug, 'earlier.json')))
      .files.map((file) => ({ slug, file })),
  );

describe('the files', () => {
  test.each(files)(
    '$slug $file is the one that the manifest means',
    ({ slug, file, sha256: hash, bytes }) => {
      const path = join(AUDIO, slug, file);
      expect(sha256(path)).toBe(hash);
      expect(readFileSync(path).length).toBe(bytes);
      expect(file).toContain(hash.slice(0, 16));
    },
  );

  test.each(earlier)('$slug $file is as it was when attempts started with it', ({ slug, file }) => {
    expect(file).toContain(sha256(join(AUDIO, slug, file)).slice(0, 16));
  });

  test('are all named by a manifest', () => {
    const there = slugs.flatMap((slug) =>
      listFolder(join(AUDIO, slug))
        .filter((file) => !file.endsWith('.json'))
        .map((file) => `${slug}/${file}`),
    );
    const named = [...files, ...earlier].map(({ slug, file }) => `${slug}/${file}`);
    expect(there.sort()).toEqual(named.sort());
  });
});

/** Folders of lessons and module tests, as `courses/<course>/lessons/<lesson>`. */
const listPlaces = (root: string, course: string) =>
  ['lessons', 'module-tests'].flatMap((kind) =>
    listFolder(join(root, 'courses', course, kind)).map((name) => `courses/${course}/${kind}/${name}`),
  );
const coursePlaces = listFolder(join(AUDIO, 'courses')).flatMap((course) => listPlaces(AUDIO, course));
/** Folders of practice sets, as `practice/<bank>/<slug>`. */
const practicePlaces = listFolder(join(AUDIO, 'practice')).flatMap((bank) =>
  listFolder(join(AUDIO, 'practice', bank)).map((slug) => `practice/${bank}/${slug}`),
);

describe.each([
  ['lesson', coursePlaces],
  ['practice set', practicePlaces],
])('a clip of a %s', (_, places) => {
  const clips = places.flatMap((place) =>
    listFolder(join(AUDIO, place))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        place,
        manifest: listeningManifestSchema.parse(readJson(join(AUDIO, place, file))),
      })),
  );

  test('is rendered somewhere', () => {
    expect(clips.length).toBeGreaterThan(0);
  });

  test.each(clips)('$place $manifest.script is of the script as it is now', ({ place, manifest }) => {
    const script = scriptSchema.parse(readJson(join('content', place, manifest.script)));
    expect(manifest.scriptHash).toBe(hashScript(script));
    expect(manifest.turns.map(({ id }) => id)).toEqual(script.turns.map(({ id }) => id));
  });

  test.each(clips)('$place $manifest.file is the one that its manifest means', ({ place, manifest }) => {
    const { file, sha256: hash, bytes, durationMs } = manifest;
    expect(sha256(join(AUDIO, place, file))).toBe(hash);
    expect(readFileSync(join(AUDIO, place, file)).length).toBe(bytes);
    expect(file).toContain(hash.slice(0, 16));
    // Small enough for a slow phone: 32 kbit/s, and the frame of the file.
    if (manifest.synthetic) expect(bytes).toBeLessThan(4096 + durationMs * 5);
  });

  test('has no file that no manifest names', () => {
    const there = places.flatMap((place) =>
      listFolder(join(AUDIO, place))
        .filter((file) => !file.endsWith('.json'))
        .map((file) => `${place}/${file}`),
    );
    expect(there.sort()).toEqual(clips.map(({ place, manifest }) => `${place}/${manifest.file}`).sort());
  });
});

describe('a poster of a tutorial', () => {
  const TUTORIALS = 'media/tutorials';
  const tutorials = listFolder(TUTORIALS).map((slug) => ({
    slug,
    manifest: tutorialManifestSchema.parse(readJson(join(TUTORIALS, slug, 'tutorial.json'))),
  }));

  test.each(tutorials.filter(({ manifest }) => manifest.synthetic))(
    '$slug was made by the rule as it is now: no movement half-way, nothing dimmed',
    ({ manifest }) => {
      expect(manifest.posterRule).toBe(POSTER_RULE);
    },
  );

  test('is small: all of them together have at most 3 MB', () => {
    const bytes = tutorials.map(({ manifest }) => manifest.poster.bytes + (manifest.thumbnail?.bytes ?? 0));
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThan(3_000_000);
  });

  test('and every other file of a tutorial is named by its manifest', () => {
    const named = tutorials.flatMap(({ slug, manifest }) =>
      listMediaFiles(manifest).map(({ file }) => `${slug}/${file}`),
    );
    const there = tutorials.flatMap(({ slug }) =>
      listFolder(join(TUTORIALS, slug))
        .filter((file) => !file.endsWith('.json'))
        .map((file) => `${slug}/${file}`),
    );
    expect(there.sort()).toEqual(named.sort());
  });
});

test('nothing renders audio but the command for it', () => {
  const listAll = (directory: string) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/u.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  const callers = [...listAll('src'), ...listAll('tools'), ...listAll('tests'), ...listAll('bench')].filter(
    (file) =>
      !file.startsWith(join('tools', 'media')) &&
      /[#/]tools\/media\/(?:render|choose-engine)|'tools\/media\/render\.ts'/u.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(callers.sort()).toEqual(['tools/bootstrap.mjs']);
});

describe('a clip that questions by ear are joined from', () => {
  const manifest = saidManifestSchema.parse(readJson('media/said/clips.json'));

  test('is there for all words that are said, and nothing else is', () => {
    expect(manifest.clips.map(({ clip, spoken }) => ({ clip, spoken }))).toEqual(SAID_CLIPS);
    const files = listFolder('media/said').filter((file) => file.endsWith('.wav'));
    expect(files).toEqual(manifest.clips.map(({ file }) => file).sort());
  });

  test('is the file that was committed, of one channel at one rate, as long as it says', () => {
    for (const { file, sha256: hash, bytes, durationMs } of manifest.clips) {
      const wav = readFileSync(join('media/said', file));
      expect([file, sha256(join('media/said', file)), wav.length]).toEqual([file, hash, bytes]);
      expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
      expect(Math.abs((wav.length - 44) / 32 - durationMs)).toBeLessThan(1);
    }
  });

  test('is small: all of them have less than three megabytes', () => {
    expect(manifest.clips.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000);
  });
});
