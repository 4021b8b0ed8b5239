import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountAnnotationRoutes } from './annotation-routes.ts';
import { mountRecordingRoutes } from './recording-routes.ts';
import { mountResponseRoutes } from './response-routes.ts';
import { mountPracticeRoutes } from './practice-routes.ts';
import { mountDemonstrationRoute } from './demonstration-route.ts';
import { mountRoutes, type RouteDependencies } from './routes.ts';
import { keepSectionVersions } from './section-version-store.ts';
import { mountSittingRoutes } from './sitting-routes.ts';

export { mountAppealRoutes } from './appeal-routes.ts';
export { mockTestData } from './attempts-of-account.ts';
export { closeOverdueAttemptsJob } from './close-overdue-attempts-job.ts';
export { forgetAttemptsJob } from './forget-attempts-job.ts';
export { createAudioFiles } from './load-audio.ts';
export { listFullTests, viewTest } from './list-mock-tests.ts';
export { loadPapers } from './load-papers.ts';
export { sweepRecordingsJob } from './sweep-recordings-job.ts';

type Dependencies = RouteDependencies & { readonly files: FileStore };

/** Pins the content as it is now and puts the mock tests on the API. */
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
