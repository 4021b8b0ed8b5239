import { defineFeature, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import {
  COURSE_DATA,
  forgetProgressJob,
  mountCourses,
  runCertificateCommand,
  sweepTakesJob,
} from './server/index.ts';
import type * as recordingTables from './server/recording-tables.ts';
import type * as tables from './server/tables.ts';

export const coursesFeature = defineFeature({
  tables: {
    enrolments: { part: 'courses', mark: 'course' },
    block_progress: { part: 'courses', mark: 'block' },
    lesson_completions: { part: 'courses', mark: 'lesson' },
    lesson_answers: { part: 'courses', mark: 'value' },
    watch: { part: 'courses', mark: 'tutorial' },
    lesson_notes: { part: 'courses', mark: 'text' },
    task_submissions: { part: 'courses', mark: 'text' },
    module_test_attempts: { part: 'courses', mark: 'id' },
    course_certificates: { part: 'courses', mark: 'number' },
    task_takes: { part: 'courses', mark: 'question' },
    task_take_chunks: { part: 'courses', mark: 'question' },
    signing_keys: 'nobody',
  } satisfies TableUses<typeof tables & typeof recordingTables>,
  jobs: (services: Parameters<typeof forgetProgressJob>[0] & Parameters<typeof sweepTakesJob>[0]) => [
    forgetProgressJob(services),
    sweepTakesJob(services),
  ],
  personalData: () => [COURSE_DATA],
  mount(api: Api, services: Parameters<typeof mountCourses>[1]) {
    mountCourses(api, services);
  },
  adminCommands: { 'revoke-certificate': runCertificateCommand },
});
