import type { Language } from '#platform/i18n/language.ts';
import { withExtraTime } from '../../domain/extra-time.ts';
import { isMarkedSection, type Section } from '#ielts/paper/paper.ts';
import { canSit, plansThatOpen } from '../../domain/plan-access.ts';
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

/** What a section contains and what opens it, for somebody with these plans and that much of the test's time. */
export function viewTestSection(
  { access, section }: Pick<SectionEdition, 'access' | 'section'>,
  plans: readonly string[],
  extraTimePercent = 100,
): FullTestView['sections'][number] {
  return {
    skill: section.skill,
    minutes: minutesOf(section, extraTimePercent),
    questions: isMarkedSection(section) ? listQuestionNumbers(section).length : null,
    opened_by: access === 'everybody' ? [] : [...plansThatOpen(section.skill)],
    // What cannot be heard cannot be sat.
    ready: sectionLengthMs(section) !== undefined,
    may_sit: canSit(access, section.skill, plans),
  };
}

/** A test, and what somebody with these plans may sit of it. */
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
 * The full tests: what each contains, what opens it, and what somebody with these plans may sit. The demonstration and
 * what everybody may sit are not among them.
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
