import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PEAK_CEILING } from '#tools/media/hold-peak.ts';
import { measureLoudness } from '#tools/media/loudness.ts';
import { hasCommand } from '#tools/media/run-command.ts';

const LESSON_SOUNDS = 'media/audio/courses';

describe.skipIf(!hasCommand('ffmpeg'))('the committed clips of lessons', () => {
  test('stay below the ceiling of the peak', async () => {
    const files = readdirSync(LESSON_SOUNDS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.m4a'))
      .map((file) => join(LESSON_SOUNDS, file));
    expect(files.length).toBeGreaterThan(0);
    const waiting = [...files];
    const tooLoud: string[] = [];
    const measureNext = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const peak = (await measureLoudness(file)).peak ?? -Infinity;
        if (peak > PEAK_CEILING) tooLoud.push(`${file}: ${peak}`);
      }
    };
    await Promise.all(cpus().map(measureNext));
    expect(tooLoud).toEqual([]);
    // The clips last almost an hour together. A busy machine needs half a minute for them.
  }, 180_000);
});
