import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { countMade } from '../answers/question-store.ts';
import { GENERATORS } from '../../domain/endless/generators.ts';
import { isByEar } from '../content/endless-sets.ts';
import { countByTag, listLatestMarked } from '../answers/answer-store.ts';
import { findGoal } from '../learners/find-goal.ts';
import { dayAt } from '../learners/practice-time.ts';
import { countMistakesByFamily } from '../mistakes/mistake-store.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { readFacts } from '../sessions/practice-facts.ts';
import { listSections } from '../mastery/section-store.ts';
import { masteryByType, MOST_READ, NO_MASTERY } from '../mastery/type-mastery.ts';
import { viewSets } from './view-sets.ts';

type Made = { readonly answers: number; readonly right: number };
type Share = { readonly right: boolean | null; readonly answers: number };

const countOf = (rows: readonly Share[]) => ({
  answers: rows.reduce((sum, { right, answers }) => sum + (right === null ? 0 : answers), 0),
  right: rows.reduce((sum, { right, answers }) => sum + (right === true ? answers : 0), 0),
});

/** How many questions each tag has, where a question has some tags. */
function countTags<T>(things: readonly T[], tagsOf: (thing: T) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const tag of things.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** The calls of what a learner knows, and of all sets. */
export function mountSkillRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock, catalogue } = dependencies;

  mountEndpoint(api, contract.browsePracticeSets, REFUSALS, async ({ query, actor, candidates }, context) => {
    const goal = await findGoal(dependencies, actor);
    const language = context.get('language');
    const sets = await viewSets(dependencies, candidates, { goal, language, bank: query.bank });
    return { ok: true, reply: { sets, has_plan: goal.hasPlan } };
  });

  mountEndpoint(api, contract.getPracticeSkills, REFUSALS, async ({ query, actor, candidates }, context) => {
    const goal = await findGoal(dependencies, actor);
    const language = context.get('language');
    const today = dayAt(clock.now(), query.zone);
    const { units, families } = await readFacts(dependencies, database, candidates, { goal, today });
    const marked = candidates ? await listLatestMarked(database, candidates, MOST_READ) : [];
    const sections = candidates ? await listSections(database, candidates) : [];
    const mastery = masteryByType(marked, sections, goal.chosenBand);
    const byType = Map.groupBy(marked, ({ type }) => type);
    const tagged = candidates ? await countByTag(database, candidates) : [];
    const open = candidates ? await countMistakesByFamily(database, candidates) : new Map<string, number>();
    const made = candidates ? await countMade(database, candidates) : new Map<string, Made>();
    const due = new Set(families.today.map(({ id }) => id));
    const types = countTags(units, ({ groups }) =>
      groups.flatMap(({ type, questions }) => Array.from(questions, () => type)),
    );
    const errors = countTags(units, ({ keys }) => keys.flatMap(({ error }) => error ?? []));
    const topics = countTags(units, ({ keys, set }) => keys.flatMap(() => set.topic ?? []));
    return {
      ok: true,
      reply: {
        types: [...new Set([...types.keys(), ...byType.keys()])].map((type) => {
          const own = byType.get(type) ?? [];
          return {
            type,
            ...(mastery.get(type) ?? NO_MASTERY),
            answers: own.length,
            available: types.get(type) ?? 0,
            last_on: own[own.length - 1]?.day ?? null,
          };
        }),
        errors: [...errors].map(([tag, available]) => ({
          error: namedTag(dependencies, tag, language),
          ...countOf(tagged.filter(({ family }) => family === tag)),
          open_mistakes: open.get(tag) ?? 0,
          available,
          due: due.has(tag),
        })),
        topics: [...topics].map(([tag, available]) => ({
          topic: namedTag(dependencies, tag, language),
          ...countOf(tagged.filter(({ topic }) => topic === tag)),
          available,
        })),
        generators: catalogue.generators.map((generator) => {
          const { title, goal: aim } = GENERATORS[generator];
          const own = made.get(`endless/${generator}`);
          return {
            generator,
            title: title[language],
            goal: aim[language],
            by_ear: isByEar(generator),
            answers: own?.answers ?? 0,
            right: own?.right ?? 0,
          };
        }),
        target_band: goal.chosenBand,
      },
    };
  });
}
