import { useSyncExternalStore } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { answerMarkOf } from './answer-mark-of.ts';
import { type Exercise, ExerciseMaterial } from './exercise-material.tsx';
import type { LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { WorkshopClock } from './workshop-clock.tsx';

type ExerciseBlockProps = { readonly block: Exercise; readonly work: LessonWork };

/** The questions of a lesson, in their place, checked group by group. */
export function ExerciseBlock({ block, work }: ExerciseBlockProps) {
  const t = useText('learn');
  const language = useLanguage();
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const numbers = block.groups.flatMap(({ questions }) => questions.map(({ number }) => number));
  const receipts = numbers.flatMap((number) => view.receipts.get(number) ?? []);
  const marked = receipts.filter(({ right }) => right !== null);
  const waits = view.isOffline && numbers.some((number) => view.waiting.has(number));
  return (
    <section id={block.id} className={styles.block} data-block={block.id}>
      <h2>{block.title[language]}</h2>
      {block.intro ? <p className={styles.intro}>{block.intro[language]}</p> : null}
      {block.clock === null ? null : (
        <WorkshopClock name={`${work.owner}/${block.id}`} minutes={block.clock} />
      )}
      <ExerciseMaterial
        block={block}
        transcript={receipts.length === numbers.length ? view.transcripts.get(block.id) : undefined}
        evidence={receipts.flatMap(({ number, evidence }) =>
          evidence.map(({ quote }) => ({ number, quote })),
        )}
        marks={new Map(receipts.map((receipt) => [receipt.number, answerMarkOf(receipt)]))}
        checkOf={(group) => ({
          busy: group.some((number) => view.waiting.has(number)),
          onCheck: work.check,
          onTryAgain: work.tryAgain,
        })}
      />
      {waits ? (
        <Notice tone="warning" announce>
          {t('exercise.waiting')}
        </Notice>
      ) : null}
      {marked.length > 0 ? (
        <p className={styles.score}>
          {t('exercise.score', { right: marked.filter(({ right }) => right).length, all: marked.length })}
        </p>
      ) : null}
    </section>
  );
}
