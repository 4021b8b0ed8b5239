import type { FeatureData } from '#features/accounts/server/index.ts';
import { bandOfRow } from '../works/band-of-row.ts';
import { deleteWorksOf, listAllWorks } from './own-works-store.ts';

type Own = Awaited<ReturnType<typeof listAllWorks>>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

function describe({ works, steps, grades, choices, uses }: Own) {
  return {
    works: works.map((work) => ({
      work_id: work.id,
      kind: work.kind,
      source: work.source,
      state: work.state,
      mock_test: work.mockTest,
      attempt_id: work.attemptId,
      prompt: work.task?.prompt ?? null,
      text: work.text,
      draft: work.draft,
      first_draft: work.firstDraft,
      started_at: instant(work.startedAt),
      submitted_at: instant(work.submittedAt),
      text_history: steps
        .filter(({ workId }) => workId === work.id)
        .map(({ value, savedAt }) => ({ value, saved_at: instant(savedAt) })),
      grades: grades
        .filter(({ workId }) => workId === work.id)
        .map((row) => ({
          grader: row.grader,
          band: bandOfRow(row),
          grade: row.grade,
          graded_at: instant(row.gradedAt),
        })),
    })),
    choices: choices.map(({ choice, host, chosenAt }) => ({ choice, host, chosen_at: instant(chosenAt) })),
    services: uses.map(({ workId, model, host, at, tokensIn, tokensOut, outcome }) => ({
      work_id: workId,
      model,
      host,
      at: instant(at),
      tokens_in: tokensIn,
      tokens_out: tokensOut,
      outcome,
    })),
  };
}

/** The graded works of an account, for its export and its deletion. */
export const GRADING_DATA: FeatureData = {
  name: 'grading',
  export: async (database, { candidateIds }) => ({
    data: describe(await listAllWorks(database, candidateIds)),
  }),
  async erase(transaction, { candidateIds }) {
    await deleteWorksOf(transaction, candidateIds);
    return [];
  },
};
