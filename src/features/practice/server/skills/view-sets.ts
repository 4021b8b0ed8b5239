import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Bank } from '../../domain/banks.ts';
import { listQuestions } from '../answers/question-store.ts';
import type { Goal } from '../learners/find-goal.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';

/** Every set, in the order of the banks, with the caller’s work in it. */
export async function viewSets(
  dependencies: Pick<PracticeDependencies, 'database' | 'catalogue' | 'lessons'>,
  candidates: Candidates | undefined,
  asked: { readonly goal: Goal; readonly language: Language; readonly bank: Bank | undefined },
) {
  const { database, catalogue } = dependencies;
  const { goal, language, bank } = asked;
  const questions = candidates ? await listQuestions(database, candidates) : new Map();
  const bySet = Map.groupBy(questions.values(), ({ set }) => set);
  return catalogue.sets.all
    .filter(({ set }) => bank === undefined || set.bank === bank)
    .map(({ set, key }) => {
      const own = bySet.get(set.id) ?? [];
      const days = own.map(({ lastDay }) => lastDay).sort();
      return {
        id: set.id,
        bank: set.bank,
        title: set.title[language],
        goal: set.goal[language],
        minutes: set.minutes,
        bands: set.bands,
        questions: key.length,
        skills: set.skills.map((tag) => namedTag(dependencies, tag, language)),
        topic: set.topic === null ? null : namedTag(dependencies, set.topic, language),
        types: [...new Set(set.material.groups.map(({ type }) => type))],
        access: set.access,
        can_open: set.access === 'everybody' || goal.banks.has(set.bank),
        answered: own.length,
        right: own.filter(({ lastRight }) => lastRight === true).length,
        last_on: days[days.length - 1] ?? null,
      };
    });
}
