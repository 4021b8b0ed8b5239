import { existsSync } from 'node:fs';
import type { Voice } from '#ielts/paper/script.ts';
import { fliteSpeech } from './flite-speech.ts';
import { htsSpeech } from './hts-speech.ts';
import { LIVELINESS, LIVELY_VOICES, type Liveliness } from './lively-voices.ts';
import { LOCAL_VOICES, type LocalVoice } from './local-voices.ts';
import type { Manner } from './manners.ts';
import { equaliser, filtered } from './room.ts';
import { hasCommand } from './run-command.ts';
import type { SpeechEngine } from './speech-engine.ts';

const PROGRAMS = {
  festival: 'festival',
  hts_engine: 'htsengine',
  flite: 'flite',
  rubberband: 'rubberband-cli',
  sox: 'sox',
} as const;
const VOICE_DIRECTORY = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';

function speak(
  spoken: string,
  voice: LocalVoice,
  pace: number,
  lively?: readonly Liveliness[],
): Promise<Buffer> {
  return voice.engine === 'hts'
    ? htsSpeech(spoken, { ...voice, rate: voice.rate * pace }, lively)
    : fliteSpeech(spoken, { ...voice, stretch: voice.stretch / pace }, lively);
}

/** All that changes the sound of a sentence said in these manners. */
const livelyKey = (voice: Voice, manners: readonly Manner[]) =>
  JSON.stringify([
    LOCAL_VOICES[voice],
    LIVELY_VOICES[voice],
    manners.map((each) => [each, LIVELINESS[each]]),
  ]);

async function speakLively(spoken: string, voice: Voice, manners: readonly Manner[]): Promise<Buffer> {
  const { pace, gains, clear = 1 } = LIVELY_VOICES[voice];
  const lively = manners.map((each) => ({
    ...LIVELINESS[each],
    widening: LIVELINESS[each].widening * clear,
  }));
  return filtered(await speak(spoken, LOCAL_VOICES[voice], pace, lively), equaliser(gains));
}

/** Free programs of this machine: plain, clear, and the same sound on every machine. */
export function createLocalEngine(): SpeechEngine {
  return {
    id: 'local',
    async available() {
      const missing: string[] = Object.entries(PROGRAMS)
        .filter(([program]) => !hasCommand(program))
        .map(([, debianPackage]) => debianPackage);
      if (!existsSync(VOICE_DIRECTORY)) missing.push('festvox-us-slt-hts');
      return missing.length > 0 ? `Install the packages ${missing.join(', ')}.` : undefined;
    },
    voiceKey: (voice, manners) => (manners ? livelyKey(voice, manners) : JSON.stringify(LOCAL_VOICES[voice])),
    synth: ({ spoken, voice, pace = 1, manners }) =>
      manners ? speakLively(spoken, voice, manners) : speak(spoken, LOCAL_VOICES[voice], pace),
  };
}
