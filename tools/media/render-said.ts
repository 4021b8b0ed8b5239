import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAID_CLIPS } from '#features/practice/domain/endless/said-clips.ts';
import { saidManifestSchema } from '#features/practice/server/content/said-sounds.ts';
import { deleteUnnamed, isIntact, readManifest, writeManifest } from './audio-files.ts';
import { renderTurn } from './render-turn.ts';
import { seedOf } from './seed.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { parseWav, SAMPLE_RATE } from './wav.ts';

/** Half the rate of the chain: enough for speech, and no page loads more than a few of the clips. */
const STEP = 2;
const RATE = SAMPLE_RATE / STEP;
/** From the loudness of a turn to that of a finished sound. */
const GAIN = 2.2;
const PEAK = 29_000;
/** So that a clip begins and ends in silence, without a click. */
const FADE = RATE / 200;
const VOICE = 'man-1';
/** A little slower than a conversation: single words have no sentence around them. */
const PACE = 0.95;
const HEADER_BYTES = 44;

/** Every second sample, each the mean of its neighbours, louder, with soft ends. */
function finish(samples: Int16Array): Int16Array {
  const half = Int16Array.from({ length: Math.floor(samples.length / STEP) }, (_, place) => {
    const at = place * STEP;
    const [before = 0, here = 0, after = 0] = [samples[at - 1], samples[at], samples[at + 1]];
    return Math.round(before / 4 + here / 2 + after / 4);
  });
  let peak = 1;
  for (const sample of half) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(GAIN, PEAK / peak);
  return half.map((sample, place) => {
    const edge = Math.min(1, place / FADE, (half.length - 1 - place) / FADE);
    return Math.round(sample * gain * edge);
  });
}

function wavOf(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, place) => bytes.writeInt16LE(sample, HEADER_BYTES + place * 2));
  return bytes;
}

const slugOf = (clip: string): string =>
  clip
    .toLowerCase()
    .replace(/[^a-z]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Renders the clips that questions by ear are joined from; those whose words are the same stay. */
export async function renderSaid(
  engine: SpeechEngine,
  { directory, cache }: { readonly directory: string; readonly cache: string },
): Promise<{ readonly rendered: number; readonly kilobytes: number }> {
  mkdirSync(directory, { recursive: true });
  const before = readManifest(directory, 'clips', saidManifestSchema);
  const clips = [];
  let rendered = 0;
  for (const { clip, spoken } of SAID_CLIPS) {
    const kept = before?.clips.find((each) => each.clip === clip && each.spoken === spoken);
    if (kept && before?.engine === engine.id && isIntact(directory, kept)) {
      clips.push(kept);
      continue;
    }
    const turn = await renderTurn(engine, { spoken, voice: VOICE, seed: seedOf(spoken), pace: PACE }, cache);
    const samples = finish(parseWav(turn));
    const bytes = wavOf(samples);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${slugOf(clip)}-${sha256.slice(0, 16)}.wav`;
    writeFileSync(join(directory, file), bytes);
    const durationMs = Math.round((samples.length * 1000) / RATE);
    clips.push({ clip, spoken, file, sha256, bytes: bytes.length, durationMs });
    rendered += 1;
  }
  writeManifest(directory, 'clips', { engine: engine.id, synthetic: true, clips });
  deleteUnnamed(directory, new Set(['clips.json', ...clips.map(({ file }) => file)]), /\.wav$/u);
  return { rendered, kilobytes: Math.round(clips.reduce((sum, { bytes }) => sum + bytes, 0) / 1024) };
}
