import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Liveliness } from './lively-voices.ts';
import type { HtsVoice } from './local-voices.ts';
import { plainWords } from './plain-words.ts';
import { runCommand } from './run-command.ts';
import { splitSentences } from './split-sentences.ts';

const MODEL = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice';

/** The sound depends on every step that Festival takes before the model speaks. */
const SCHEME = `(voice_cmu_us_slt_arctic_hts)
(define (write_labels text file)
  (let ((utt (eval (list 'Utterance 'Text text))))
    (Initialize utt) (Text utt) (Token_POS utt) (Token utt) (POS utt) (Phrasify utt) (Word utt) (Pauses utt)
    (Intonation utt) (PostLex utt) (Duration utt) (Int_Targets utt)
    (hts_dump_feats utt hts_feats_list file)))
`;

/**
 * Festival turns the words into labels, hts_engine the labels into sound; a WAV file of all sentences. `lively`: of each
 * sentence.
 */
export async function htsSpeech(
  spoken: string,
  { alpha, semitones, rate }: HtsVoice,
  lively: readonly Liveliness[] = [],
): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    const sentences = splitSentences(plainWords(spoken));
    const label = (place: number) => join(directory, `${place}.lab`);
    const sound = (place: number) => join(directory, `${place}.wav`);
    const scheme = sentences.map((sentence, place) => `(write_labels "${sentence}" "${label(place)}")`);
    const program = join(directory, 'labels.scm');
    await writeFile(program, `${SCHEME}${scheme.join('\n')}\n`);
    await runCommand('festival', ['-b', program]);
    for (const place of sentences.keys()) {
      const { variance, pace = 1 } = lively[place] ?? {};
      const range = variance === undefined ? [] : ['-jf', variance];
      const voice = ['-a', alpha, '-fm', semitones, '-r', rate * pace, ...range].map(String);
      await runCommand('hts_engine', ['-m', MODEL, ...voice, '-ow', sound(place), label(place)]);
    }
    const whole = join(directory, 'whole.wav');
    await runCommand('sox', ['-D', ...[...sentences.keys()].map(sound), whole]);
    return await readFile(whole);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
