import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import { LEARNING_EVENT_DATA } from './server/index.ts';
import type * as tables from './server/tables.ts';

export const learningEventsFeature = defineFeature({
  tables: {
    learning_events: { part: 'learning_events', mark: 'subject_id' },
  } satisfies TableUses<typeof tables>,
  jobs: none.jobs,
  personalData: () => [LEARNING_EVENT_DATA],
  mount: none.mount,
  adminCommands: none.adminCommands,
});
