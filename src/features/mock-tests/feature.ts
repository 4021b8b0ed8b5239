import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type * as annotationTables from './server/annotation-tables.ts';
import type * as appealTables from './server/appeal-tables.ts';
import {
  closeOverdueAttemptsJob,
  finishLeftRecordingsJob,
  forgetAttemptsJob,
  mockTestData,
  mountAppealRoutes,
  mountDocumentRoutes,
  mountMockTests,
  sweepRecordingsJob,
} from './server/index.ts';
import type * as recordingTables from './server/recording-tables.ts';
import type * as tables from './server/tables.ts';

type JobServices = Parameters<typeof closeOverdueAttemptsJob>[0] &
  Parameters<typeof finishLeftRecordingsJob>[0] &
  Parameters<typeof forgetAttemptsJob>[0] &
  Parameters<typeof sweepRecordingsJob>[0];

type CallServices = Parameters<typeof mountMockTests>[1] &
  Parameters<typeof mountAppealRoutes>[1] &
  Parameters<typeof mountDocumentRoutes>[1];

export const mockTestsFeature = defineFeature({
  tables: {
    sittings: { part: 'mock_tests', mark: 'id' },
    attempts: { part: 'mock_tests', mark: 'id' },
    answers: { part: 'mock_tests', mark: 'value' },
    late_answers: { part: 'mock_tests', mark: 'value' },
    answer_snapshots: { part: 'mock_tests', mark: 'value' },
    responses: { part: 'mock_tests', mark: 'question' },
    response_chunks: { part: 'mock_tests', mark: 'question' },
    mark_appeals: { part: 'mock_tests', mark: 'reason' },
    annotations: { part: 'mock_tests', mark: 'text' },
  } satisfies TableUses<
    typeof tables & typeof annotationTables & typeof appealTables & typeof recordingTables
  >,
  jobs: (services: JobServices) => [
    closeOverdueAttemptsJob(services),
    finishLeftRecordingsJob(services),
    forgetAttemptsJob(services),
    sweepRecordingsJob(services),
  ],
  personalData: (services: Parameters<typeof mockTestData>[0]) => [mockTestData(services)],
  async mount(api: Api, services: CallServices) {
    await mountMockTests(api, services);
    mountAppealRoutes(api, services);
    mountDocumentRoutes(api, services);
  },
  adminCommands: none.adminCommands,
});
