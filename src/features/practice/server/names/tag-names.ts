import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import { ruleOfSkill } from '#ielts/skills/skill-rules.ts';
import { SPECIAL_RULES } from '#ielts/skills/special-rules.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { LessonLink, TagRule } from '../../domain/practice-session.ts';
import type { PracticeAnswerKey } from '../../domain/practice-set.ts';
import { nameOfTag } from '../../domain/tags.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';

type Dependencies = Pick<PracticeDependencies, 'catalogue' | 'lessons'>;

const COURSES: Readonly<Record<string, string>> = { gb: 'grammar-basics', ga: 'grammar-advanced' };
const GRAMMAR = /^G-(g[ab])-(\d)-(\d)$/u;

const familyOfTag = (tag: string) => ERROR_FAMILY_IDS.find((id) => tag === `E-${id}`);

/** The lesson that a point of grammar is named after. */
function taughtBy({ lessons }: Pick<Dependencies, 'lessons'>, tag: string): LessonLink | undefined {
  const [, course = '', module, lesson] = GRAMMAR.exec(tag) ?? [];
  return lessons.byNumber(COURSES[course] ?? '', `${module}.${lesson}`);
}

/**
 * The name of a tag: of its error, of the lesson that teaches the point of grammar, or its own. A school’s own tag is
 * named by the first set that has it.
 */
export function nameTag({ catalogue, lessons }: Dependencies, tag: string): Localised {
  const family = familyOfTag(tag);
  if (family) return ERROR_FAMILIES[family].name;
  const taught = taughtBy({ lessons }, tag);
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

/** Where a tag is taught, the most useful lesson first. */
function* lessonsOfTag({ lessons }: Pick<Dependencies, 'lessons'>, tag: string) {
  const taught = taughtBy({ lessons }, tag);
  if (taught) yield taught;
  const family = familyOfTag(tag);
  const places =
    SPECIAL_RULES[tag]?.lessons ??
    (family ? ERROR_FAMILIES[family].lessons : (ruleOfSkill(tag)?.lessons ?? []));
  for (const { course, lesson } of places) {
    const link = lessons.bySlug(course, lesson);
    if (link) yield link;
  }
}

/** The rule behind an error or a skill, or a special one, with its lessons. Undefined: the tag is a school’s own. */
export function ruleOfTag(dependencies: Dependencies, tag: string): TagRule | undefined {
  const special = SPECIAL_RULES[tag];
  const family = familyOfTag(tag);
  const text = special ? special.text : family ? ERROR_FAMILIES[family].explanation : ruleOfSkill(tag)?.text;
  if (!text) return undefined;
  const name = special?.name ?? nameTag(dependencies, tag);
  return { name, text, lessons: [...lessonsOfTag(dependencies, tag)] };
}

/**
 * The rules that keys may lead to, by their tags: those of their errors and skills, and the special ones. That of the
 * skill is there beside an error’s, since its lesson is the more exact.
 */
export const rulesOfKeys = (
  dependencies: Dependencies,
  keys: readonly Pick<PracticeAnswerKey, 'error' | 'skill' | 'rule'>[],
): Readonly<Record<string, TagRule>> =>
  Object.fromEntries(
    [...new Set(keys.flatMap(({ rule, error, skill }) => [rule ?? error ?? skill, skill]))].flatMap((tag) => {
      const rule = ruleOfTag(dependencies, tag);
      return rule ? [[tag, rule] as const] : [];
    }),
  );
