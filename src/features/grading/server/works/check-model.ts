import type { Log } from '#platform/log/log.ts';
import type { ModelFailure } from '../model/create-model-client.ts';
import type { ModelGrader } from '../model/create-model-grader.ts';

const REASONS = {
  refused: 'did not accept the request: AI_API_KEY or AI_MODEL may be wrong',
  unreachable: 'could not be reached: AI_BASE_URL may be wrong',
  timeout: 'did not answer in time',
  busy: 'has too many requests',
  rubbish: 'did not answer as an OpenAI-compatible server: AI_BASE_URL may be wrong',
  declined: 'declined to answer',
} as const satisfies Record<Exclude<ModelFailure, 'stopped'>, string>;

/**
 * Asks the language model once and writes to the log how it answers. A start never waits for this, and never fails by it:
 * texts are graded on this machine until the server answers.
 */
export async function checkModel(
  model: Pick<ModelGrader, 'check' | 'describe' | 'calibrations'>,
  log: Pick<Log, 'info' | 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  const { host, model: name } = model.describe();
  const failure = await model.check(signal);
  if (failure === 'stopped') return;
  if (failure === undefined) {
    const calibrated = model.calibrations.map(({ task }) => task);
    log.info({ host, model: name, calibrated }, 'A language model grades Writing.');
    return;
  }
  log.warn(
    { host, model: name, failure },
    `The language model ${REASONS[failure]}. Texts are graded on this machine until it answers.`,
  );
}
