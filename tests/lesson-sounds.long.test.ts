import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PEAK_CEILING } from '#tools/media/hold-peak.ts';
import { measureLoudness } from '#tools/media/loudness.ts';
import { hasCommand } from '#tools/media/run-command.ts';

const SOUNDS = ['media/audio/courses', 'media/audio/practice'];

describe.skipIf(!hasCommand('ffmpeg'))('the committed clips', () => {
  test.each(SOUNDS)(
    'of %s stay below the ceiling of the peak',
    async (folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.m4a'))
        .map((file) => join(folder, file));
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
      // The clips of lessons last almost an hour together. A busy machine needs half a minute for them.
    },
    180_000,
  );
});
