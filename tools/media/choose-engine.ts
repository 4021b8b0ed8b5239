import { createLocalEngine } from './local-engine.ts';
import { createOpenaiEngine, openaiVoicesSchema } from './openai-engine.ts';
import { createPiperEngine, piperVoicesSchema } from './piper-engine.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { readVoiceTable } from './voice-table.ts';

/** The engine that the environment names (README.md). Throws with the missing settings. */
export function chooseEngine(env: Readonly<Record<string, string | undefined>>): SpeechEngine {
  const { SPEECH_ENGINE: name = 'local', SPEECH_VOICES: table } = env;
  switch (name) {
    case 'local':
      return createLocalEngine();
    case 'piper':
      return createPiperEngine(env.PIPER_COMMAND ?? 'piper', readVoiceTable(table, piperVoicesSchema));
    case 'openai': {
      const { SPEECH_URL: url, SPEECH_KEY: key, SPEECH_MODEL: model } = env;
      if (!url || !model) throw new Error('Set SPEECH_URL and SPEECH_MODEL.');
      return createOpenaiEngine({ url, key, model }, readVoiceTable(table, openaiVoicesSchema));
    }
    default:
      throw new Error(`SPEECH_ENGINE is ${name}; it may be local, piper or openai.`);
  }
}
