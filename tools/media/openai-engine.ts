import { z } from 'zod';
import type { SpeechEngine } from './speech-engine.ts';
import { voiceTableSchema } from './voice-table.ts';

export const openaiVoicesSchema = voiceTableSchema(
  z.strictObject({ voice: z.string().min(1), speed: z.number().min(0.25).max(4).optional() }),
);

export type OpenaiService = {
  /** The address before `/v1/audio/speech`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
};

const PATIENCE_MS = 120_000;

/** Any service that answers `POST /v1/audio/speech` as OpenAI's does, on this machine or elsewhere. */
export function createOpenaiEngine(
  { url, key, model }: OpenaiService,
  voices: z.output<typeof openaiVoicesSchema>,
): SpeechEngine {
  const address = new URL('/v1/audio/speech', url);
  return {
    id: `openai ${model}`,
    async available() {
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
      return answer ? undefined : `Nothing answers at ${address.origin}. Set SPEECH_URL.`;
    },
    voiceKey: (voice) => JSON.stringify(voices[voice]),
    async synth({ spoken, voice, seed, pace = 1 }) {
      const { voice: named, speed: usual } = voices[voice];
      const speed = pace === 1 ? usual : (usual ?? 1) * pace;
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          input: spoken,
          response_format: 'wav',
          seed,
          voice: named,
          ...(speed === undefined ? {} : { speed }),
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`${address.origin} answers ${answer.status}: ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
