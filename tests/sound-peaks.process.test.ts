import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encode } from '#tools/media/encode.ts';
import { PEAK_CEILING } from '#tools/media/hold-peak.ts';
import { measureLoudness } from '#tools/media/loudness.ts';
import { hasCommand } from '#tools/media/run-command.ts';
import { CLIP_SOUND } from '#tools/media/sound-format.ts';
import { SAMPLE_RATE } from '#tools/media/wav.ts';

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
});
