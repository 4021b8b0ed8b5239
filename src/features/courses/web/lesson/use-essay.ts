import { useState, useSyncExternalStore } from 'react';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import { TASK_ENDPOINTS } from '../../tasks-endpoints.ts';
import { needsSignIn, useJournaled } from '../saving/use-journaled.ts';
import type { TaskState } from '../task/task-state.ts';
import type { LessonReply } from './lesson-work.ts';

type Params = { readonly course: string; readonly lesson: string };

/** A lesson has one essay: the outbox knows it by this number. */
const ESSAY = 0;

export type Essay = {
  readonly text: string;
  readonly state: SaveState;
  /** What the server has; null before the first draft. */
  readonly task: TaskState | null;
  readonly write: (text: string) => void;
  /** Submits the essay for good. False: it could not be submitted, and everything stays as it is. */
  readonly submit: () => Promise<boolean>;
};

/** The essay of a lesson, saved as it is written. Undefined until the browser's own draft is read. */
export function useEssay(
  params: Params,
  reply: LessonReply,
  onTask: (task: TaskState) => void,
): Essay | undefined {
  const [task, setOwnTask] = useState(reply.task);
  const setTask = (next: TaskState) => {
    setOwnTask(next);
    onTask(next);
  };
  const outbox = useJournaled(`${params.course}/${params.lesson}/essay`, reply, (opening) => ({
    outbox: createOutbox<number, string>({
      ...opening,
      stored: reply.task ? [{ key: ESSAY, value: reply.task.text, sequence: reply.task.sequence }] : [],
      rules: { nothing: '' },
      isLong: ({ length }) => length >= LONG_TEXT,
      async send([draft], closing): Promise<CallResult<SendReport<number, string>>> {
        if (!draft) return { ok: true, reply: { saved: [] } };
        const result = await call(TASK_ENDPOINTS, 'saveTaskDraft', {
          params,
          body: { text: draft.value, sequence: draft.sequence },
          keepalive: closing,
        });
        if (!result.ok) return result;
        const { text, sequence } = result.reply.task;
        setTask(result.reply.task);
        const record = { key: ESSAY, value: text, sequence };
        return {
          ok: true,
          reply: text === draft.value ? { saved: [draft] } : { saved: [], stale: [record] },
        };
      },
      needsSignIn,
    }),
  }))?.outbox;
  const snapshot = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.getSnapshot(),
    () => undefined,
  );
  if (!outbox || !snapshot) return undefined;
  const entry = snapshot.entries.get(ESSAY);
  const text = entry?.value ?? '';
  return {
    text,
    state: snapshot.state,
    task,
    write: (value) => outbox.change(ESSAY, value),
    async submit() {
      const result = await call(TASK_ENDPOINTS, 'submitTask', {
        params,
        body: { text, sequence: (entry?.sequence ?? 0) + 1 },
      });
      if (!result.ok) return false;
      setTask(result.reply.task);
      outbox.lock([{ key: ESSAY, value: result.reply.task.text }]);
      return true;
    },
  };
}

const never = () => () => undefined;
