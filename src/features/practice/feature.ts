import { defineFeature, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import {
  forgetPracticeJob,
  mountPractice,
  PRACTICE_DATA,
  type PracticeDependencies,
  remindOfPracticeJob,
} from './server/index.ts';
import type * as tables from './server/tables.ts';

export const practiceFeature = defineFeature({
  tables: {
    practice_learners: { part: 'practice', mark: 'candidate_id' },
    practice_days: { part: 'practice', mark: 'day' },
    practice_sessions: { part: 'practice', mark: 'id' },
    practice_answers: { part: 'practice', mark: 'id' },
    practice_sections: { part: 'practice', mark: 'attempt_id' },
    practice_undone: { part: 'practice', mark: 'id' },
    practice_questions: { part: 'practice', mark: 'set' },
    practice_ratings: { part: 'practice', mark: 'skill' },
    practice_question_ratings: 'nobody',
    practice_mistakes: { part: 'practice', mark: 'id' },
    practice_cards: { part: 'practice', mark: 'card' },
    practice_reviews: { part: 'practice', mark: 'id' },
    practice_words: { part: 'practice', mark: 'word' },
    practice_reports: { part: 'practice', mark: 'id' },
    practice_withdrawals: 'nobody',
  } satisfies TableUses<typeof tables>,
  jobs: (services: Parameters<typeof remindOfPracticeJob>[0]) => [
    forgetPracticeJob(services),
    remindOfPracticeJob(services),
  ],
  personalData: () => [PRACTICE_DATA],
  mount(api: Api, { practice }: { readonly practice: PracticeDependencies }) {
    mountPractice(api, practice);
  },
  adminCommands: {},
});
