import { readFile, writeFile } from 'node:fs/promises';
import { pitchMap } from './pitch-map.ts';
import { runCommand } from './run-command.ts';
import { parseWav, SAMPLE_RATE } from './wav.ts';

/**
 * The pitch of a spoken sentence, moved so many times as far from its mean; the formants stay, so the voice is the
 * same. Writes files beside the WAV file and returns the path of the result.
 */
export async function widenPitch(file: string, factor: number): Promise<string> {
  const [even, map, wide] = [`${file}.even.wav`, `${file}.map`, `${file}.wide.wav`] as const;
  await runCommand('sox', ['-D', file, '-r', String(SAMPLE_RATE), even]);
  const lines = pitchMap(parseWav(await readFile(even)), SAMPLE_RATE, factor);
  if (lines === undefined) return even;
  await writeFile(map, lines);
  await runCommand('rubberband', ['-q', '-3', '-F', '-p', '0', '--pitchmap', map, even, wide]);
  return wide;
}
