import { useState } from 'react';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { HomeworkView } from '../lesson-replies.ts';
import { HomeworkAnswer } from './homework-answer.tsx';
import { HomeworkLine } from './homework-line.tsx';
import styles from './homework.module.css';

export type ToTick = { readonly bookingId: string; readonly homework: HomeworkView; readonly by?: string };

type HomeworkChecksProps = {
  readonly items: readonly ToTick[];
  /** The learner's. Tasks are answered here; without it a link leads to their lesson. */
  readonly timeZone?: string;
};

/** Homework to tick, and tasks to answer. A tick shows at once, and is taken back where it could not be stored. */
export function HomeworkChecks({ items, timeZone }: HomeworkChecksProps) {
  const text = useText('lessonHomework');
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<CallFailure>();

  async function tick({ bookingId, homework }: ToTick, done: boolean): Promise<void> {
    const { homework_id: homeworkId } = homework;
    setFailure(undefined);
    setTicks((before) => ({ ...before, [homeworkId]: done }));
    const result = await call(AFTER_ENDPOINTS, 'tickHomework', {
      params: { bookingId, homeworkId },
      body: { done },
    });
    if (result.ok) return;
    setTicks((before) => ({ ...before, [homeworkId]: !done }));
    setFailure(result);
  }

  return (
    <>
      <ul className={styles.checks}>
        {items.map((item) => {
          const { bookingId, homework, by } = item;
          const { homework_id: homeworkId } = homework;
          const isDone = ticks[homeworkId] ?? homework.done_at !== null;
          return (
            <li key={homeworkId} data-homework={isDone ? 'done' : 'open'}>
              <Checkbox
                label={<HomeworkLine homework={homework} isLinked />}
                {...(by ? { hint: text('by', { name: by }) } : {})}
                checked={isDone}
                onChange={({ currentTarget: { checked } }) => void tick(item, checked)}
              />
              {homework.kind !== 'task' ? null : timeZone === undefined ? (
                <p className={styles.toAnswer}>
                  <TextLink to={paths.myLessons({ bookingId })}>
                    {text(homework.answer ? 'answer.toRead' : 'answer.toWrite')}
                  </TextLink>
                </p>
              ) : (
                <HomeworkAnswer
                  bookingId={bookingId}
                  homework={homework}
                  timeZone={timeZone}
                  onTick={(done) => setTicks((before) => ({ ...before, [homeworkId]: done }))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <CallProblem failure={failure} uncertain={text('failed')} />
    </>
  );
}
