import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '#platform/config/config.ts';
import { siteFolders } from '#platform/content/content-folders.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import type { Log } from '#platform/log/log.ts';
import { createLocalGrader } from '../local/create-local-grader.ts';
import { MODEL_FILE } from '../local/model-file.ts';
import { openModelGrader } from '../model/open-model-grader.ts';
import { checkModel } from './check-model.ts';
import { createModelPort } from './create-model-port.ts';
import { openSpeakingPort } from './open-speaking-port.ts';
import { serviceOf, type WorkGraders } from './work-graders.ts';

type Options = { readonly config: Pick<Config, 'grading' | 'contentDir' | 'role'>; readonly log: Log };

/**
 * The graders of this process, as its settings say. The local one starts with the first work. A process that grades asks
 * the language model once whether it answers. Throws where the school's anchors or calibrations are broken.
 */
export function openWorkGraders({ config, log }: Options): WorkGraders & {
  readonly close: () => Promise<void>;
} {
  const local = createLocalGrader({ log });
  const localHash = createHash('sha256').update(readFileSync(MODEL_FILE)).digest('hex').slice(0, 16);
  const closing = new AbortController();
  const model = contentOrThrow(openModelGrader(config.grading, siteFolders(config.contentDir).content));
  if (model && config.role !== 'web') void checkModel(model, log, closing.signal);
  const { speaking, closeSpeaking } = openSpeakingPort({ log, service: config.grading });
  return {
    local,
    localHash,
    model: model && createModelPort(model, localHash),
    speaking,
    async close() {
      closing.abort();
      await Promise.all([local.close(), closeSpeaking()]);
    },
  };
}

/** The service that the learner is asked about; null: none is set up, so nothing leaves this machine. */
export const modelOf = ({ graders }: { readonly graders: Partial<WorkGraders> }) => serviceOf(graders);
