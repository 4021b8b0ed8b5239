import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { measureLoudness } from './loudness.ts';
import { runCommand } from './run-command.ts';
import type { SpeechEngine, Utterance } from './speech-engine.ts';
import { SAMPLE_RATE } from './wav.ts';

/** Raise it with every change to the processing after the engine has spoken. */
const CHAIN_VERSION = 1;
/** Every voice is brought to this loudness. */
const TURN_LUFS = -24;
const TRIM = 'silenceremove=start_periods=1:start_threshold=-45dB';

const BITEXACT = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** The key of a turn: engine, voice, words and the chain. The same key is the same sound. */
export function turnKey(engine: SpeechEngine, { spoken, voice, seed, pace = 1, manners }: Utterance): string {
  const parts = [
    CHAIN_VERSION,
    engine.id,
    engine.voiceKey(voice, manners),
    spoken.normalize('NFC'),
    seed,
    SAMPLE_RATE,
    ...(pace === 1 ? [] : [pace]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A WAV file of the turn, from the cache when it was spoken before: trimmed, levelled, one channel at SAMPLE_RATE. */
export async function renderTurn(engine: SpeechEngine, utterance: Utterance, cache: string): Promise<Buffer> {
  const file = join(cache, `${turnKey(engine, utterance)}.wav`);
  if (existsSync(file)) return readFile(file);
  await mkdir(dirname(file), { recursive: true });
  const raw = `${file}.raw`;
  await writeFile(raw, await engine.synth(utterance));
  const { integrated } = await measureLoudness(raw);
  const gain = integrated === undefined ? 0 : TURN_LUFS - integrated;
  const chain = [
    `aresample=${SAMPLE_RATE}:resampler=soxr`,
    'highpass=f=60',
    TRIM,
    'areverse',
    TRIM,
    'areverse',
    `volume=${gain.toFixed(2)}dB`,
  ].join(',');
  const made = `${file}.made.wav`;
  const format = ['-ac', '1', '-c:a', 'pcm_s16le', ...BITEXACT];
  await runCommand('ffmpeg', ['-v', 'error', '-y', '-i', raw, '-af', chain, ...format, made]);
  await rename(made, file);
  return readFile(file);
}
