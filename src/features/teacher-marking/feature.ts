import { defineFeature, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type * as bankTables from './server/bank/bank-tables.ts';
import type * as consentTables from './server/calibration/consent-tables.ts';
import type * as creditTables from './server/credit-tables.ts';
import {
  exportMarked,
  MARKING_DATA,
  mountTeacherMarking,
  releaseMarkingsJob,
  watchMarkingsJob,
  type MarkingDependencies,
} from './server/index.ts';
import type * as seedTables from './server/seed-tables.ts';
import type * as tables from './server/tables.ts';
import type * as teacherTables from './server/teacher-tables.ts';

type Services = { readonly marking: MarkingDependencies };

export const teacherMarkingFeature = defineFeature({
  tables: {
    marking_orders: { part: 'teacher_marking', mark: 'id' },
    markings: { part: 'teacher_marking', mark: 'id' },
    marking_comments: { part: 'teacher_marking', mark: 'body' },
    marking_questions: { part: 'teacher_marking', mark: 'text' },
    marking_ratings: { part: 'teacher_marking', mark: 'clear' },
    recording_looks: { part: 'teacher_marking', mark: 'question' },
    marking_credit_lots: { part: 'teacher_marking', mark: 'source' },
    marking_credits: { part: 'teacher_marking', mark: 'reason' },
    teacher_profiles: { part: 'teacher_marking', mark: 'slug' },
    marking_bank: { part: 'teacher_marking', mark: 'text_en' },
    marking_bank_uses: { part: 'teacher_marking', mark: 'entry_id' },
    marking_consents: { part: 'teacher_marking', mark: 'wording' },
    standard_works: { part: 'teacher_marking', mark: 'id' },
    seed_results: { part: 'teacher_marking', mark: 'order_id' },
    marking_stops: { part: 'teacher_marking', mark: 'reason' },
  } satisfies TableUses<
    typeof tables &
      typeof seedTables &
      typeof consentTables &
      typeof creditTables &
      typeof teacherTables &
      typeof bankTables
  >,
  jobs: ({ marking }: Services) => [releaseMarkingsJob(marking), watchMarkingsJob(marking)],
  personalData: () => [MARKING_DATA],
  mount(api: Api, { marking }: Services) {
    mountTeacherMarking(api, marking);
  },
  adminCommands: { 'export-marked': exportMarked },
});
