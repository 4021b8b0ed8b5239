import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Log } from '#platform/log/log.ts';
import { createLocalGrader } from '../local/create-local-grader.ts';
import { MODEL_FILE } from '../local/model-file.ts';
import type { WorkGraders } from './work-graders.ts';

/** The graders of this process, as its settings say. Nothing starts before the first work. */
export function openWorkGraders({ log }: { readonly log: Log }): WorkGraders & {
  readonly close: () => Promise<void>;
} {
  const local = createLocalGrader({ log });
  return {
    local,
    localHash: createHash('sha256').update(readFileSync(MODEL_FILE)).digest('hex').slice(0, 16),
    model: undefined,
    speaking: undefined,
    close: () => local.close(),
  };
}

/** The language model that grades; null: none is set up. */
export const modelOf = ({ graders: { model } }: { readonly graders: Pick<WorkGraders, 'model'> }) =>
  model ? { name: model.name, host: model.host } : null;
