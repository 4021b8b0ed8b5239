import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SOUND_CHECK } from '#features/library/domain/sound-check.ts';
import { hashScript } from '#features/library/server/papers/audio-manifest.ts';
import { chooseEngine } from './choose-engine.ts';
import { type ClipPlaces, listClipFolders, listOrphans } from './clip-folders.ts';
import { measureAudio } from './measure-audio.ts';
import { measureVoices, voiceTable } from './measure-voices.ts';
import {
  AUDIO,
  CACHE,
  COURSE_AUDIO,
  COURSES,
  MOCK_TESTS,
  PRACTICE,
  PRACTICE_AUDIO,
  SAID,
} from './media-directories.ts';
import { type NamedScript, readScripts } from './read-scripts.ts';
import { renderClips } from './render-clips.ts';
import { renderLines } from './render-lines.ts';
import { renderSaid } from './render-said.ts';
import { renderMockTest } from './render-mock-test.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { runFrames, runTutorials } from './tutorials/run.ts';

/** `npm run media`: renders the sound of the mock tests, lessons and practice sets, and tutorials (README.md). */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'boolean' },
    hash: { type: 'boolean' },
    frames: { type: 'string' },
    at: { type: 'string' },
  },
});
const slugs = words.length > 0 ? words : readdirSync(MOCK_TESTS).sort();

async function readyEngine(): Promise<SpeechEngine> {
  const engine = chooseEngine(process.env);
  const missing = await engine.available();
  if (missing !== undefined) throw new Error(missing);
  return engine;
}

async function renderAll(): Promise<void> {
  const engine = await readyEngine();
  for (const slug of slugs) {
    await renderMockTest(engine, {
      content: join(MOCK_TESTS, slug),
      audio: join(AUDIO, slug),
      cache: CACHE,
      onDone: (name, { status }) => console.warn(`${slug}/${name}: ${status}`),
    });
  }
}

/** The sounds outside of the mock tests. */
async function renderSite(): Promise<void> {
  const engine = await readyEngine();
  const { folder, id, text } = SOUND_CHECK;
  const lines = [{ id, text }];
  const { status } = await renderLines(engine, { directory: join(AUDIO, folder), lines, cache: CACHE });
  console.warn(`${folder}: ${status}`);
}

/** Something with scripts: a mock test, a lesson, a module test or a practice set. */
type Place = { readonly name: string; readonly scripts: readonly NamedScript[]; readonly audio: string };

async function measureAll(places: readonly Place[]): Promise<void> {
  for (const place of places) {
    for (const { name, minutes, kilobytes, lufs, peak, pace } of await measureAudio(
      place.scripts,
      place.audio,
    )) {
      const paces = Object.entries(pace).map(([speaker, wpm]) => `${speaker} ${wpm}`);
      console.warn(
        `${place.name}/${name}: ${minutes} min, ${kilobytes} KB, ${lufs} LUFS, peak ${peak} dBFS, words a minute: ${paces.join(', ')}`,
      );
    }
  }
}

function printHashes(places: readonly Place[]): void {
  for (const place of places) {
    for (const { name, script } of place.scripts)
      console.warn(`${place.name}/${name}: ${hashScript(script)}`);
  }
}

const CLIPS: Readonly<Record<ClipPlaces, { readonly content: string; readonly sounds: string }>> = {
  courses: { content: COURSES, sounds: COURSE_AUDIO },
  practice: { content: PRACTICE, sounds: PRACTICE_AUDIO },
};

/** `npm run media -- lessons …`, `practice …`: the clips of lessons and module tests, or of practice sets. */
async function renderAllClips(kind: ClipPlaces, names: readonly string[]): Promise<void> {
  const { content, sounds } = CLIPS[kind];
  const places = listClipFolders(kind, content, names).map((name) => ({
    name,
    scripts: readScripts(join(content, name), 'clips'),
    audio: join(sounds, name),
  }));
  if (options.measure) return measureAll(places);
  if (options.hash) return printHashes(places);
  const engine = await readyEngine();
  for (const { name, audio } of places) {
    const outcomes = await renderClips(engine, { content: join(content, name), audio, cache: CACHE });
    const rendered = [...outcomes.values()].filter(({ status }) => status === 'rendered');
    console.warn(`${name}: ${outcomes.size} clips, ${rendered.length} rendered`);
  }
  for (const orphan of names.length === 0 ? listOrphans(kind, content, sounds) : []) {
    rmSync(join(sounds, orphan), { recursive: true });
    console.warn(`Deleted ${orphan}: it has no clips.`);
  }
}

/** `npm run media -- said`: the clips that questions by ear are joined from. */
async function renderSaidClips(): Promise<void> {
  const { rendered, kilobytes } = await renderSaid(await readyEngine(), { directory: SAID, cache: CACHE });
  console.warn(`said: ${rendered} rendered, ${kilobytes} KB in all`);
}

async function renderTutorials(): Promise<void> {
  const [which, ...names] = words;
  const [name] = names;
  if (which === 'tutorial' && name === undefined)
    throw new Error('Say which: npm run media -- tutorial <slug>.');
  if (options.frames !== undefined && name !== undefined) {
    await runFrames(name, options.frames, options.at === undefined ? undefined : Number(options.at));
  } else await runTutorials(await readyEngine(), names);
}

async function renderMockTests(): Promise<void> {
  const unknown = slugs.find((slug) => !existsSync(join(MOCK_TESTS, slug)));
  if (unknown !== undefined) throw new Error(`There is no mock test content/mock-tests/${unknown}.`);
  const places = slugs.map((name) => ({
    name,
    scripts: readScripts(join(MOCK_TESTS, name), 'scripts'),
    audio: join(AUDIO, name),
  }));
  if (options.measure) {
    await measureAll(places);
    for (const { name, scripts, audio } of places) {
      const voices = await measureVoices(scripts, audio);
      if (voices.length > 0) console.warn(`\n${voiceTable(name, voices)}`);
    }
  } else if (options.hash) printHashes(places);
  else {
    await renderSite();
    await renderAll();
  }
}

try {
  const [kind, ...names] = words;
  if (kind === 'tutorial' || kind === 'tutorials') await renderTutorials();
  else if (kind === 'lessons') await renderAllClips('courses', names);
  else if (kind === 'said') await renderSaidClips();
  else if (kind === 'practice') await renderAllClips('practice', names);
  else await renderMockTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
