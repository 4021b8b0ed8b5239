import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htsSpeech } from './hts-speech.ts';
import { type FliteVoice, LOCAL_VOICES, type LocalVoice } from './local-voices.ts';
import { hasCommand, runCommand } from './run-command.ts';
import type { SpeechEngine } from './speech-engine.ts';

const PROGRAMS = {
  festival: 'festival',
  hts_engine: 'htsengine',
  flite: 'flite',
  rubberband: 'rubberband-cli',
  sox: 'sox',
} as const;
const VOICE_DIRECTORY = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';

async function fliteSpeech(spoken: string, { voice, stretch, shift }: FliteVoice): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    const plain = join(directory, 'plain.wav');
    const words = spoken.replace(/[“”"]/gu, '').replace(/[‘’]/gu, "'");
    const pace = ['--setf', `duration_stretch=${stretch}`];
    // The space: flite takes a text of one word for the name of a file.
    await runCommand('flite', ['-voice', voice, ...pace, '-t', ` ${words}`, '-o', plain]);
    if (shift === undefined) return await readFile(plain);
    const shifted = join(directory, 'shifted.wav');
    await runCommand('rubberband', ['-q', '-p', String(shift), plain, shifted]);
    return await readFile(shifted);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function speak(spoken: string, voice: LocalVoice): Promise<Buffer> {
  return voice.engine === 'hts' ? htsSpeech(spoken, voice) : fliteSpeech(spoken, voice);
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
    synth: ({ spoken, voice }) => speak(spoken, LOCAL_VOICES[voice]),
  };
}
