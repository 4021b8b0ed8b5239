import { questionPrompt } from '#ielts/exercises/question-prompt.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import * as contract from '../../contract.ts';
import { findGoal } from '../learners/find-goal.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { adviceOnMistake, groupOfMistake, mistakeInWords } from './mistake-in-words.ts';
import { countMistakes, listMistakes } from './mistake-store.ts';

const MISTAKES_ON_A_PAGE = 30;

/** The list of a learner’s mistakes. */
export function mountMistakeRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database } = dependencies;

  mountEndpoint(
    api,
    contract.listPracticeMistakes,
    REFUSALS,
    async ({ query, actor, candidates }, context) => {
      if (!candidates) {
        return { ok: true, reply: { mistakes: [], counts: { open: 0, fixed: 0 }, next_cursor: null } };
      }
      const language = context.get('language');
      const goal = await findGoal(dependencies, actor);
      const { state, source, cursor } = query;
      const found = await listMistakes(database, candidates, {
        state,
        source,
        after: cursor === undefined ? undefined : parsePageCursor(cursor),
        limit: MISTAKES_ON_A_PAGE,
      });
      const page = cutPage(found, MISTAKES_ON_A_PAGE, (row) => row);
      const nameOf = (tag: string | null) => (tag === null ? null : namedTag(dependencies, tag, language));
      return {
        ok: true,
        reply: {
          mistakes: page.rows.map((row) => {
            const group = row.source === 'practice' ? (groupOfMistake(dependencies, row) ?? null) : null;
            return {
              mistake: row.id,
              source: row.source,
              title: row.title[language],
              path: row.path,
              number: row.number,
              type: row.type,
              skill: nameOf(row.skill),
              error: nameOf(row.error),
              group,
              prompt: row.prompt || (group ? questionPrompt(group, row.number ?? 0) : ''),
              ...mistakeInWords(dependencies, row, language),
              rule: row.rule,
              explanation: row.explanation[language],
              advice: adviceOnMistake(dependencies, row, { goal, language }),
              at: row.at.toISOString(),
              right_days: row.rightDays,
              fixed_on: row.fixedOn,
            };
          }),
          counts: await countMistakes(database, candidates),
          next_cursor: page.nextCursor,
        },
      };
    },
  );
}
