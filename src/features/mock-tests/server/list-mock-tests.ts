import type { Language } from '#platform/i18n/language.ts';
import { isMarkedSection, type Section } from '../domain/paper.ts';
import { canSit, plansThatOpen } from '../domain/plan-access.ts';
import { listQuestionNumbers } from '../domain/question-numbers.ts';
import { sectionLengthMs } from '../domain/section-length.ts';
import type { FullTestView } from '../tests-contract.ts';
import type { Papers } from './load-papers.ts';

const MINUTE_MS = 60_000;

/** How long the candidate needs; Speaking ends when the examiner has asked everything. */
function minutesOf(section: Section): number | null {
  const lengthMs = section.skill === 'speaking' ? undefined : sectionLengthMs(section);
  return lengthMs === undefined ? null : Math.ceil(lengthMs / MINUTE_MS);
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
    .map(({ slug, title, access, editions }) => ({
      mock_test: slug,
      title: title[language],
      sections: editions.map(({ section }) => ({
        skill: section.skill,
        minutes: minutesOf(section),
        questions: isMarkedSection(section) ? listQuestionNumbers(section).length : null,
        opened_by: [...plansThatOpen(section.skill)],
        // What cannot be heard cannot be sat.
        ready: sectionLengthMs(section) !== undefined,
        may_sit: canSit(access, section.skill, plans),
      })),
    }));
}
