import { ERROR_FAMILY_IDS } from '../errors/error-families.ts';

/**
 * The tags of what a question practises (curriculum, section 4). They are stored with answers and ratings, so they
 * never change. Errors have their own list, by the families that the grader sorts by.
 */
const NAMES = {
  L: 'letters numbers dates correction distractor paraphrase gist attitude speaker signpost cause direction predict limit',
  R: 'skim scan paraphrase detail inference false-ng strength voice reference main-point function structure long-sentence word-guess grammar-gap purpose',
  V: 'home food daily-life family education work travel city health money internet media climate energy-and-waste nature history arts law society science',
  F: 'change cause comparison claim evidence research process structure importance problem time quantity people place opinion knowledge',
  W: 'overview select compare figures-true process map letter-purpose letter-tone question-parts position idea concession paragraph cohesion intro-end edit',
  S: 'p1-extend p2-plan p2-story p2-describe p3-reason p3-compare p3-speculate repair paraphrase endings word-stress groups focus vowels consonants intonation',
} as const;

const GRAMMAR_COURSES = ['gb', 'ga'] as const;
/** Of each of the two courses: modules, and lessons of a module. */
const [MODULES, LESSONS] = [6, 4] as const;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const GRAMMAR = GRAMMAR_COURSES.flatMap((course) =>
  upTo(MODULES).flatMap((module) => upTo(LESSONS).map((lesson) => `G-${course}-${module}-${lesson}`)),
);

/** Every tag of a skill: what is practised, such as `G-gb-1-2` or `R-false-ng`. */
export const SKILL_TAGS: readonly string[] = [
  ...GRAMMAR,
  ...Object.entries(NAMES).flatMap(([letter, names]) => names.split(' ').map((name) => `${letter}-${name}`)),
];

/** Every tag of an error of Chinese speakers, such as `E-article`. */
export const ERROR_TAGS: readonly string[] = ERROR_FAMILY_IDS.map((id) => `E-${id}`);

/** The tags of the 20 topics of vocabulary. */
export const TOPIC_TAGS: readonly string[] = NAMES.V.split(' ').map((name) => `V-${name}`);
