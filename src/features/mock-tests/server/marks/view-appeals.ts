import { listPeopleOfCandidates } from '#features/accounts/server/index.ts';
import { getMarkedVersion, getSectionVersion, type Papers } from '#features/library/server/index.ts';
import { questionTexts } from '#ielts/paper/question-texts.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { AppealWithAttempt, StoredAppeal } from './appeal-store.ts';
import { titleOf } from '../attempts/title-of.ts';

/** An appeal as its learner sees it. */
export const viewAppeal = (appeal: StoredAppeal) => ({
  number: appeal.number,
  reason: appeal.reason,
  created_at: appeal.createdAt.toISOString(),
  verdict: appeal.verdict,
  answer: appeal.answer,
  answered_at: appeal.answeredAt?.toISOString() ?? null,
});

type Source = { readonly database: Database; readonly papers: Pick<Papers, 'findMockTest'> };

/** The words of a question in a pinned section. Each section is read once. */
export function createQuestionReader(database: Database) {
  const read = async (version: string) =>
    questionTexts(getMarkedVersion(await getSectionVersion(database, version)).section.parts);
  const sections = new Map<string, ReturnType<typeof read>>();
  return async (version: string, number: number): Promise<string> => {
    const texts = sections.get(version) ?? read(version);
    sections.set(version, texts);
    return (await texts).get(number) ?? '';
  };
}

/** Appeals for admins, in the same order: with the question, the answer, the key, the mark and the learner. */
export async function viewAppealsForAdmin(
  { database, papers }: Source,
  found: readonly AppealWithAttempt[],
  language: Language,
  questionOf = createQuestionReader(database),
) {
  const people = await listPeopleOfCandidates(
    database,
    found.map(({ appeal }) => appeal.candidateId),
  );
  return Promise.all(
    found.map(async ({ appeal, attempt }) => {
      const mark = attempt.marks?.find(({ number }) => number === appeal.number);
      const person = people.get(appeal.candidateId);
      return {
        ...viewAppeal(appeal),
        id: appeal.id,
        mock_test: attempt.mockTest,
        test_title: titleOf(papers.findMockTest(attempt.mockTest), attempt.mockTest)[language],
        question: await questionOf(attempt.sectionVersion, appeal.number),
        skill: attempt.skill,
        given: mark?.given ?? '',
        right: mark?.right ?? false,
        accepted: [...(mark?.accepted ?? [])],
        name: person?.name ?? null,
        email: person?.email ?? null,
      };
    }),
  );
}

/** An appeal as admins see it. */
export type AppealForAdmin = Awaited<ReturnType<typeof viewAppealsForAdmin>>[number];
