import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_LIMIT, holdPeak } from './hold-peak.ts';
import { measureLoudness } from './loudness.ts';
import { runCommand } from './run-command.ts';
import type { SoundFormat } from './sound-format.ts';
import { formatWav, SAMPLE_RATE } from './wav.ts';

const MASTER_LUFS = -16;
const COMPRESSOR = 'acompressor=threshold=-26dB:ratio=2.5:attack=5:release=120:makeup=1';
/** At three times the rate, so that peaks between samples are held back too. `limit` is an amplitude, 1 is full scale. */
const limiterAt = (limit: number) =>
  `aresample=96000,alimiter=limit=${limit}:level=0:attack=3:release=60,aresample=${SAMPLE_RATE}`;
const encoderOf = ({ bitrate }: SoundFormat) => ['-ac', '1', '-ar', '24000', '-c:a', 'aac', '-b:a', bitrate];
const PLAIN = [
  '-map_metadata',
  '-1',
  '-movflags',
  '+faststart',
  '-fflags',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

/**
 * Names how a file is mastered and encoded: part of its render key. The peak ceiling is not in it. It changes only the
 * files above it, and a test names those.
 */
export const encodeKey = (format: SoundFormat) =>
  JSON.stringify([1, MASTER_LUFS, COMPRESSOR, limiterAt(FIRST_LIMIT), encoderOf(format), PLAIN]);

export type Encoded = { readonly bytes: Buffer; readonly sha256: string; readonly durationMs: number };

/**
 * Masters to MASTER_LUFS and encodes as AAC in an M4A that every promised browser plays. The file peaks at most at
 * PEAK_CEILING; rejects when no limit achieves that.
 */
export async function encode(samples: Int16Array, format: SoundFormat): Promise<Encoded> {
  const directory = await mkdtemp(join(tmpdir(), 'encode-'));
  try {
    const joined = join(directory, 'joined.wav');
    const file = join(directory, 'audio.m4a');
    await writeFile(joined, formatWav(samples));
    // ffmpeg's loudnorm falls back to its dynamic mode and clips: the gain is measured and constant.
    const { integrated } = await measureLoudness(joined, COMPRESSOR);
    const gain = integrated === undefined ? 0 : MASTER_LUFS - integrated;
    const encoder = encoderOf(format);
    await holdPeak(async (limit) => {
      const chain = `${COMPRESSOR},volume=${gain.toFixed(2)}dB,${limiterAt(limit)}`;
      await runCommand('ffmpeg', [
        '-v',
        'error',
        '-y',
        '-i',
        joined,
        '-af',
        chain,
        ...encoder,
        ...PLAIN,
        file,
      ]);
      return (await measureLoudness(file)).peak;
    });
    const bytes = await readFile(file);
    const durationMs = Math.round((samples.length * 1000) / SAMPLE_RATE);
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), durationMs };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
