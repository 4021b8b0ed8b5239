import type { Api } from '#platform/http/api-env.ts';
import { mountBankRoutes } from './bank/bank-routes.ts';
import { mountDeskRoutes } from './desk/desk-routes.ts';
import { mountLearnerRoutes } from './learner/learner-routes.ts';
import type { MarkingDependencies } from './marking-dependencies.ts';
import { mountOfficeRoutes } from './office/office-routes.ts';

export { boughtCredits } from './bought-credits.ts';
export { releaseMarkingsJob } from './jobs/release-markings-job.ts';
export { watchMarkingsJob } from './jobs/watch-markings-job.ts';
export { exportMarked } from './calibration/export-marked.ts';
export { loadCommentBank } from './bank/load-comment-bank.ts';
export { loadMarkingRules } from './load-marking-rules.ts';
export type { MarkingDependencies } from './marking-dependencies.ts';
export { readTeacherAgreement } from './read-teacher-agreement.ts';
export { MARKING_DATA } from './own-data/marking-data.ts';

/** Puts the calls of teachers' marking on the API. */
export function mountTeacherMarking(api: Api, dependencies: MarkingDependencies): void {
  mountLearnerRoutes(api, dependencies);
  mountDeskRoutes(api, dependencies);
  mountOfficeRoutes(api, dependencies);
  mountBankRoutes(api, dependencies);
}
