import type { Api } from '#platform/http/api-env.ts';
import { mountPromptRoutes, type PromptRouteDependencies } from './prompts/prompt-routes.ts';
import { mountUseRoutes, type UseRouteDependencies } from './uses/mount-use-routes.ts';
import { mountWorkRoutes, type WorkRouteDependencies } from './works/work-routes.ts';

export { forgetWorksJob } from './own-data/forget-works-job.ts';
export { GRADING_DATA } from './own-data/grading-data.ts';
export { readMarkingMethod } from './method/read-method.ts';
export { addWorks } from './works/add-works.ts';
export { lanesOf } from './works/grade-works.ts';
export { gradeWorksJob } from './works/grade-works-job.ts';
export { mailGradedWorkJob } from './works/mail-graded-work-job.ts';
export { modelOf, openWorkGraders } from './works/open-work-graders.ts';
export { loadWritingPrompts } from './prompts/load-writing-prompts.ts';
export { listGradedBands } from './works/graded-bands.ts';
export { createShownWorks } from './works/shown-works.ts';
export { toLocalWork } from './works/local-work.ts';
export { findGuards } from './works/find-guards.ts';
export {
  addTeacherGrade,
  findMachineBand,
  findMachineEstimate,
  findWorkToMark,
  listTranscripts,
} from './works/teacher-grades.ts';
export type { WorkGraders } from './works/work-graders.ts';
export type { WorkSources } from './works/work-sources.ts';

/** Puts the calls of grading on the API. */
export function mountGrading(
  api: Api,
  dependencies: WorkRouteDependencies & PromptRouteDependencies & UseRouteDependencies,
): void {
  mountPromptRoutes(api, dependencies);
  mountWorkRoutes(api, dependencies);
  mountUseRoutes(api, dependencies);
}
