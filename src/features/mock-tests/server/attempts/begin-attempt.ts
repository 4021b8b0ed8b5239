import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deadlineOf, followsRecording, type Attempt, type Mode } from '../../domain/attempts/attempt.ts';
import { isMarkedSection, type Section } from '#ielts/paper/paper.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import { listResponses } from '#ielts/paper/speaking-paper.ts';
import { addAttempt, type ListedAttempt } from './attempt-store.ts';
import type { SectionEdition } from '#features/library/server/index.ts';

export type Beginning = {
  readonly id: string;
  readonly candidateId: string;
  readonly startedAt: number;
  readonly mode: Mode;
  readonly timed: boolean;
  readonly extraTimePercent: number;
  readonly sittingId?: string;
};

/** The highest number that an answer of a section may have. */
function countQuestions(section: Section): number {
  if (isMarkedSection(section)) return listQuestionNumbers(section).length;
  if (section.skill === 'speaking') return listResponses(section).length;
  return Math.max(...section.tasks.map(({ number }) => number));
}

/** Starts an attempt at a section as the content has it now. Undefined: its audio is missing. */
export async function beginAttempt(
  transaction: Transaction,
  { section, mockTest, version }: SectionEdition,
  { id, candidateId, startedAt, mode, timed, extraTimePercent, sittingId }: Beginning,
): Promise<ListedAttempt | undefined> {
  const lengthMs = sectionLengthMs(section);
  if (lengthMs === undefined) return undefined;
  const attempt: Attempt = {
    id,
    mockTest,
    skill: section.skill,
    questionCount: countQuestions(section),
    startedAt,
    deadlineAt: deadlineOf(startedAt, lengthMs, {
      timed: timed && !followsRecording({ mode, skill: section.skill }),
      extraTimePercent,
    }),
    submittedAt: undefined,
    timedOut: false,
    mode,
    timed,
    extraTimePercent,
    pausedAt: undefined,
    pausedMs: 0,
    sittingId,
  };
  await addAttempt(transaction, { ...attempt, candidateId, sectionVersion: version });
  await addLearningEvent(transaction, {
    kind: 'attempt-started',
    candidateId,
    subjectId: id,
    at: new Date(startedAt),
    detail: { mockTest, skill: section.skill, mode, timed, sittingId: sittingId ?? null },
  });
  const unmarked = { rawScore: undefined, band: undefined, marks: undefined, writer: undefined };
  return { ...attempt, ...unmarked, candidateId, sectionVersion: version, answeredCount: 0 };
}
