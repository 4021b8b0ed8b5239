import { ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { EssayFacts, WordedEssay } from './essay-facts.ts';
import { quantile, shareOf } from './statistics.ts';

const MOST = 8;
const CRITERIA = {
  cohesionRules: 'coherence-and-cohesion',
  lexisRules: 'lexical-resource',
  grammarRules: 'grammatical-range-and-accuracy',
} as const;

/** The learner's errors by family and by criterion, and how they crowd in sentences. */
export function measureRules({ essay, issues, errors, perHundred }: WordedEssay) {
  const rate = (passes: (error: EssayFacts['errors'][number]) => boolean) =>
    Math.sqrt(Math.min(MOST, perHundred(errors.filter(passes).length)));
  const families = ERROR_FAMILY_IDS.map((id) => [`rules:${id}`, rate(({ family }) => family === id)]);
  const criteria = Object.entries(CRITERIA).map(([name, id]) => [
    name,
    rate(({ criterion }) => criterion === id),
  ]);
  const found = [...issues, ...errors];
  const bySentence = essay.paragraphs
    .flatMap(({ sentences }) => sentences)
    .map(({ start, end }) => found.filter((each) => each.start >= start && each.start < end).length)
    .sort((a, b) => a - b);
  return {
    ...(Object.fromEntries(families) as Record<`rules:${(typeof ERROR_FAMILY_IDS)[number]}`, number>),
    ...(Object.fromEntries(criteria) as Record<keyof typeof CRITERIA, number>),
    twoErrors: shareOf(bySentence, (count) => count >= 2),
    threeErrors: shareOf(bySentence, (count) => count >= 3),
    mostErrors: Math.min(MOST, quantile(bySentence, 0.9)),
  };
}
