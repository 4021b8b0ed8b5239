import type { LessonLink, TagRule } from './practice-session.ts';
import type { PracticeAnswerKey } from './practice-set.ts';

type Key = Pick<PracticeAnswerKey, 'rule' | 'error' | 'skill'>;
type Rules = Readonly<Record<string, TagRule>>;

/** Nobody opens more than two lessons after one answer. */
const MOST_LESSONS = 2;

/** The rule that a wrong answer is shown. Undefined: its tag is a school’s own. */
export const ruleOfKey = ({ rule, error, skill }: Key, rules: Rules): TagRule | undefined =>
  rules[rule ?? error ?? skill];

const once = (links: readonly LessonLink[]) => [
  ...new Map(links.map((link) => [`${link.course}/${link.lesson}`, link])).values(),
];

/**
 * The lessons of a key: those that fit best, and the others of its rules. An error is taught in several lessons, and the
 * point of grammar that a question practises is taught in exactly one, so that one comes first.
 */
function rank(key: Key, rules: Rules) {
  const own = ruleOfKey(key, rules)?.lessons ?? [];
  if (key.rule !== undefined || key.error === null) return { best: own.slice(0, MOST_LESSONS), others: own };
  const ofSkill = rules[key.skill]?.lessons ?? [];
  const [first, second] = key.skill.startsWith('G-') ? [ofSkill, own] : [own, ofSkill];
  const best = once([...first.slice(0, 1), ...second.slice(0, 1), ...own]).slice(0, MOST_LESSONS);
  return { best, others: [...own, ...ofSkill] };
}

const isOpen = ({ closed }: LessonLink) => !closed;

/**
 * At most two lessons for some wrong answers, those that are open to the learner first. Where none is open, it is the
 * best one alone: its title says which course it is in.
 */
export function lessonsOfKeys(keys: readonly Key[], rules: Rules): readonly LessonLink[] {
  const ranked = keys.map((key) => rank(key, rules));
  const places = Array.from({ length: MOST_LESSONS }, (_, place) => place);
  const best = once(places.flatMap((place) => ranked.flatMap((each) => each.best[place] ?? [])));
  const open = best.filter(isOpen);
  if (open.length > 0) return [...open, ...best.filter((link) => !isOpen(link))].slice(0, MOST_LESSONS);
  const alternative = ranked.flatMap(({ others }) => others).find(isOpen);
  return [...(alternative ? [alternative] : []), ...best.slice(0, 1)];
}
