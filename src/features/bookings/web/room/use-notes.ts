import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import {
  draftsOf,
  nextSave,
  openNoteBook,
  receiveNotes,
  settleSave,
  writeNote,
  type NoteBook,
  type StoredDrafts,
} from '../../domain/room/note-book.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { ROOM_ENDPOINTS } from '../../endpoints.ts';

/** After the last key. */
const PAUSE_MS = 700;
const RETRY_MS = 3_000;

type NoteView = ReplyTo<(typeof ROOM_ENDPOINTS)['getRoom']>['notes'][number];
type NotesReply = { readonly notes: readonly NoteView[]; readonly revision: number };

export type NotesState = 'saved' | 'saving' | 'unsaved' | 'closed' | 'full';

const toNotes = ({ notes, revision }: NotesReply) => ({
  notes: notes.map(({ note_id: id, ...note }) => ({ id, ...note })),
  revision,
});

/** A browser may refuse its storage; then a text that the server does not have lives as long as the page. */
function readDrafts(key: string): StoredDrafts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as StoredDrafts;
  } catch {
    return [];
  }
}

function storeDrafts(key: string, drafts: StoredDrafts): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // The page still has them.
  }
}

type UseNotes = {
  readonly bookingId: string;
  readonly accountId: string;
  readonly side: RoomSide;
  readonly first: NotesReply;
  /** The other side should look. */
  readonly onSaved: () => void;
};

/**
 * The notes of a lesson. Each change is stored on the device at once and sent after a pause; what could not be sent is
 * sent again until it arrives.
 */
export function useNotes({ bookingId, accountId, side, first, onSaved }: UseNotes) {
  const key = `room-notes ${bookingId} ${accountId}`;
  const [book, setBook] = useState<NoteBook>(() => openNoteBook(side, toNotes(first), readDrafts(key)));
  const [beside, setBeside] = useState<{ readonly from: string; readonly to: string }>();
  const [state, setState] = useState<NotesState>(() => (nextSave(book) ? 'unsaved' : 'saved'));
  const latest = useRef(book);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  function put(next: NoteBook): void {
    latest.current = next;
    storeDrafts(key, draftsOf(next));
    setBook(next);
  }

  function sendLater(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendAll(), ms);
  }

  async function sendAll(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let save = nextSave(latest.current); save; save = nextSave(latest.current)) {
      setState('saving');
      const { noteId, base, text, saveId } = save;
      const result = await call(ROOM_ENDPOINTS, 'saveRoomNote', {
        params: { bookingId, noteId },
        body: { base, text, save_id: saveId, revision: latest.current.revision },
      });
      if (!result.ok) {
        isSending.current = false;
        const code = result.kind === 'unreachable' ? '' : result.code;
        setState(code === 'room-closed' ? 'closed' : code === 'notes-full' ? 'full' : 'unsaved');
        if (code !== 'room-closed') sendLater(RETRY_MS);
        return;
      }
      const { outcome, ...notes } = result.reply;
      if (outcome === 'beside') setBeside({ from: noteId, to: saveId });
      put(settleSave(latest.current, save, { outcome, ...toNotes(notes) }));
      onSaved();
    }
    isSending.current = false;
    setState('saved');
  }

  const sendNow = useEffectEvent(() => void sendAll());
  useEffect(() => {
    sendNow();
    window.addEventListener('online', sendNow);
    return () => {
      window.removeEventListener('online', sendNow);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    book,
    state,
    /** The last text that was stored beside the other side's. */
    beside,
    revision: () => latest.current.revision,
    write(id: string, text: string): void {
      put(writeNote(latest.current, id, text, randomUuid()));
      setState((before) => (before === 'closed' ? before : 'unsaved'));
      sendLater(PAUSE_MS);
    },
    receive(reply: NotesReply): void {
      if (reply.notes.length > 0) put(receiveNotes(latest.current, toNotes(reply)));
    },
  };
}
