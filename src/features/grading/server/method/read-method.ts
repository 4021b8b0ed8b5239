import type { MarkingMethod } from '../../method-contract.ts';
import { readEvaluation } from '../local/evaluation-file.ts';
import type { WorkGraders } from '../works/work-graders.ts';

/** How this site marks: what was measured, and what is set up. Read once, when the site starts. */
export function readMarkingMethod(installed: {
  readonly graders: Pick<WorkGraders, 'model'> & Partial<Pick<WorkGraders, 'speaking'>>;
}): MarkingMethod {
  const { model, speaking } = installed.graders;
  return {
    local: readEvaluation(),
    model: model
      ? {
          name: model.name,
          host: model.host,
          calibrations: model.calibrations.map(({ task, made, data, figures }) => ({
            task,
            made,
            essays: data.essays,
            qwk: figures.qwk,
            withinHalf: figures.withinHalf,
            meanError: figures.meanError,
          })),
        }
      : null,
    transcriber: speaking?.transcriber ?? null,
  };
}
