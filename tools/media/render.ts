import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SOUND_CHECK } from '#features/library/domain/sound-check.ts';
import { hashScript } from '#features/library/server/papers/audio-manifest.ts';
import { chooseEngine } from './choose-engine.ts';
import { measureAudio } from './measure-audio.ts';
import { AUDIO, CACHE, MOCK_TESTS } from './media-directories.ts';
import { renderLines } from './render-lines.ts';
import { readScripts, renderMockTest } from './render-mock-test.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { runFrames, runTutorials } from './tutorials/run.ts';

/** `npm run media`: renders the sound of the mock tests, and tutorials (README.md). */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'boolean' },
    hash: { type: 'boolean' },
    frames: { type: 'string' },
    at: { type: 'string' },
  },
});
const isTutorial = words[0] === 'tutorial' || words[0] === 'tutorials';
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

async function measureAll(): Promise<void> {
  for (const slug of slugs) {
    for (const { name, minutes, kilobytes, lufs, peak, pace } of await measureAudio(
      join(MOCK_TESTS, slug),
      join(AUDIO, slug),
    )) {
      const paces = Object.entries(pace).map(([speaker, wpm]) => `${speaker} ${wpm}`);
      console.warn(
        `${slug}/${name}: ${minutes} min, ${kilobytes} KB, ${lufs} LUFS, peak ${peak} dBFS, words a minute: ${paces.join(', ')}`,
      );
    }
  }
}

function printHashes(): void {
  for (const slug of slugs) {
    for (const { name, script } of readScripts(join(MOCK_TESTS, slug))) {
      console.warn(`${slug}/${name}: ${hashScript(script)}`);
    }
  }
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
  if (options.measure) await measureAll();
  else if (options.hash) printHashes();
  else {
    await renderSite();
    await renderAll();
  }
}

try {
  await (isTutorial ? renderTutorials() : renderMockTests());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
