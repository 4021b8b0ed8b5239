import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type * as tables from './server/tables.ts';

export const libraryFeature = defineFeature({
  ...none,
  tables: { section_versions: 'nobody' } satisfies TableUses<typeof tables>,
});
