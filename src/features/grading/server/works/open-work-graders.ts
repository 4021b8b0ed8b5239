import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GradingService } from '#platform/config/grading-service.ts';
import type { Log } from '#platform/log/log.ts';
import { createLocalGrader } from '../local/create-local-grader.ts';
import { MODEL_FILE } from '../local/model-file.ts';
import { openSpeakingPort } from './open-speaking-port.ts';
import { serviceOf, type WorkGraders } from './work-graders.ts';

/** The graders of this process, as its settings say. Nothing starts before the first work. */
export function openWorkGraders({
  log,
  service,
}: {
  readonly log: Log;
  readonly service: GradingService | undefined;
}): WorkGraders & {
  readonly close: () => Promise<void>;
} {
  const local = createLocalGrader({ log });
  const { speaking, closeSpeaking } = openSpeakingPort({ log, service });
  return {
    local,
    localHash: createHash('sha256').update(readFileSync(MODEL_FILE)).digest('hex').slice(0, 16),
    model: undefined,
    speaking,
    close: async () => void (await Promise.all([local.close(), closeSpeaking()])),
  };
}

/** The service that the learner is asked about; null: none is set up, so nothing leaves this machine. */
export const modelOf = ({ graders }: { readonly graders: Partial<WorkGraders> }) => serviceOf(graders);
