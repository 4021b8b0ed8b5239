import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ErrorRule, LessonLink } from '../../domain/practice-session.ts';
import { nameOfTag } from '../../domain/tags.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';

type Dependencies = Pick<PracticeDependencies, 'catalogue' | 'lessons'>;

const COURSES: Readonly<Record<string, string>> = { gb: 'grammar-basics', ga: 'grammar-advanced' };
const GRAMMAR = /^G-(g[ab])-(\d)-(\d)$/u;

const familyOfTag = (tag: string) => ERROR_FAMILY_IDS.find((id) => tag === `E-${id}`);

/**
 * The name of a tag: of its error, of the lesson that teaches the point of grammar, or its own. A school’s own tag is
 * named by the first set that has it.
 */
export function nameTag({ catalogue, lessons }: Dependencies, tag: string): Localised {
  const family = familyOfTag(tag);
  if (family) return ERROR_FAMILIES[family].name;
  const [, course = '', module, lesson] = GRAMMAR.exec(tag) ?? [];
  const taught = lessons.byNumber(COURSES[course] ?? '', `${module}.${lesson}`);
  if (taught) return taught.title;
  const named = nameOfTag(tag);
  if (named) return named;
  const titled = catalogue.sets.all.find(({ set }) => set.skills[0] === tag || set.topic === tag);
  return titled?.set.title ?? { en: tag, 'zh-Hant': tag };
}

/** A tag with its name in one language, as replies have it. */
export const namedTag = (dependencies: Dependencies, tag: string, language: Language) => ({
  tag,
  name: nameTag(dependencies, tag)[language],
});

/** The rule behind an error. Undefined: the tag is of no error. */
export function ruleOfError({ lessons }: Pick<Dependencies, 'lessons'>, tag: string): ErrorRule | undefined {
  const family = familyOfTag(tag);
  if (!family) return undefined;
  const { name, explanation, lessons: places } = ERROR_FAMILIES[family];
  return {
    name,
    text: explanation,
    lessons: places.flatMap(({ course, lesson }): LessonLink[] => {
      const link = lessons.bySlug(course, lesson);
      return link ? [link] : [];
    }),
  };
}
