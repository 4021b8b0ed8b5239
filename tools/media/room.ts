import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Below are the pitch of a voice and its first harmonics, which are its own. */
const LOWEST_HZ = 250;
const BANDS = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 7000];
/** The voices of flite have nothing above; those of HTS reach 12 kHz. */
const HIGHEST_HZ = 7000;

/** An ffmpeg filter with so many decibels at each band, and with the bandwidth that all voices share. */
export function equaliser(gains: readonly number[]): string {
  const entries = BANDS.map((hertz, place) => `entry(${hertz},${gains[place] ?? 0})`);
  const ends = [`entry(${LOWEST_HZ},0)`, ...entries, `entry(${HIGHEST_HZ + 300},-70)`];
  return `firequalizer=delay=0.03:zero_phase=on:gain='gain_interpolate(f)':gain_entry='${ends.join(';')}'`;
}

/** A WAV file as the filter leaves it. */
export async function filtered(wav: Buffer, filter: string): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'room-'));
  try {
    const [before, after] = [join(directory, 'before.wav'), join(directory, 'after.wav')];
    await writeFile(before, wav);
    await runCommand('ffmpeg', ['-v', 'error', '-i', before, '-af', filter, '-c:a', 'pcm_s16le', after]);
    return await readFile(after);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
