import type { Language } from '#platform/i18n/language.ts';
import { withExtraTime } from '../../domain/attempts/extra-time.ts';
import { isMarkedSection, type Section } from '#ielts/paper/paper.ts';
import { plansThatOpen, sittingRefusal } from '../../domain/sittings/plan-access.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import type { FullTestView } from '../../tests-contract.ts';
import type { MockTest, Papers, SectionEdition } from '#features/library/server/index.ts';

const MINUTE_MS = 60_000;

/** How long the candidate needs; Speaking ends when the examiner has asked everything. */
function minutesOf(section: Section, extraTimePercent: number): number | null {
  const lengthMs = section.skill === 'speaking' ? undefined : sectionLengthMs(section);
  return lengthMs === undefined ? null : Math.ceil(withExtraTime(lengthMs, extraTimePercent) / MINUTE_MS);
}

/** A section's content and the plans that open it, for a learner with these plans and this share of the test's time. */
export function viewTestSection(
  { access, courses, section }: Pick<SectionEdition, 'access' | 'courses' | 'section'>,
  plans: readonly string[],
  extraTimePercent = 100,
): FullTestView['sections'][number] {
  return {
    skill: section.skill,
    minutes: minutesOf(section, extraTimePercent),
    questions: isMarkedSection(section) ? listQuestionNumbers(section).length : null,
    opened_by: access === 'plans' ? [...plansThatOpen(section.skill)] : [],
    // A section without its recordings cannot be taken.
    ready: sectionLengthMs(section) !== undefined,
    may_sit: sittingRefusal({ access, courses }, section.skill, plans) === undefined,
  };
}

/** A test with the sections that a learner with these plans may take. */
export function viewTest(
  { slug, title, editions }: MockTest,
  language: Language,
  plans: readonly string[],
): FullTestView {
  return {
    mock_test: slug,
    title: title[language],
    sections: editions.map((edition) => viewTestSection(edition, plans)),
  };
}

/**
 * The full tests: the content of each, the plans that open it, and the sections that a learner with these plans may
 * take. The demonstration, free tests and the papers of courses are not included.
 */
export function listFullTests(
  { mockTests }: Pick<Papers, 'mockTests'>,
  language: Language,
  plans: readonly string[],
): FullTestView[] {
  return mockTests
    .filter(({ access, module }) => access === 'plans' && module !== 'demonstration')
    .map((test) => viewTest(test, language, plans));
}
