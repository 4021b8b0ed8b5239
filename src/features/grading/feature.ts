import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import {
  forgetWorksJob,
  GRADING_DATA,
  gradeWorksJob,
  mailGradedWorkJob,
  mountGrading,
} from './server/index.ts';
import type * as tables from './server/tables.ts';

type JobServices = Parameters<typeof forgetWorksJob>[0] &
  Parameters<typeof mailGradedWorkJob>[0] & {
    readonly grading: Parameters<typeof gradeWorksJob>[0];
  };

export const gradingFeature = defineFeature({
  tables: {
    works: { part: 'grading', mark: 'id' },
    work_steps: { part: 'grading', mark: 'value' },
    grades: { part: 'grading', mark: 'grader' },
    grader_choices: { part: 'grading', mark: 'choice' },
    grader_uses: { part: 'grading', mark: 'model' },
  } satisfies TableUses<typeof tables>,
  jobs: (services: JobServices) => [
    gradeWorksJob(services.grading),
    mailGradedWorkJob(services),
    forgetWorksJob(services),
  ],
  personalData: () => [GRADING_DATA],
  mount(api: Api, services: { readonly grading: Parameters<typeof mountGrading>[1] }) {
    mountGrading(api, services.grading);
  },
  adminCommands: none.adminCommands,
});
