import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { TutorialView } from '#features/tutorials/contract.ts';
import { TutorialPlayer, type OnWatched } from '#features/tutorials/web/index.ts';
import { AnsweringContext, MarkingContext, usePaperTools } from '#features/questions/web/index.ts';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOpenInPrint } from '#ui/use-open-in-print.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { LessonTools } from '../marks/lesson-tools.tsx';
import { useLessonMarks } from '../marks/use-lesson-marks.ts';
import type { CopyName } from '../offline/lesson-copies.ts';
import { useKeptCopy } from './use-kept-copy.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { LessonHead } from './lesson-head.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { SortBlock, type SortedMistake } from './sort-block.tsx';
import { TaskBlock } from './task-block.tsx';
import { TextBlock } from './text-block.tsx';
import { UseBlock } from './use-block.tsx';
import { useLessonFacts } from './use-lesson-facts.ts';
import { useLessonAnswering, useLessonWork } from './use-lesson-work.ts';

// Loaded on demand, because few lessons hold a section of a paper.
const PaperBlock = lazy(async () => ({ default: (await import('./paper-block.tsx')).PaperBlock }));

type LessonViewProps = {
  readonly params: { readonly course: string; readonly lesson: string };
  readonly reply: LessonReply;
};

type OpeningProps = {
  /** Under which name this browser stores the lesson for a visit without a connection. */
  readonly copyName: CopyName;
  /** What is shown until this browser's own work is read. */
  readonly waiting: ReactNode;
};

/** A lesson that is open: its parts in their order, and the learner's work in them. */
export function LessonView({ params, reply, waiting, copyName }: LessonViewProps & OpeningProps) {
  const work = useLessonWork(params, reply);
  return work ? <OpenLesson params={params} reply={reply} work={work} copyName={copyName} /> : waiting;
}

type OpenLessonProps = LessonViewProps & Pick<OpeningProps, 'copyName'> & { readonly work: LessonWork };

function OpenLesson({ params, reply, work, copyName }: OpenLessonProps) {
  const language = useLanguage();
  const answering = useLessonAnswering(work);
  const { lesson, number, minutes, sorted } = reply;
  const paper = useRef<HTMLElement>(null);
  const tools = usePaperTools(useLessonMarks(params, lesson));

  const facts = useLessonFacts(params, work);
  useOpenInPrint();
  useKeptCopy(copyName, reply, work);

  const saveSeen = async (id: string, sorted?: readonly SortedMistake[]): Promise<boolean> =>
    (await facts?.see({ id, sorted })) ?? false;
  const saveWatched =
    (tutorial: string): OnWatched =>
    (ranges, positionMs) =>
      facts?.watch({ tutorial, ranges, positionMs, at: Date.now() });
  return (
    <AnsweringContext value={answering}>
      <MarkingContext value={tools.marking}>
        <article ref={paper} className={styles.lesson} data-words="tools">
          <LessonHead
            number={number}
            minutes={minutes}
            title={lesson.title[language]}
            goal={lesson.goal[language]}
          />
          <LessonProgress lesson={lesson} work={work} />
          {lesson.blocks.map((block) => (
            <LessonBlock
              key={block.id}
              block={block}
              work={work}
              isSeen={reply.seen.includes(block.id)}
              canSend={facts !== undefined}
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
        <LessonTools tools={tools} paper={paper} />
      </MarkingContext>
    </AnsweringContext>
  );
}

type LessonBlockProps = {
  readonly block: LessonContent['blocks'][number];
  readonly work: LessonWork;
  readonly isSeen: boolean;
  /** Whether this browser can send what was read. */
  readonly canSend: boolean;
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
  canSend,
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
          <TutorialPlayer
            tutorial={tutorial}
            level={3}
            startMs={reply.watched.find((each) => each.tutorial === block.tutorial)?.position_ms}
            onWatched={onWatched(block.tutorial)}
          />
        </section>
      );
    }
    case 'paper':
      return (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
            <PaperBlock
              block={block}
              course={params.course}
              isNoted={isSeen}
              onTaken={canSend ? () => void onSeen(block.id) : undefined}
            />
          </Suspense>
        </LoadBoundary>
      );
    case 'task':
      return <TaskBlock block={block} reply={reply} params={params} work={work} />;
    default:
      return block satisfies never;
  }
}
