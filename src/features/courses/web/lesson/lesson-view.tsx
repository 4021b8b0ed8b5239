import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { TutorialView } from '#features/tutorials/contract.ts';
import { TutorialPlayer, type OnWatched } from '#features/tutorials/web/index.ts';
import { AnsweringContext } from '#features/questions/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { EssayBlock } from './essay-block.tsx';
import { ExerciseBlock } from './exercise-block.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { SortBlock, type SortedMistake } from './sort-block.tsx';
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

  const saveSeen = async (id: string, reasons?: readonly SortedMistake[]): Promise<boolean> => {
    const result = await call(COURSE_ENDPOINTS, 'saveSeenBlocks', {
      params,
      body: { blocks: [{ id, ...(reasons ? { sorted: [...reasons] } : {}) }] },
      keepalive: true,
    });
    if (result.ok) work.takeProgress(result.reply.progress);
    return result.ok;
  };
  const saveWatched =
    (tutorial: string): OnWatched =>
    (ranges, positionMs) => {
      const body = {
        tutorial,
        ranges: ranges.map(([from, to]): [number, number] => [from, to]),
        position_ms: Math.round(positionMs),
        sequence: Date.now(),
      };
      // What did not arrive comes with the next report: each has all that was watched.
      void call(COURSE_ENDPOINTS, 'saveWatched', { params, body, keepalive: true }).then((result) => {
        if (result.ok) work.takeProgress(result.reply.progress);
      });
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
            // A contract cannot name another feature's view; the server sends it unchanged.
            tutorials={reply.tutorials as Readonly<Record<string, TutorialView>>}
            reply={reply}
            params={params}
            onWatched={saveWatched}
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
  readonly sorted: LessonReply['sorted'];
  readonly onSeen: (id: string, sorted?: readonly SortedMistake[]) => Promise<boolean>;
  readonly tutorials: Readonly<Record<string, TutorialView>>;
  readonly reply: LessonReply;
  readonly params: LessonViewProps['params'];
  readonly onWatched: (tutorial: string) => OnWatched;
};

function LessonBlock({
  block,
  work,
  isSeen,
  sorted,
  onSeen,
  tutorials,
  reply,
  params,
  onWatched,
}: LessonBlockProps) {
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
    case 'tutorial': {
      const tutorial = tutorials[block.tutorial];
      if (!tutorial)
        return (
          <Notice tone="info">
            <p>{t('video.soon')}</p>
          </Notice>
        );
      return (
        <section id={block.id} className={styles.block} data-block={block.id}>
          <h2>{tutorial.title}</h2>
          <TutorialPlayer tutorial={tutorial} level={3} onWatched={onWatched(block.tutorial)} />
        </section>
      );
    }
    case 'task':
      return block.task.skill === 'writing' ? (
        <EssayBlock id={block.id} question={block.task} reply={reply} params={params} />
      ) : (
        <Notice tone="info">
          <p>{t('task.soon')}</p>
        </Notice>
      );
    default:
      return block satisfies never;
  }
}
