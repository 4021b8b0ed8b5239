import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountAnnotationRoutes } from './annotations/annotation-routes.ts';
import { mountRecordingRoutes } from './recordings/recording-routes.ts';
import { mountResponseRoutes } from './recordings/response-routes.ts';
import { mountPracticeRoutes } from './practice/practice-routes.ts';
import { mountDemonstrationRoute } from './attempts/demonstration-route.ts';
import { mountRoutes } from './routes.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { keepSectionVersions } from '#features/library/server/index.ts';
import { mountSittingRoutes } from './sittings/sitting-routes.ts';

export { listTakenSections } from './attempts/attempt-store.ts';
export { listTestsOpenTo } from './sittings/list-tests-open-to.ts';
export { listToldBands } from './marks/told-bands.ts';
export { mountAppealRoutes } from './marks/appeal-routes.ts';
export { mountDocumentRoutes } from './documents/document-routes.ts';
export { mockTestData } from './own-data/mock-test-data.ts';
export { finishLeftRecordingsJob } from './recordings/finish-left-recordings-job.ts';
export { closeOverdueAttemptsJob } from './sittings/close-overdue-attempts-job.ts';
export { forgetAttemptsJob } from './own-data/forget-attempts-job.ts';
export { listFullTests, viewTest } from './attempts/list-full-tests.ts';
export { createWorkSources } from './work-sources.ts';
export { sweepRecordingsJob } from './recordings/sweep-recordings-job.ts';

type Dependencies = RouteDependencies & { readonly files: FileStore };

/** Pins the current content and mounts the calls of the mock tests. */
export async function mountMockTests(api: Api, dependencies: Dependencies): Promise<void> {
  await keepSectionVersions(dependencies.database, dependencies.papers.editions, dependencies.clock.now());
  mountRoutes(api, dependencies);
  mountPracticeRoutes(api, dependencies);
  mountSittingRoutes(api, dependencies);
  mountResponseRoutes(api, dependencies);
  mountAnnotationRoutes(api, dependencies);
  mountRecordingRoutes(api, dependencies);
  mountDemonstrationRoute(api, dependencies);
}
