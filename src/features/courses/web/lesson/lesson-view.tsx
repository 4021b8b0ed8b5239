import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { AnsweringContext } from '#features/questions/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LessonContent } from '../../contract.ts';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { type Reason, SortBlock } from './sort-block.tsx';
import { TextBlock } from './text-block.tsx';
import { UseBlock } from './use-block.tsx';
import { useLessonAnswering, useLessonWork } from './use-lesson-work.ts';

type LessonViewProps = {
  readonly params: { readonly course: string; readonly lesson: string };
  readonly reply: LessonReply;
};

/** A lesson that is open: its parts in their order, and the learner's work in them. */
export function LessonView({ params, reply }: LessonViewProps) {
  const t = useText('learn');
  const work = useLessonWork(params, reply);
  return work ? (
    <OpenLesson params={params} reply={reply} work={work} />
  ) : (
    <Skeleton lines={8} label={t('loading')} />
  );
}

function OpenLesson({ params, reply, work }: LessonViewProps & { readonly work: LessonWork }) {
  const t = useText('learn');
  const language = useLanguage();
  const answering = useLessonAnswering(work);
  const { lesson, number, minutes, sorted } = reply;

  const saveSeen = async (id: string, reasons?: Readonly<Record<string, Reason>>): Promise<boolean> => {
    const result = await call(COURSE_ENDPOINTS, 'saveSeenBlocks', {
      params,
      body: { blocks: [{ id, ...(reasons ? { sorted: { ...reasons } } : {}) }] },
      keepalive: true,
    });
    if (result.ok) work.takeProgress(result.reply.progress);
    return result.ok;
  };
  return (
    <AnsweringContext value={answering}>
      <article className={styles.lesson}>
        <header className={styles.head}>
          <p className={styles.number}>
            {t('course.lesson', { number })} · {t('minutes', { count: minutes })}
          </p>
          <h1>{lesson.title[language]}</h1>
          <p className={styles.goal}>
            <b>{t('goal')}</b> {lesson.goal[language]}
          </p>
        </header>
        <LessonProgress lesson={lesson} work={work} />
        {lesson.blocks.map((block) => (
          <LessonBlock
            key={block.id}
            block={block}
            work={work}
            isSeen={reply.seen.includes(block.id)}
            sorted={sorted}
            onSeen={saveSeen}
          />
        ))}
        <LessonProgress lesson={lesson} work={work} />
      </article>
    </AnsweringContext>
  );
}

type LessonBlockProps = {
  readonly block: LessonContent['blocks'][number];
  readonly work: LessonWork;
  readonly isSeen: boolean;
  readonly sorted: Readonly<Record<string, string>>;
  readonly onSeen: (id: string, sorted?: Readonly<Record<string, Reason>>) => Promise<boolean>;
};

function LessonBlock({ block, work, isSeen, sorted, onSeen }: LessonBlockProps) {
  const t = useText('learn');
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} isSeen={isSeen} onSeen={() => void onSeen(block.id)} />;
    case 'exercise':
      return <ExerciseBlock block={block} work={work} />;
    case 'use':
      return <UseBlock block={block} work={work} />;
    case 'sort':
      return (
        <SortBlock
          id={block.id}
          work={work}
          sorted={sorted}
          onSave={(reasons) => onSeen(block.id, reasons)}
        />
      );
    case 'tutorial':
      return (
        <Notice tone="info">
          <p>{t('video.soon')}</p>
        </Notice>
      );
    case 'task':
      return (
        <Notice tone="info">
          <p>{t('task.soon')}</p>
        </Notice>
      );
    default:
      return block satisfies never;
  }
}
