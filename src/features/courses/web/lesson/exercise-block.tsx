import { useSyncExternalStore } from 'react';
import { ClipsContext, ExerciseGroup, LazyChart } from '#features/questions/web/index.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LessonContent } from '../../contract.ts';
import { answerMarkOf } from './answer-mark-of.ts';
import type { LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { PassageView } from './passage-view.tsx';

type Block = Extract<LessonContent['blocks'][number], { kind: 'exercise' }>;
type ExerciseBlockProps = { readonly block: Block; readonly work: LessonWork };

/** The questions of a lesson, in their place, with the text, recording or charts that they ask about. */
export function ExerciseBlock({ block, work }: ExerciseBlockProps) {
  const t = useText('learn');
  const language = useLanguage();
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const part: Part = block.passage
    ? { passage: block.passage, groups: [] }
    : { recording: block.recording ?? undefined, groups: [] };
  const numbers = block.groups.flatMap(({ questions }) => questions.map(({ number }) => number));
  const marked = numbers
    .flatMap((number) => view.receipts.get(number) ?? [])
    .filter(({ right }) => right !== null);
  const waits = view.isOffline && numbers.some((number) => view.waiting.has(number));
  return (
    <section id={block.id} className={styles.block} data-block={block.id}>
      <h2>{block.title[language]}</h2>
      {block.intro ? <p>{block.intro[language]}</p> : null}
      {block.clock === null ? null : <p>{t('exercise.clock', { minutes: block.clock })}</p>}
      {block.passage ? <PassageView passage={block.passage} /> : null}
      {block.recording ? (
        <figure className={styles.recording}>
          <figcaption>
            {t('exercise.recording')} · {t('exercise.synthetic')}
          </figcaption>
          {/* To be understood by ear; its script follows with the answers. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio src={block.recording.src} controls preload="none" />
        </figure>
      ) : null}
      {block.charts.map((chart) => (
        <LazyChart key={chart.title} chart={chart} />
      ))}
      <ClipsContext value={block.clips}>
        {block.groups.map((group) => (
          <ExerciseGroup
            key={group.questions[0]?.number}
            group={group}
            part={part}
            marks={
              new Map(
                group.questions.flatMap((question) => {
                  const receipt = view.receipts.get(question.number);
                  const checklist = 'checklist' in question ? question.checklist : [];
                  return receipt ? [[question.number, answerMarkOf(receipt, checklist)] as const] : [];
                }),
              )
            }
            checking={group.questions.some(({ number }) => view.waiting.has(number))}
            onCheck={work.check}
            onTryAgain={work.tryAgain}
          />
        ))}
      </ClipsContext>
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
