import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { openChunkJournal } from '#platform/recordings/chunk-journal.ts';
import { createChunkSync } from '#platform/recordings/chunk-sync.ts';
import { SPOKEN_TASK_ENDPOINTS } from '../../spoken-tasks-endpoints.ts';
import { needsSignIn } from '../saving/use-journaled.ts';
import { createSpokenStore, takeOfRecording, type SpokenStore, type SpokenView } from './spoken-store.ts';
import { keepTakeMemory, loadTakeMemory } from './take-memory.ts';
import type { TaskState } from './task-state.ts';

export type LessonParams = { readonly course: string; readonly lesson: string };

type UseSpokenStoreOptions = {
  readonly params: LessonParams;
  readonly questions: readonly string[];
  /** What the server has. */
  readonly task: TaskState | null;
  readonly onTask: (task: TaskState) => void;
};

async function openSpokenStore(
  owner: string,
  { params, questions, task }: Omit<UseSpokenStoreOptions, 'onTask'>,
): Promise<{ readonly store: SpokenStore; readonly close: () => void }> {
  const journal = await openChunkJournal();
  const journaled = await journal.list(owner).catch(() => []);
  const sync = createChunkSync({
    owner,
    journal,
    journaled,
    send: ({ recording, chunk, type, bytes }) =>
      call(SPOKEN_TASK_ENDPOINTS, 'saveTakeChunk', {
        params: { ...params, ...takeOfRecording(recording), chunk },
        file: new Blob([bytes], { type }),
      }),
    needsSignIn,
    finalRefusals: ['task-over'],
  });
  const store = createSpokenStore({
    questions,
    task,
    remembered: loadTakeMemory(owner),
    journaled,
    sync,
    newTake: randomUuid,
    keep: (memory) => keepTakeMemory(owner, memory),
    finishOnServer: (question, take, { chunks, bytes, durationMs }) =>
      call(SPOKEN_TASK_ENDPOINTS, 'finishTake', {
        params: { ...params, question, take },
        body: { chunks, bytes, duration_ms: durationMs },
      }),
    submitOnServer: () => call(SPOKEN_TASK_ENDPOINTS, 'submitSpokenTask', { params }),
    isOnline: () => navigator.onLine,
  });
  window.addEventListener('online', sync.flush);
  store.start();
  return {
    store,
    close() {
      window.removeEventListener('online', sync.flush);
      sync.stop();
    },
  };
}

/** Opens the recordings of a spoken task. Undefined until the browser's own are read. */
export function useSpokenStore({
  params,
  questions,
  task,
  onTask,
}: UseSpokenStoreOptions): { readonly store: SpokenStore; readonly view: SpokenView } | undefined {
  const [store, setStore] = useState<SpokenStore>();
  const owner = `${useSession()?.user.id ?? 'visitor'}/${params.course}/${params.lesson}`;
  const open = useEffectEvent((name: string) => openSpokenStore(name, { params, questions, task }));
  const report = useEffectEvent(onTask);

  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    void open(owner).then((opened) => {
      const { store: own } = opened;
      if (isLeft) return opened.close();
      let last = own.getView().task;
      const stop = own.subscribe(() => {
        const { task: next } = own.getView();
        if (next && next !== last) report(next);
        last = next;
      });
      close = () => {
        stop();
        opened.close();
      };
      setStore(own);
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [owner]);

  const view = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getView(),
    () => undefined,
  );
  return store && view ? { store, view } : undefined;
}

const never = () => () => undefined;
