import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Language } from '#platform/i18n/language.ts';
import { lessonsOfKeys, ruleOfKey } from '../../domain/lessons-of-keys.ts';
import type { LessonLink } from '../../domain/practice-session.ts';
import type { Goal } from '../learners/find-goal.ts';
import { rulesFor } from '../names/link-for.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import type { StoredMistake } from './mistake-store.ts';

type Dependencies = Pick<PracticeDependencies, 'catalogue' | 'lessons'>;
type Place = Pick<StoredMistake, 'source' | 'reference' | 'number'>;

/**
 * The group of the question of a mistake, as the content has it now. Undefined: it has gone, or it is of a test or a
 * grading, whose own pages show it.
 */
export function groupOfMistake(
  { catalogue, lessons }: Dependencies,
  { source, reference, number }: Place,
): ShownGroup | undefined {
  const [place = ''] = reference.split('#');
  if (source === 'practice') return catalogue.findQuestion(place, number ?? 0)?.group;
  if (source !== 'lesson') return undefined;
  const [course = '', lesson = ''] = place.split('/');
  return lessons.findGroup(course, lesson, number ?? 0);
}

/** The rule of a mistake in two lines and its lessons. A question that has gone leaves its error or its skill. */
export function adviceOnMistake(
  dependencies: Dependencies,
  { source, reference, number, error, skill }: Place & Pick<StoredMistake, 'error' | 'skill'>,
  { goal, language }: { readonly goal: Pick<Goal, 'bought'>; readonly language: Language },
): { readonly text: string; readonly lessons: readonly LessonLink[] } | null {
  const [set = ''] = reference.split('#');
  const answerKey =
    source === 'practice' ? dependencies.catalogue.findQuestion(set, number ?? 0)?.key : undefined;
  const key =
    answerKey ?? (skill === null && error === null ? undefined : { error, skill: skill ?? error ?? '' });
  if (!key) return null;
  const rules = rulesFor(dependencies, [key], goal);
  const rule = ruleOfKey(key, rules);
  return rule ? { text: rule.text[language], lessons: lessonsOfKeys([key], rules) } : null;
}

/** What was answered and what is right, as their receipt says it: words in place of stored places and letters. */
export function mistakeInWords(
  dependencies: Dependencies,
  mistake: Place & Pick<StoredMistake, 'given' | 'accepted'>,
  language: Language,
): { readonly given: string; readonly accepted: string[] } {
  const { given, accepted, number } = mistake;
  const group = groupOfMistake(dependencies, mistake);
  const inWords = (answer: string) => (group ? answerInWords(group, number ?? 0, answer, language) : answer);
  return { given: inWords(given), accepted: accepted.map(inWords) };
}
