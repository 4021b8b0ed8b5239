import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Notice } from '#ui/notice.tsx';
import {
  BandRange,
  sectionRange,
  useAttemptWorks,
  WorkStatus,
  type AttemptWork,
} from '#features/grading/web/index.ts';
import type { WritingSection } from '#ielts/paper/writing-paper.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { WritingTaskView } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import { ModelAnswers } from './model-answers.tsx';
import { TestName } from '../attempts/test-name.tsx';
import type { ResultReply } from '../result-reply.ts';
import { TextReplay, type Snapshot } from './text-replay.tsx';
import styles from './writing-review.module.css';

type WritingReviewProps = { readonly result: ResultReply; readonly section: WritingSection };
type Task = WritingSection['tasks'][number];

/** The review of Writing: the candidate's texts, their history, and model answers at other bands. */
export function WritingReview({ result, section }: WritingReviewProps) {
  const t = useText('mockTests');
  const w = useText('writing');
  const { attempt_id: attemptId } = result.attempt;
  const works = useAttemptWorks(attemptId);
  const [history, setHistory] = useState<ReadonlyMap<number, readonly Snapshot[]>>(new Map());

  useEffect(() => {
    let left = false;
    void call(MOCK_TEST_ENDPOINTS, 'listSnapshots', { params: { attemptId } }).then((answer) => {
      if (left || !answer.ok) return;
      const byTask = new Map<number, Snapshot[]>();
      for (const { number, value, saved_at: savedAt } of answer.reply.snapshots) {
        byTask.set(number, [...(byTask.get(number) ?? []), { value, savedAt }]);
      }
      setHistory(byTask);
    });
    return () => {
      left = true;
    };
  }, [attemptId]);

  return (
    <div className={styles.review} data-writing-review="">
      <TestName attempt={result.attempt} />
      <h1>{t('result.title', { skill: t('skill.writing') })}</h1>
      {result.texts.some(({ value }) => value.trim() !== '') ? (
        <SectionBand works={works} />
      ) : (
        <Notice tone="info" title={w('review.noneTitle')}>
          {w('review.noneText')}
        </Notice>
      )}
      {section.tasks.map((task) => (
        <TaskReview
          key={task.number}
          task={task}
          result={result}
          snapshots={history.get(task.number) ?? []}
          work={works?.find((each) => each.task === task.number)}
        />
      ))}
    </div>
  );
}

/** The range of both tasks together; without works, that nothing grades this section. */
function SectionBand({ works }: { readonly works: readonly AttemptWork[] | undefined }) {
  const w = useText('writing');
  if (works === undefined) return null;
  if (works.length === 0) {
    return (
      <Notice tone="info" title={w('review.ungraded')}>
        {w('review.ungradedText')}
      </Notice>
    );
  }
  const range = sectionRange(works);
  if (!range) return null;
  return (
    <section aria-labelledby="section-band" data-section-band="">
      <h2 id="section-band" className={styles.whole}>
        {w('review.whole')}
      </h2>
      <BandRange range={range} isTeacher={works.every(({ grader }) => grader === 'teacher')} />
      <p className={styles.count}>{w('review.wholeText')}</p>
    </section>
  );
}

type TaskReviewProps = {
  readonly task: Task;
  readonly work: AttemptWork | undefined;
  readonly result: ResultReply;
  readonly snapshots: readonly Snapshot[];
};

function TaskReview({ task, work, result, snapshots }: TaskReviewProps) {
  const w = useText('writing');
  const own = result.texts.find(({ number }) => number === task.number);
  const text = own?.value ?? '';
  const words = countWrittenWords(text);
  // The history has occasional steps. Its last one is the submitted text.
  const last = snapshots[snapshots.length - 1];
  const endsAt = result.attempt.submitted_at ?? result.attempt.deadline_at;
  const steps = last && last.value !== text ? [...snapshots, { value: text, savedAt: endsAt }] : snapshots;
  return (
    <section className={styles.task} data-review-task={task.number}>
      <h2>{w('review.task', { task: task.number })}</h2>
      {work ? <WorkStatus work={work} /> : null}
      {work ? <Slot name="marking-offer" of={{ work: { workId: work.work_id } }} /> : null}
      <details data-words="">
        <summary>{w('review.question')}</summary>
        <WritingTaskView task={task} />
      </details>
      <h3>{w('review.yours')}</h3>
      {text.trim() === '' ? (
        <p>{w('review.nothing')}</p>
      ) : (
        <>
          <div className={styles.written} lang="en" data-own-text="" data-words="">
            {text}
          </div>
          <p className={styles.count}>
            {w('editor.words', { count: words })}
            {words < task.minWords ? ` · ${w('review.short', { least: task.minWords })}` : ''}
          </p>
        </>
      )}
      {own?.late_value ? (
        <>
          <p>{w('review.late')}</p>
          <div className={styles.written} lang="en" data-words="">
            {own.late_value}
          </div>
        </>
      ) : null}
      {steps.length > 1 ? (
        // Starts again at the end once the history has loaded.
        <TextReplay key={steps.length} snapshots={steps} startedAt={result.attempt.started_at} />
      ) : null}
      <ModelAnswers models={result.models.filter(({ of }) => of === String(task.number))} />
    </section>
  );
}
