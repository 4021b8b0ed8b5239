import type { GradingService } from '#platform/config/grading-service.ts';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { readAnchors } from './anchors.ts';
import { readCalibrations } from './calibration-file.ts';
import { createModelGrader, type ModelGrader } from './create-model-grader.ts';

/** The grader by language model of the settings, with the anchors and calibrations of the content. Undefined: none is set up. */
export function openModelGrader(
  service: GradingService | undefined,
  content: ContentFolders,
): ContentResult<ModelGrader | undefined> {
  if (service?.model === undefined) return { ok: true, value: undefined };
  const anchors = readAnchors(content);
  if (!anchors.ok) return anchors;
  const calibrations = readCalibrations(content);
  if (!calibrations.ok) return calibrations;
  const { baseUrl, apiKey, model, prices } = service;
  return {
    ok: true,
    value: createModelGrader({
      baseUrl,
      apiKey,
      model,
      prices,
      anchors: anchors.value,
      calibrations: calibrations.value,
    }),
  };
}
