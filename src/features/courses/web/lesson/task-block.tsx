import { lazy, Suspense } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { LessonContent } from '../../domain/lesson-content.ts';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';

// Loaded on demand, because few lessons have a task.
const EssayTask = lazy(async () => ({ default: (await import('./essay-task.tsx')).EssayTask }));
const SpokenTask = lazy(async () => ({ default: (await import('../task/spoken-task.tsx')).SpokenTask }));

type TaskBlockProps = {
  readonly block: Extract<LessonContent['blocks'][number], { kind: 'task' }>;
  readonly reply: LessonReply;
  readonly params: { readonly course: string; readonly lesson: string };
  readonly work: LessonWork;
};

/** The task of a scored lesson: an essay, or recordings. */
export function TaskBlock({ block: { id, task }, reply, params, work }: TaskBlockProps) {
  const t = useText('learn');
  return (
    <section id={id} className={styles.block} data-block={id}>
      <h2>{t(task.skill === 'writing' ? 'essay.title' : 'spoken.title')}</h2>
      <LoadBoundary
        fallback={
          <Notice tone="error" announce>
            <p>{t('task.notLoaded')}</p>
          </Notice>
        }
      >
        <Suspense fallback={<Skeleton lines={8} label={t('loading')} />}>
          {task.skill === 'writing' ? (
            <EssayTask question={task} reply={reply} params={params} onTask={work.takeTask} />
          ) : (
            <SpokenTask params={params} parts={task.parts} task={reply.task} onTask={work.takeTask} />
          )}
        </Suspense>
      </LoadBoundary>
    </section>
  );
}
