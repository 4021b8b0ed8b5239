import type { Candidates } from '#platform/http/candidates.ts';
import type { Database } from '#platform/database/database.ts';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import { findTaskToMark } from '#features/courses/server/index.ts';
import { findMachineBand, findWorkToMark } from '#features/grading/server/index.ts';
import { getSectionVersion } from '#features/library/server/index.ts';
import type { ExamModule, OrderSource } from '../../domain/marking-order.ts';
import { listAskedQuestions } from '../../domain/asked-questions.ts';
import type { SubmittedWork } from '../../domain/submitted-work.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';

type Dependencies = Pick<MarkingDependencies, 'database' | 'papers' | 'courses' | 'sources'>;

/** What includes a marking, once: a plan's or course's entitlement and the name of the use. */
export type Inclusion = {
  readonly by: 'plan' | 'course';
  /** The key of the entitlement. */
  readonly key: string;
  readonly right: string;
};

/** A work that a learner may submit for marking, as it is now. */
export type Submission = {
  readonly candidateId: string;
  readonly source: OrderSource;
  readonly subjectId: string;
  readonly attemptId: string | null;
  readonly course: string | null;
  readonly lesson: string | null;
  readonly kind: WorkKind;
  readonly module: ExamModule;
  readonly work: SubmittedWork;
  readonly inclusion: Inclusion | undefined;
  readonly hasMachineBand: boolean;
};

type Read =
  | { readonly ok: true; readonly submission: Submission }
  | {
      readonly ok: false;
      readonly refusal: 'work-unknown' | 'work-open' | 'nothing-recorded' | 'recordings-arriving';
    };

/** The plan that includes one marking of each work of a full test. */
const MARKING_PLAN = 'premium_account';

export type WorkAddress = { readonly workId: string } | { readonly course: string; readonly lesson: string };

/** Reads a work or a task of the learner. */
export const readSubmission = (
  dependencies: Dependencies,
  candidates: Candidates,
  address: WorkAddress,
): Promise<Read> =>
  'workId' in address
    ? readWork(dependencies, candidates, address.workId)
    : readTask(dependencies, candidates, address);

async function readWork(
  { database, papers, sources }: Dependencies,
  candidates: Candidates,
  workId: string,
): Promise<Read> {
  const work = await findWorkToMark(database, { candidates, workId });
  if (!work) return { ok: false, refusal: 'work-unknown' };
  if (work.state === 'draft') return { ok: false, refusal: 'work-open' };
  const { candidateId, id, kind, mockTest, attemptId, taskNumber, task, text } = work;
  const test = mockTest === null ? undefined : papers.findMockTest(mockTest);
  const spoken =
    kind === 'speaking' && attemptId !== null
      ? await sources.readAnswers({ candidateId, attemptId })
      : undefined;
  if (spoken && !spoken.settled) return { ok: false, refusal: 'recordings-arriving' };
  if (kind === 'speaking' && (spoken?.answers ?? []).length === 0)
    return { ok: false, refusal: 'nothing-recorded' };
  const isGeneral = test?.module === 'general-training' || task?.type === 'letter';
  const isIncluded = work.source === 'mock-test' && test?.access === 'plans';
  return {
    ok: true,
    submission: {
      candidateId,
      source: 'work',
      subjectId: id,
      attemptId,
      course: null,
      lesson: null,
      kind,
      module: isGeneral ? 'general-training' : 'academic',
      work: {
        task,
        text,
        parts: kind === 'speaking' ? await partsOf(database, work.sectionVersion) : [],
        recordings: (spoken?.answers ?? []).map(({ question, part, asked, mediaType }) => ({
          question,
          part,
          asked,
          take: null,
          mediaType,
          durationMs: null,
        })),
      },
      inclusion: isIncluded
        ? { by: 'plan', key: MARKING_PLAN, right: `${test.slug} ${taskNumber}` }
        : undefined,
      hasMachineBand: (await findMachineBand(database, work)) !== undefined,
    },
  };
}

async function partsOf(database: Database, version: string | null): Promise<readonly SpeakingPart[]> {
  if (version === null) return [];
  const { section } = await getSectionVersion(database, version);
  return section.skill === 'speaking' ? section.parts : [];
}

async function readTask(
  { database, courses }: Dependencies,
  candidates: Candidates,
  place: { readonly course: string; readonly lesson: string },
): Promise<Read> {
  const blocks = courses.findLesson(place.course, place.lesson)?.loaded?.content.blocks ?? [];
  const block = blocks.find((each) => each.kind === 'task');
  const course = courses.findCourse(place.course);
  const task = block && (await findTaskToMark(database, candidates, place));
  if (!course || !task) return { ok: false, refusal: 'work-unknown' };
  if (task.state === 'draft') return { ok: false, refusal: 'work-open' };
  const scored = block.task;
  const asked = scored.skill === 'speaking' ? listAskedQuestions(scored.parts) : [];
  return {
    ok: true,
    submission: {
      candidateId: task.candidateId,
      source: 'task',
      subjectId: task.id,
      attemptId: null,
      ...place,
      kind: scored.skill === 'speaking' ? 'speaking' : 'writing-task-2',
      module: 'academic',
      work: {
        task:
          scored.skill === 'writing'
            ? {
                type: 'essay',
                number: 2,
                minutes: scored.minutes,
                minWords: scored.minWords,
                prompt: scored.prompt,
              }
            : null,
        text: task.text,
        parts: scored.skill === 'speaking' ? scored.parts : [],
        recordings: asked.flatMap(({ question, ...each }) => {
          const answer = task.answers.get(question);
          if (!answer) return [];
          const { take, mediaType, durationMs } = answer;
          return [{ question, ...each, take, mediaType, durationMs }];
        }),
      },
      inclusion: { by: 'course', key: course.key, right: `task ${task.id}` },
      hasMachineBand: false,
    },
  };
}
