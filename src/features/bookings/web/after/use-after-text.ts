import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import {
  chooseText,
  meetOther,
  openNoteDesk,
  settleNote,
  trySave,
  writeNoteDesk,
  type NoteDesk,
  type StoredDesk,
} from '../../domain/after/note-desk.ts';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import type { AfterTextView, TaughtReply } from './taught-replies.ts';

/** After the last key. */
const PAUSE_MS = 700;
const RETRY_MS = 3_000;

type Desk = NoteDesk<AfterTextView>;
export type AfterState = 'saved' | 'saving' | 'unsaved' | 'closed';

/** A browser may refuse its storage; then a text that the server does not have lives as long as the page. */
function readStored(key: string): StoredDesk<AfterTextView> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDesk<AfterTextView> | null;
    return typeof stored?.text.note === 'string' && Array.isArray(stored.text.homework) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, { text, base, saveId, tried, isSaved }: Desk): void {
  try {
    if (isSaved) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ text, base, saveId, tried }));
  } catch {
    // The page still has it.
  }
}

/**
 * What a teacher writes about a lesson. Each change is stored on the device at once and sent after a pause; what could
 * not be sent is sent again until it arrives.
 */
export function useAfterText(bookingId: string, accountId: string, first: TaughtReply) {
  const key = `lesson-note ${bookingId} ${accountId}`;
  const [desk, setDesk] = useState<Desk>(() => openNoteDesk(first, readStored(key), randomUuid()));
  const [state, setState] = useState<AfterState>(() => (desk.isSaved ? 'saved' : 'unsaved'));
  const latest = useRef(desk);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(undefined);

  function put(next: Desk): void {
    latest.current = next;
    store(key, next);
    setDesk(next);
  }

  function saveLater(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }

  /** True: the server has the text. */
  async function saveAll(): Promise<boolean> {
    while (!latest.current.isSaved) {
      if (latest.current.other) return false;
      setState('saving');
      put(trySave(latest.current));
      const { text, base, saveId } = latest.current;
      const params = { bookingId };
      const body = { base, save_id: saveId, text };
      const result = await call(AFTER_ENDPOINTS, 'saveAfterText', { params, body });
      if (result.ok) {
        put(settleNote(latest.current, text, result.reply.version));
        continue;
      }
      const code = result.kind === 'unreachable' ? '' : result.code;
      if (code === 'note-changed') {
        const newer = await call(AFTER_ENDPOINTS, 'getTaughtLesson', { params });
        if (newer.ok) {
          put(meetOther(latest.current, newer.reply));
          continue;
        }
      }
      setState(code === 'note-closed' ? 'closed' : 'unsaved');
      if (code !== 'note-closed') saveLater(RETRY_MS);
      return false;
    }
    setState('saved');
    return true;
  }

  function save(): Promise<boolean> {
    clearTimeout(timer.current);
    sending.current ??= saveAll().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    saveNow();
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    text: desk.text,
    version: desk.base,
    other: desk.other,
    state,
    /** Saves what is left to save. */
    save,
    /** The version that the server has; read after `save`. */
    versionNow: () => latest.current.base,
    write(text: AfterTextView): void {
      put(writeNoteDesk(latest.current, text, randomUuid()));
      setState((before) => (before === 'closed' ? before : 'unsaved'));
      saveLater(PAUSE_MS);
    },
    choose(choice: 'own' | 'other'): void {
      put(chooseText(latest.current, choice, randomUuid()));
      void save();
    },
  };
}
