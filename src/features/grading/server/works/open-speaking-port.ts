import type { GradingService } from '#platform/config/grading-service.ts';
import type { Log } from '#platform/log/log.ts';
import { createSpeakingGrader } from '../speaking/create-speaking-grader.ts';
import { createSpeakingThread } from '../speaking/create-speaking-thread.ts';
import { createTranscriber } from '../speaking/create-transcriber.ts';
import type { SpeakingPort } from './work-graders.ts';

/** The grader of interviews, with a transcriber where the settings name one. Nothing starts before the first interview. */
export function openSpeakingPort({
  log,
  service,
}: {
  readonly log: Log;
  readonly service: GradingService | undefined;
}): { readonly speaking: SpeakingPort; readonly closeSpeaking: () => Promise<void> } {
  const thread = createSpeakingThread({ log });
  const { baseUrl, apiKey, transcribeModel, minutePrice } = service ?? {};
  const transcriber =
    baseUrl === undefined || transcribeModel === undefined
      ? undefined
      : createTranscriber({ baseUrl, apiKey, model: transcribeModel });
  return {
    speaking: speakingPort(createSpeakingGrader({ thread, transcriber, minutePrice })),
    closeSpeaking: thread.close,
  };
}

/**
 * The grader of interviews as the queue uses it. An interview has no band of its own: pronunciation is a quarter of it,
 * and no machine judges it here.
 */
export function speakingPort({ transcriber, grade }: ReturnType<typeof createSpeakingGrader>): SpeakingPort {
  return {
    transcriber,
    async grade(interview, signal) {
      const outcome = await grade(interview, signal);
      if (!outcome.ok) return { ok: false, refusal: 'later', uses: outcome.uses };
      const { grade: given, configHash, ms, uses } = outcome;
      const { localReason } = given;
      return {
        ok: true,
        uses,
        grades: [{ grade: given, configHash, band: null, ms, ...(localReason ? { localReason } : {}) }],
      };
    },
  };
}
