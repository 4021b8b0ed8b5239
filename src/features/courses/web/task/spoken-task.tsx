import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import { TALK } from '#ielts/paper/speaking-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { useLeaveWarning } from '#platform/navigation/use-leave-warning.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listTaskQuestions, type SpokenTaskQuestion } from '../../domain/spoken-task.ts';
import { useDay } from '../course/use-day.ts';
import { CueCard } from './cue-card.tsx';
import { PrepareClock } from './prepare-clock.tsx';
import { SpokenQuestion } from './spoken-question.tsx';
import type { SpokenStore, SpokenView } from './spoken-store.ts';
import styles from './spoken-task.module.css';
import { SubmitRecordings } from './submit-recordings.tsx';
import { TaskModels } from './task-models.tsx';
import type { TaskState } from './task-state.ts';
import { useSpokenStore, type LessonParams } from './use-spoken-store.ts';
import { useTake, type TakeControl } from './use-take.ts';

type SpokenTaskProps = {
  readonly params: LessonParams;
  readonly parts: readonly SpeakingPart[];
  /** What the server has. */
  readonly task: TaskState | null;
  readonly onTask: (task: TaskState) => void;
};

/** The spoken task of a scored lesson: recorded question by question, and submitted once. Then its models are shown. */
export function SpokenTask({ params, parts, task, onTask }: SpokenTaskProps) {
  const t = useText('learn');
  const questions = listTaskQuestions(parts);
  const opened = useSpokenStore({ params, questions: questions.map(({ id }) => id), task, onTask });
  if (!opened) return <Skeleton lines={8} label={t('loading')} />;
  return <OpenTask params={params} parts={parts} questions={questions} {...opened} />;
}

type OpenTaskProps = Pick<SpokenTaskProps, 'params' | 'parts'> & {
  readonly questions: readonly SpokenTaskQuestion[];
  readonly store: SpokenStore;
  readonly view: SpokenView;
};

function OpenTask({ params, parts, questions, store, view }: OpenTaskProps) {
  const t = useText('learn');
  const day = useDay();
  const take = useTake(store);
  const { task, isOver } = view;
  const submitted = task && task.state !== 'draft' ? task : undefined;
  const isRecording = take.state.phase === 'recording';
  const unsafe = [...view.questions.values()].some(
    ({ answer }) => answer?.place === 'storing' || answer?.place === 'unsafe',
  );
  useLeaveWarning(isRecording || unsafe);
  const props = { params, questions, store, view, take, isLocked: submitted !== undefined || isOver };
  return (
    <>
      {submitted ? null : <p>{t('spoken.intro')}</p>}
      {parts.map((part) => (
        <TaskPart key={part.part} part={part} {...props} />
      ))}
      {isOver && !submitted ? (
        <Notice tone="warning" announce>
          <p>{t('spoken.over')}</p>
        </Notice>
      ) : null}
      {submitted ? (
        <>
          <Notice tone="success">
            <p>{t('spoken.submitted', { date: day(submitted.submitted_at ?? '') })}</p>
            <p>{t('spoken.marking')}</p>
          </Notice>
          <Slot name="marking-offer" of={{ work: params }} />
          <TaskModels of="spoken" models={submitted.models} />
        </>
      ) : isOver ? null : (
        <SubmitRecordings store={store} view={view} isRecording={isRecording} />
      )}
    </>
  );
}

type TaskPartProps = Omit<OpenTaskProps, 'parts'> & {
  readonly part: SpeakingPart;
  readonly take: TakeControl;
  readonly isLocked: boolean;
};

/** A part of the task with its questions in their order. */
function TaskPart({ part, questions, view, ...props }: TaskPartProps) {
  const t = useText('learn');
  const answerTo = (id: string, text: string) => {
    const question = questions.find((each) => each.id === id);
    const state = view.questions.get(id);
    return question && state ? (
      <SpokenQuestion key={id} question={question} text={text} view={state} {...props} />
    ) : null;
  };
  const list = (asked: readonly { readonly id: string; readonly text: string }[]) => (
    <ol className={styles.questions}>
      {asked.map(({ id, text }) => (
        <li key={id}>
          <p lang="en">{text}</p>
          {answerTo(id, text)}
        </li>
      ))}
    </ol>
  );
  return (
    <section className={styles.part}>
      <h3>{t('spoken.part', { number: part.part })}</h3>
      {part.part === 2 ? (
        <>
          <CueCard card={part.card} />
          {props.isLocked ? null : <PrepareClock seconds={part.preparationSeconds} />}
          {answerTo(TALK, part.card.topic)}
          {list(part.roundingOff)}
        </>
      ) : (
        part.topics.map(({ title, questions: asked }) => (
          <div key={title}>
            <h4 lang="en">{title}</h4>
            {list(asked)}
          </div>
        ))
      )}
    </section>
  );
}
