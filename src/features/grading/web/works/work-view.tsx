import { lazy, Suspense } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOpenInPrint } from '#ui/use-open-in-print.ts';
import { GraderChoice } from '../choice/grader-choice.tsx';
import { DraftWork, FailedWork, LockedWork, WaitingWork } from './ungraded-work.tsx';
import { GradeSummary } from './grade-summary.tsx';
import { GradedText } from './graded-text.tsx';
import { WorkDrafts } from './work-drafts.tsx';
import { WorkHead } from './work-head.tsx';
import type { WorkReply } from '../work-reply.ts';
import { OwnText, WorkTask } from './work-task.tsx';
import styles from './works.module.css';

/** Loaded for interviews alone. */
const SpokenWork = lazy(() =>
  import('../spoken/spoken-work.tsx').then((module) => ({ default: module.SpokenWork })),
);

/** Loaded for texts that were written again. */
const DraftComparison = lazy(() =>
  import('../drafts/draft-comparison.tsx').then((module) => ({ default: module.DraftComparison })),
);

/** Behind the page, which is as heavy as it may be. */
const KeepWords = lazy(() =>
  import('./late-keep-words.ts').then((module) => ({ default: module.KeepWords })),
);

type WorkProps = { readonly reply: WorkReply; readonly reload: () => void };

/** A work in its state, with what belongs to all of them: its head, its drafts, and who may grade it. */
export function WorkView({ reply, reload }: WorkProps) {
  useOpenInPrint();
  // A marking has more to say than the rest of the page.
  const isMarked = reply.grade?.grader === 'teacher';
  return (
    <article className={styles.work} data-work={reply.work.state} data-words="">
      <WorkHead reply={reply} />
      {isMarked ? <AskTeacher reply={reply} /> : null}
      <WorkBody reply={reply} reload={reload} />
      {isMarked ? null : <AskTeacher reply={reply} />}
      <WorkDrafts reply={reply} />
      <WorkChanges reply={reply} />
      <TeachersComments reply={reply} />
      {reply.work.kind === 'speaking' ? null : <GraderChoice />}
      <LoadBoundary fallback={null}>
        <Suspense fallback={null}>
          <KeepWords />
        </Suspense>
      </LoadBoundary>
    </article>
  );
}

function WorkBody({ reply, reload }: WorkProps) {
  switch (reply.work.state) {
    case 'draft':
      return <DraftWork reply={reply} />;
    case 'waiting':
      return (
        <>
          <WaitingWork reply={reply} />
          <Written reply={reply} />
        </>
      );
    case 'locked':
      return (
        <>
          <LockedWork reply={reply} onChange={reload} />
          <Written reply={reply} />
        </>
      );
    case 'failed':
      return (
        <>
          <FailedWork reply={reply} onChange={reload} />
          <Written reply={reply} />
        </>
      );
    case 'graded':
      return <GradedWork reply={reply} reload={reload} />;
    default:
      return reply.work.state satisfies never;
  }
}

/** The one place where kinds of works differ. */
function GradedWork({ reply, reload }: WorkProps) {
  const text = useText('works');
  switch (reply.work.kind) {
    case 'writing-task-1':
    case 'writing-task-2':
      return <GradedText reply={reply} />;
    case 'speaking':
      return (
        <>
          {reply.grade?.grader === 'teacher' ? <GradeSummary reply={reply} grade={reply.grade} /> : null}
          <LoadBoundary fallback={<p role="alert">{text('unreachable.text')}</p>}>
            <Suspense fallback={<Skeleton lines={8} />}>
              <SpokenWork reply={reply} onAgain={reload} />
            </Suspense>
          </LoadBoundary>
        </>
      );
    default:
      return reply.work.kind satisfies never;
  }
}

/** Has the work marked by a teacher; where a machine has graded it, as an appeal. */
function AskTeacher({ reply: { work, grade } }: Pick<WorkProps, 'reply'>) {
  if (work.state === 'draft') return null;
  return (
    <Slot
      name="marking-offer"
      of={{
        work: { workId: work.work_id },
        isAppeal: grade !== null && grade.grader !== 'teacher',
        level: 2,
      }}
    />
  );
}

/** What a teacher marked in the draft before this one. */
function TeachersComments({ reply: { work, grade, drafts } }: Pick<WorkProps, 'reply'>) {
  const before = drafts.find(({ draft }) => draft === work.draft - 1);
  if (before?.grader !== 'teacher' || work.state === 'draft') return null;
  const { work_id: workId, draft } = before;
  return (
    <Slot name="marked-draft" of={{ workId, draft, text: work.text, families: grade?.families ?? null }} />
  );
}

/** What the learner changed since the draft before. */
function WorkChanges({ reply: { work, previous_text: before } }: Pick<WorkProps, 'reply'>) {
  const text = useText('works');
  if (before === null || work.state === 'draft') return null;
  return (
    <section className={styles.part} aria-labelledby="changes">
      <h2 id="changes">{text('drafts.changes')}</h2>
      <LoadBoundary fallback={<p role="alert">{text('unreachable.text')}</p>}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <DraftComparison before={before} after={work.text} />
        </Suspense>
      </LoadBoundary>
    </section>
  );
}

/** The text and its task, while there is no grade. */
function Written({ reply }: { readonly reply: WorkReply }) {
  const text = useText('works');
  if (reply.work.kind === 'speaking') return null;
  return (
    <section className={styles.part} aria-labelledby="written">
      <h2 id="written">{text('own.title')}</h2>
      <OwnText reply={reply} />
      <WorkTask reply={reply} />
    </section>
  );
}
