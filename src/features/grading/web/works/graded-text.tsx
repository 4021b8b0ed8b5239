import { useText } from '#platform/i18n/text-provider.tsx';
import { CapNotices } from './cap-notices.tsx';
import { ChartFindings } from './chart-findings.tsx';
import { ErrorFamilies } from './error-families.tsx';
import { GradeSummary } from './grade-summary.tsx';
import { MarkedText } from '../marks/marked-text.tsx';
import { ModelAnswers } from './model-answers.tsx';
import { WhatFirst } from './what-first.tsx';
import { WorkActions } from './work-actions.tsx';
import type { WorkReply } from '../work-reply.ts';
import { OwnText, WorkTask } from './work-task.tsx';
import styles from './works.module.css';

/** A graded text: its band, what first, the text with its comments, and model answers. */
export function GradedText({ reply }: { readonly reply: WorkReply }) {
  const text = useText('works');
  const { grade, work } = reply;
  if (!grade) return <OwnText reply={reply} />;
  const isTeacher = grade.grader === 'teacher';
  return (
    <>
      <GradeSummary reply={reply} grade={grade} />
      {/* A cap holds a machine's band, never a teacher's. */}
      <CapNotices caps={isTeacher ? [] : grade.caps} />
      <WhatFirst advice={grade.advice} />
      <WorkActions reply={reply} />
      <section className={styles.part} aria-labelledby="marked">
        <h2 id="marked">{text('marks.title')}</h2>
        {isTeacher && grade.marks.length > 0 ? <p>{text('marks.program')}</p> : null}
        <WorkTask reply={reply} />
        <MarkedText text={work.text} marks={grade.marks} families={grade.families} />
      </section>
      <ChartFindings grade={grade} />
      <ErrorFamilies families={grade.families} />
      <ModelAnswers reply={reply} />
    </>
  );
}
