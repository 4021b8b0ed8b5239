import type { ModelGrader } from '#features/grading/server/model/create-model-grader.ts';
import { openModelGrader } from '#features/grading/server/model/open-model-grader.ts';
import { parseConfig, type Config } from '#platform/config/config.ts';
import { siteFolders } from '#platform/content/content-folders.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';

/** The settings of the site, and the language model that they name. Throws with a sentence where there is none. */
export function openConfiguredModel(environment: Readonly<Record<string, string | undefined>>): {
  readonly model: ModelGrader;
  readonly config: Config;
} {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  const model = contentOrThrow(openModelGrader(config.grading, siteFolders(config.contentDir).content));
  if (!model) {
    throw new Error(
      'No language model is set up: set AI_BASE_URL and AI_MODEL, as for the site (README.md).',
    );
  }
  return { model, config };
}
