import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encode } from '#tools/media/encode.ts';
import { PEAK_CEILING } from '#tools/media/hold-peak.ts';
import { measureLoudness } from '#tools/media/loudness.ts';
import { hasCommand } from '#tools/media/run-command.ts';
import { CLIP_SOUND } from '#tools/media/sound-format.ts';
import { SAMPLE_RATE } from '#tools/media/wav.ts';

const LESSON_SOUNDS = 'media/audio/courses';

/** Rendered before there was a ceiling. They do not clip, and a new rendering of them has another name. */
const BEFORE_THE_CEILING = new Map([
  ['2-2754f1bee13f0465.m4a', -0.6],
  ['2-047eae230f58322f.m4a', -0.9],
]);

/** Eighty decaying pulses a second, as of a deep voice. Encoding raises what the limiter lets through by 3 dB. */
function pulses(): Int16Array {
  const every = SAMPLE_RATE / 80;
  return Int16Array.from({ length: SAMPLE_RATE * 2 }, (_, place) => {
    const since = place % every;
    return Math.round(30_000 * Math.exp(-since / 15) * Math.sin(since / 3));
  });
}

describe.skipIf(!hasCommand('ffmpeg'))('the peak of a sound', () => {
  test('is held below the ceiling when encoding raises it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'peak-'));
    try {
      const file = join(directory, 'pulses.m4a');
      const { bytes } = await encode(pulses(), CLIP_SOUND);
      writeFileSync(file, bytes);
      expect((await measureLoudness(file)).peak).toBeLessThanOrEqual(PEAK_CEILING);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test('is below the ceiling in every clip of a lesson', async () => {
    const files = readdirSync(LESSON_SOUNDS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.m4a'))
      .map((file) => join(LESSON_SOUNDS, file));
    expect(files.length).toBeGreaterThan(0);
    const waiting = [...files];
    const tooLoud: string[] = [];
    const measureNext = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const peak = (await measureLoudness(file)).peak ?? -Infinity;
        if (peak > (BEFORE_THE_CEILING.get(basename(file)) ?? PEAK_CEILING)) tooLoud.push(`${file}: ${peak}`);
      }
    };
    await Promise.all(cpus().map(measureNext));
    expect(tooLoud).toEqual([]);
    // The clips last almost an hour together. A busy machine needs half a minute for them.
  }, 180_000);
});
