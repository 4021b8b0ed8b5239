import type { z } from 'zod';
import { instantText } from '#platform/clock/instant-text.ts';
import { getSectionVersion } from '#features/library/server/index.ts';
import type { WritingModel } from '#ielts/marking/model-answers.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { getWork, listWorks } from '../../works-contract.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import { mayRedraft } from '../../domain/works/redraft.ts';
import { waitingSeconds } from '../../domain/works/waiting-time.ts';
import { plansThatGrade } from '../../domain/works/work-plans.ts';
import type { LocalGrade } from '../local/local-grade.ts';
import type { WritingPrompt } from '../prompts/load-writing-prompts.ts';
import type { SpeakingGrade } from '../speaking/speaking-grade.ts';
import { viewInterview, viewInterviewGrade } from '../speaking/view-interview.ts';
import { bandOfRow } from './band-of-row.ts';
import { listGrades, listGradesOf, type GradeRow } from './grade-store.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import { isGraded, listPlans } from './plans-of.ts';
import { countAhead, listRecentMs } from './queue-store.ts';
import { viewTextGrade, type FindLessonTitle } from './view-grade.ts';
import type { WorkSources } from './work-sources.ts';
import { findEarlierWork, listDrafts, type StoredWork } from './work-store.ts';

/** A prompt of the bank for practice. */
export type FindPrompt = (id: string) => Pick<WritingPrompt, 'kind' | 'task' | 'models'> | undefined;

export type ViewDependencies = Pick<
  QueueDependencies,
  'database' | 'clock' | 'findEntitlements' | 'isFreeTest'
> & {
  readonly findLessonTitle: FindLessonTitle;
  readonly findPrompt: FindPrompt;
  readonly sources: Pick<WorkSources, 'recordingAddress'>;
  /** How many works are graded at once where this site grades. */
  readonly lanes: number;
};

type Summary = z.input<(typeof listWorks)['reply']>['works'][number];
type WorkReply = z.input<(typeof getWork)['reply']>;
type Queue = WorkReply['queue'];

/** In UTF-16 units. */
const PROMPT_START = 200;

/** A work in a list. */
export function viewSummary(work: StoredWork, grades: readonly GradeRow[]): Summary {
  const { counts } = countingGrade(grades);
  return {
    work_id: work.id,
    kind: work.kind,
    source: work.source,
    state: work.state,
    attempt_id: work.attemptId,
    task: work.kind === 'speaking' ? null : work.taskNumber,
    prompt: (work.task?.prompt ?? '').slice(0, PROMPT_START),
    words: countWrittenWords(work.text),
    started_at: instantText(work.startedAt.getTime()),
    submitted_at: work.submittedAt ? instantText(work.submittedAt.getTime()) : null,
    draft: work.draft,
    first_draft: work.firstDraft,
    band: counts ? bandOfRow(counts) : null,
    grader: counts?.grader ?? null,
  };
}

/** Works in a list, with the bands that count. */
export async function viewSummaries(
  { database }: Pick<ViewDependencies, 'database'>,
  works: readonly StoredWork[],
): Promise<Summary[]> {
  const grades = await listGradesOf(database, works);
  return works.map((work) => viewSummary(work, grades.get(work.id) ?? []));
}

/** How long some works will wait, by id; works that do not wait are missing. */
export async function viewQueue(
  { database, clock, lanes }: Pick<ViewDependencies, 'database' | 'clock' | 'lanes'>,
  works: readonly StoredWork[],
): Promise<ReadonlyMap<string, NonNullable<Queue>>> {
  const waiting = works.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return new Map();
  const recent = await listRecentMs(database);
  return new Map(
    [...(await countAhead(database, waiting))].map(([id, ahead]) => {
      const work = waiting.find((each) => each.id === id);
      const retry = work && retryOf(work, clock.now());
      return [id, { place: ahead + 1, seconds: waitingSeconds(recent, { ahead, lanes, ...retry }) }];
    }),
  );
}

/** Whether a grader has failed with a work, and when it is tried again. */
function retryOf({ tries, claim, notBefore }: StoredWork, now: Date) {
  const failed = claim === null ? tries : tries - 1;
  return { isRetry: failed > 0, retryInMs: notBefore ? notBefore.getTime() - now.getTime() : 0 };
}

type Viewer = {
  readonly actor: Actor | undefined;
  readonly candidates: Candidates;
  readonly language: Language;
};

/** A work as its page shows it. */
export async function viewWork(
  dependencies: ViewDependencies,
  work: StoredWork,
  { actor, candidates, language }: Viewer,
): Promise<WorkReply> {
  const { database, clock } = dependencies;
  const grades = await listGrades(database, work);
  const drafts = await listDrafts(database, work);
  const queue = await viewQueue(dependencies, [work]);
  const { counts, others } = countingGrade(grades);
  const local = localGradeOf(grades);
  const interview = interviewGradeOf(grades);
  const earlier = local && (await findEarlierWork(database, work, candidates));
  const plans = await listPlans(dependencies, actor);
  const isRedraftable = mayRedraft(work, drafts);
  const isRedraftGraded = isGraded(dependencies, { ...work, source: 'practice' }, plans);
  return {
    work: {
      ...viewSummary(work, grades),
      task_view: work.task,
      text: work.text,
      sequence: work.sequence,
      may_redraft: isRedraftable && isRedraftGraded,
      redraft_needs_plan: isRedraftable && !isRedraftGraded,
    },
    queue: queue.get(work.id) ?? null,
    grade:
      counts && (local || counts.grader === 'teacher')
        ? viewTextGrade({
            text: work.text,
            counts,
            local: local ?? NO_LOCAL_GRADE,
            before: earlier && localGradeOf(await listGrades(database, earlier)),
            language,
            findLessonTitle: dependencies.findLessonTitle,
          })
        : counts && interview
          ? {
              grader: counts.grader,
              band: bandOfRow(counts),
              local_reason: counts.localReason,
              graded_at: instantText(counts.gradedAt.getTime()),
              ...viewInterviewGrade(interview, language, dependencies.findLessonTitle),
            }
          : null,
    speaking:
      interview && work.attemptId !== null
        ? viewInterview(interview, language, addressIn(dependencies, work.attemptId))
        : null,
    other_grades: others.map((row) => ({ grader: row.grader, band: bandOfRow(row) })),
    drafts: await viewSummaries(dependencies, drafts),
    previous_text: drafts.filter(({ draft }) => draft < work.draft).pop()?.text ?? null,
    models: work.state === 'draft' ? [] : await viewModels(dependencies, work, language),
    plans: isGraded(dependencies, work, []) ? [] : [...plansThatGrade(work.kind)],
    entitled: isGraded(dependencies, work, plans),
    server_now: instantText(clock.now().getTime()),
  };
}

/** A teacher may mark a work that this machine has not graded. */
const NO_LOCAL_GRADE: Omit<LocalGrade, 'band' | 'low' | 'high'> = {
  grader: 'local',
  figures: { claims: [], features: [] },
  criteria: [],
  errors: [],
  caps: [],
  advice: [],
};

function localGradeOf(grades: readonly GradeRow[]): LocalGrade | undefined {
  for (const { grade } of [...grades].reverse()) if (grade.grader === 'local') return grade;
  return undefined;
}

function interviewGradeOf(grades: readonly GradeRow[]): SpeakingGrade | undefined {
  for (const { grade } of [...grades].reverse()) if (grade.grader === 'speaking') return grade;
  return undefined;
}

const addressIn =
  ({ sources }: Pick<ViewDependencies, 'sources'>, attemptId: string) =>
  (question: string): string =>
    sources.recordingAddress(attemptId, question);

/** The model answers to the task of a mock test or to a prompt of the bank; none for the learner’s own prompt. */
async function viewModels(
  { database, findPrompt }: ViewDependencies,
  { sectionVersion, taskNumber, promptId }: StoredWork,
  language: Language,
): Promise<WorkReply['models']> {
  if (sectionVersion === null) {
    const prompt = promptId === null ? undefined : findPrompt(promptId);
    return prompt ? viewWritingModels(taskNumber, prompt.models, language) : [];
  }
  const { answerKey } = await getSectionVersion(database, sectionVersion);
  if (answerKey.skill === 'speaking') {
    return answerKey.models.map(({ question, band, text, comment }) => ({
      of: question,
      band,
      text,
      comments: comment ? [{ criterion: null, text: comment[language] }] : [],
    }));
  }
  if (answerKey.skill !== 'writing') return [];
  const models = answerKey.tasks.filter(({ number }) => number === taskNumber).flatMap((task) => task.models);
  return viewWritingModels(taskNumber, models, language);
}

/** The model answers of a task, the highest band first. */
function viewWritingModels(
  taskNumber: number,
  models: readonly WritingModel[],
  language: Language,
): WorkReply['models'] {
  return [...models]
    .sort((one, other) => other.band - one.band)
    .map(({ band, text, comments }) => ({
      of: String(taskNumber),
      band,
      text,
      comments: comments.map(({ criterion, text: comment }) => ({ criterion, text: comment[language] })),
    }));
}
