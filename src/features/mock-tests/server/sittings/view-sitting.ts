import { instantText } from '#platform/clock/instant-text.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { z } from 'zod';
import { overallBand } from '#ielts/bands/band.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { releasesMarks } from '../../domain/sittings/sitting.ts';
import type { getSitting } from '../../sittings-contract.ts';
import { viewAttempt } from '../attempts/attempt-view.ts';
import { viewTestSection } from '../attempts/list-full-tests.ts';
import { titleOf } from '../attempts/title-of.ts';
import type { SittingState } from './sit-test.ts';

type SittingView = z.input<(typeof getSitting)['reply']>['sitting'];

type Looking = {
  readonly language: Language;
  /** The plans that the candidate has now. */
  readonly plans: readonly string[];
  /** How many questions of an attempt are answered. */
  readonly answered: (attemptId: string) => number;
  readonly now: number;
};

/** The view of a section that the content no longer has. */
const GONE = { minutes: null, questions: null, opened_by: [], ready: false, may_sit: false };

/** A sitting as the API shows it. */
export function viewSitting(
  { sitting, mockTest, attempts, skills, step }: SittingState,
  { language, plans, answered, now }: Looking,
): SittingView {
  const marksReleased = releasesMarks(step);
  const title = titleOf(mockTest, sitting.mockTest);
  const [listening, reading, writing, speaking] = SKILLS.map(
    (skill) => attempts.find((attempt) => attempt.skill === skill)?.band,
  );
  const complete =
    marksReleased &&
    listening !== undefined &&
    reading !== undefined &&
    writing !== undefined &&
    speaking !== undefined;
  return {
    sitting_id: sitting.id,
    mock_test: sitting.mockTest,
    title: title[language],
    started_at: instantText(sitting.startedAt),
    extra_time_percent: sitting.extraTimePercent,
    step: step.step,
    next_skill: 'skill' in step ? step.skill : step.step === 'speaking' ? 'speaking' : null,
    begins_at: step.step === 'begin' ? instantText(step.latestAt) : null,
    speaking_until: step.step === 'speaking' ? instantText(step.until) : null,
    sections: skills.map((skill) => {
      const edition = mockTest?.editions.find(({ section }) => section.skill === skill);
      const attempt = attempts.find((each) => each.skill === skill);
      return {
        ...(edition ? viewTestSection(edition, plans, sitting.extraTimePercent) : GONE),
        skill,
        attempt: attempt
          ? viewAttempt(attempt, { title, answered: answered(attempt.id), now, marksReleased })
          : null,
      };
    }),
    tells_marks: marksReleased,
    overall_band: complete ? overallBand([listening, reading, writing, speaking]) : null,
  };
}
