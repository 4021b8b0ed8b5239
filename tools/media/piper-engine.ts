import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { voiceTableSchema } from './voice-table.ts';
import { hasCommand, runCommand } from './run-command.ts';
import type { SpeechEngine } from './speech-engine.ts';

export const piperVoicesSchema = voiceTableSchema(
  z.strictObject({
    model: z.string().min(1),
    /** Of a model that holds several. */
    speaker: z.int().min(0).optional(),
    /** More is slower. */
    lengthScale: z.number().positive().optional(),
  }),
);

/** Piper on the command line: neural voices, from models that the author has. */
export function createPiperEngine(command: string, voices: z.output<typeof piperVoicesSchema>): SpeechEngine {
  return {
    id: 'piper',
    async available() {
      return hasCommand(command) ? undefined : `There is no program ${command}. Set PIPER_COMMAND.`;
    },
    voiceKey: (voice) => JSON.stringify(voices[voice]),
    async synth({ spoken, voice, pace = 1 }) {
      const { model, speaker, lengthScale: usual } = voices[voice];
      const lengthScale = pace === 1 ? usual : (usual ?? 1) / pace;
      const directory = await mkdtemp(join(tmpdir(), 'speech-'));
      try {
        const file = join(directory, 'speech.wav');
        const options = [
          '--model',
          model,
          '--output_file',
          file,
          ...(speaker === undefined ? [] : ['--speaker', String(speaker)]),
          ...(lengthScale === undefined ? [] : ['--length_scale', String(lengthScale)]),
          // Without noise there are no dice: the same words give the same sound.
          '--noise_scale',
          '0',
          '--noise_w',
          '0',
        ];
        await runCommand(command, options, `${spoken.replace(/\s+/gu, ' ')}\n`);
        return await readFile(file);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
