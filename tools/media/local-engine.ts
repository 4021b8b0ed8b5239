import { existsSync } from 'node:fs';
import { fliteSpeech } from './flite-speech.ts';
import { htsSpeech } from './hts-speech.ts';
import { LOCAL_VOICES, type LocalVoice } from './local-voices.ts';
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

function speak(spoken: string, voice: LocalVoice, pace: number): Promise<Buffer> {
  return voice.engine === 'hts'
    ? htsSpeech(spoken, { ...voice, rate: voice.rate * pace })
    : fliteSpeech(spoken, { ...voice, stretch: voice.stretch / pace });
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
    voiceKey: (voice) => JSON.stringify(LOCAL_VOICES[voice]),
    synth: ({ spoken, voice, pace = 1 }) => speak(spoken, LOCAL_VOICES[voice], pace),
  };
}
