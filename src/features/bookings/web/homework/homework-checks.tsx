import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { HomeworkView } from '../lesson-replies.ts';
import { HomeworkLine } from './homework-line.tsx';
import styles from './homework.module.css';

export type ToTick = { readonly bookingId: string; readonly homework: HomeworkView; readonly by?: string };

type HomeworkChecksProps = { readonly items: readonly ToTick[] };

/** Homework to tick. A tick shows at once, and is taken back where it could not be stored. */
export function HomeworkChecks({ items }: HomeworkChecksProps) {
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
          const { homework, by } = item;
          const isDone = ticks[homework.homework_id] ?? homework.done_at !== null;
          return (
            <li key={homework.homework_id} data-homework={isDone ? 'done' : 'open'}>
              <Checkbox
                label={<HomeworkLine homework={homework} isLinked />}
                {...(by ? { hint: text('by', { name: by }) } : {})}
                checked={isDone}
                onChange={({ currentTarget: { checked } }) => void tick(item, checked)}
              />
            </li>
          );
        })}
      </ul>
      <CallProblem failure={failure} uncertain={text('failed')} />
    </>
  );
}
