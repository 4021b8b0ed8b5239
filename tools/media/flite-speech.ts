import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FliteVoice } from './local-voices.ts';
import { plainWords } from './plain-words.ts';
import { runCommand } from './run-command.ts';
import { splitSentences } from './split-sentences.ts';

/** Flite runs sentences into each other; this is the breath between them. */
const BREATH_SECONDS = 0.32;

/** A WAV file of all sentences, moved in pitch where the voice says so. */
export async function fliteSpeech(spoken: string, { voice, stretch, shift }: FliteVoice): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    const sounds: string[] = [];
    for (const [place, sentence] of splitSentences(plainWords(spoken)).entries()) {
      const bare = join(directory, `${place}-bare.wav`);
      const sound = join(directory, `${place}.wav`);
      const pace = ['--setf', `duration_stretch=${stretch}`];
      // The space: flite takes a text of one word for the name of a file.
      await runCommand('flite', ['-voice', voice, ...pace, '-t', ` ${sentence}`, '-o', bare]);
      await runCommand('sox', ['-D', bare, sound, 'pad', '0', String(BREATH_SECONDS)]);
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
