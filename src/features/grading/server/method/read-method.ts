import type { MarkingMethod } from '../../method-contract.ts';
import { readEvaluation } from '../local/evaluation-file.ts';
import { modelOf } from '../works/open-work-graders.ts';
import type { WorkGraders } from '../works/work-graders.ts';

/** How this site marks: what was measured, and what is set up. Read once, when the site starts. */
export function readMarkingMethod(installed: {
  readonly graders: Pick<WorkGraders, 'model'>;
}): MarkingMethod {
  const model = modelOf(installed);
  const calibrations = installed.graders.model?.calibrations ?? [];
  return {
    local: readEvaluation(),
    model: model && {
      ...model,
      calibrations: calibrations.map(({ task, made, data, figures }) => ({
        task,
        made,
        essays: data.essays,
        qwk: figures.qwk,
        withinHalf: figures.withinHalf,
        meanError: figures.meanError,
      })),
    },
    transcriber: null,
  };
}
