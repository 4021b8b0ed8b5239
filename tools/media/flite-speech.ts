import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Liveliness } from './lively-voices.ts';
import type { FliteVoice } from './local-voices.ts';
import { plainWords } from './plain-words.ts';
import { runCommand } from './run-command.ts';
import { splitSentences } from './split-sentences.ts';
import { widenPitch } from './widen-pitch.ts';

/** Flite runs sentences into each other; this is the breath between them. */
const BREATH_SECONDS = 0.32;

/** A WAV file of all sentences, moved in pitch where the voice says so. `lively`: of each sentence. */
export async function fliteSpeech(
  spoken: string,
  { voice, stretch, shift }: FliteVoice,
  lively: readonly Liveliness[] = [],
): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    const sounds: string[] = [];
    for (const [place, sentence] of splitSentences(plainWords(spoken)).entries()) {
      const bare = join(directory, `${place}-bare.wav`);
      const sound = join(directory, `${place}.wav`);
      const { widening, pace = 1 } = lively[place] ?? {};
      const setting = ['--setf', `duration_stretch=${stretch / pace}`];
      // The space: flite takes a text of one word for the name of a file.
      await runCommand('flite', ['-voice', voice, ...setting, '-t', ` ${sentence}`, '-o', bare]);
      const spokenFile = widening === undefined ? bare : await widenPitch(bare, widening);
      await runCommand('sox', ['-D', spokenFile, sound, 'pad', '0', String(BREATH_SECONDS)]);
      sounds.push(sound);
    }
    const whole = join(directory, 'whole.wav');
    await runCommand('sox', ['-D', ...sounds, whole]);
    if (shift === undefined) return await readFile(whole);
    const shifted = join(directory, 'shifted.wav');
    await runCommand('rubberband', ['-q', '-p', String(shift), whole, shifted]);
    return await readFile(shifted);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
