import type { Api } from '#platform/http/api-env.ts';
import { mountAdminRoutes } from './admin/admin-routes.ts';
import { mountHabitRoutes } from './habit/habit-routes.ts';
import { mountMistakeRoutes } from './mistakes/mistake-routes.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { mountReportRoutes } from './reports/report-routes.ts';
import { mountSessionRoutes } from './sessions/session-routes.ts';
import { mountSkillRoutes } from './skills/skill-routes.ts';
import { mountWordRoutes } from './words/word-routes.ts';
import { mountWordTopicRoutes } from './words/word-topic-routes.ts';

export { createEndlessSets } from './content/endless-sets.ts';
export { loadSaidSounds } from './content/said-sounds.ts';
export { createPracticeCatalogue } from './content/practice-catalogue.ts';
export { loadWordTopics } from './content/load-word-topics.ts';
export { loadPracticeSets } from './content/load-practice-sets.ts';
export { forgetPracticeJob } from './own-data/forget-practice-job.ts';
export { listCostlyErrors } from './mistakes/costly-errors.ts';
export { noteSection } from './mastery/note-section.ts';
export { forgetMistake, noteAnswers } from './mistakes/note-answers.ts';
export { skillOfType } from '../domain/skill-of-type.ts';
export { remindOfPracticeJob } from './habit/remind-of-practice-job.ts';
export { openBanks } from '../domain/open-banks.ts';
export { PRACTICE_DATA } from './own-data/practice-data.ts';
export type { PracticeDependencies } from './practice-dependencies.ts';
export { guardPracticeSounds } from './sounds/guard-practice-sounds.ts';

/** Puts the calls of practice on the API. */
export function mountPractice(api: Api, dependencies: PracticeDependencies): void {
  mountSessionRoutes(api, dependencies);
  mountSkillRoutes(api, dependencies);
  mountMistakeRoutes(api, dependencies);
  mountWordRoutes(api, dependencies);
  mountWordTopicRoutes(api, dependencies);
  mountReportRoutes(api, dependencies);
  mountHabitRoutes(api, dependencies);
  mountAdminRoutes(api, dependencies);
}
