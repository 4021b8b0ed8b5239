import type { LessonLink, TagRule } from '../../domain/practice-session.ts';
import type { Goal } from '../learners/find-goal.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { rulesOfKeys } from './tag-names.ts';

/** A lesson as a caller is shown it: where it is closed, its title names the course that it is in. */
export function linkFor(
  { lessons }: Pick<PracticeDependencies, 'lessons'>,
  link: LessonLink,
  { bought }: Pick<Goal, 'bought'>,
): LessonLink {
  const course = lessons.courseNeeded(link, bought);
  if (!course) return link;
  const title = {
    en: `${link.title.en} (in the course ${course.en})`,
    'zh-Hant': `${link.title['zh-Hant']}（「${course['zh-Hant']}」課程）`,
  };
  return { ...link, title, closed: true };
}

/** The rules that keys may lead to, with their lessons as a caller is shown them. */
export function rulesFor(
  dependencies: Pick<PracticeDependencies, 'catalogue' | 'lessons'>,
  keys: Parameters<typeof rulesOfKeys>[1],
  goal: Pick<Goal, 'bought'>,
): Readonly<Record<string, TagRule>> {
  const shown = Object.entries(rulesOfKeys(dependencies, keys)).map(([tag, rule]) => {
    const lessons = rule.lessons.map((link) => linkFor(dependencies, link, goal));
    return [tag, { ...rule, lessons }] as const;
  });
  return Object.fromEntries(shown);
}
