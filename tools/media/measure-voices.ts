import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningManifestSchema } from '#features/library/server/papers/audio-manifest.ts';
import { spokenText } from '#ielts/paper/script.ts';
import { textTable } from '../content/text-table.ts';
import { readManifest } from './audio-files.ts';
import { bandwidth } from './bandwidth.ts';
import { measureLoudness } from './loudness.ts';
import { pitchRange } from './pitch-range.ts';
import type { NamedScript } from './read-scripts.ts';
import { runCommand } from './run-command.ts';
import { formatWav, parseWav, SAMPLE_RATE } from './wav.ts';
import { wordsPerMinute } from './words-per-minute.ts';

/** One voice over all parts of a mock test. */
export type MeasuredVoice = {
  readonly voice: string;
  readonly parts: readonly string[];
  readonly seconds: number;
  /** LUFS. */
  readonly loudness: number | undefined;
  /** Hz. */
  readonly bandwidth: number | undefined;
  /** The standard deviation of its pitch, in semitones. */
  readonly pitch: number | undefined;
  readonly wordsPerMinute: number | undefined;
};

type Said = {
  readonly voice: string;
  readonly part: string;
  readonly words: string;
  readonly sound: Int16Array;
};

/** The sound of each voice in figures, over all its turns in the rendered parts. */
export async function measureVoices(
  scripts: readonly NamedScript[],
  audio: string,
): Promise<MeasuredVoice[]> {
  const said: Said[] = [];
  for (const { name, script } of scripts) {
    const manifest = readManifest(audio, name, listeningManifestSchema);
    if (!manifest) continue;
    const samples = await decode(join(audio, manifest.file));
    for (const { id, startMs, endMs } of manifest.turns) {
      const turn = script.turns.find((each) => each.id === id);
      const voice = turn && script.speakers[turn.speaker]?.voice;
      if (!voice) continue;
      const sound = samples.subarray((startMs * SAMPLE_RATE) / 1000, (endMs * SAMPLE_RATE) / 1000);
      said.push({ voice, part: name, words: spokenText(turn), sound });
    }
  }
  const voices = [...Map.groupBy(said, ({ voice }) => voice)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const measured: MeasuredVoice[] = [];
  for (const [voice, own] of voices) measured.push(await measureVoice(voice, own));
  return measured;
}

async function decode(file: string): Promise<Int16Array> {
  const args = ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 'wav', '-'];
  return parseWav((await runCommand('ffmpeg', args)).stdout);
}

async function measureVoice(voice: string, said: readonly Said[]): Promise<MeasuredVoice> {
  const sound = joined(said.map((each) => each.sound));
  const paces = wordsPerMinute(
    said.map(({ words, sound: { length } }) => ({
      speaker: voice,
      words,
      ms: (length * 1000) / SAMPLE_RATE,
    })),
  );
  return {
    voice,
    parts: [...new Set(said.map(({ part }) => part.replace('listening-', '')))],
    seconds: Math.round(sound.length / SAMPLE_RATE),
    loudness: await loudnessOf(sound),
    bandwidth: bandwidth(sound, SAMPLE_RATE),
    pitch: pitchRange(sound, SAMPLE_RATE),
    wordsPerMinute: paces[voice],
  };
}

function joined(sounds: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

async function loudnessOf(sound: Int16Array): Promise<number | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'ninefold-voice-'));
  try {
    const file = join(directory, 'voice.wav');
    writeFileSync(file, formatWav(sound));
    return (await measureLoudness(file)).integrated;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The voices of one mock test as a table for a terminal. */
export function voiceTable(name: string, voices: readonly MeasuredVoice[]): string {
  const shown = (value: number | undefined, digits: number) =>
    value === undefined ? '' : Number(value.toFixed(digits));
  return textTable([
    [name, 'parts', 'seconds', 'LUFS', 'bandwidth kHz', 'pitch semitones', 'words a minute'],
    ...voices.map((each) => [
      each.voice,
      each.parts.join(', '),
      each.seconds,
      shown(each.loudness, 1),
      shown(each.bandwidth && each.bandwidth / 1000, 1),
      shown(each.pitch, 1),
      shown(each.wordsPerMinute, 0),
    ]),
  ]);
}
