import { useMemo } from 'react';
import type { MarkStore } from '#features/questions/web/index.ts';
import { call, type CallResult, type ReplyTo } from '#platform/api-client/api-client.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import type { OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { NOTE_ENDPOINTS } from '../../notes-endpoints.ts';
import { openNotesJournal } from '../saving/lesson-journal.ts';
import { needsSignIn, useOpened, type Opening } from '../saving/use-journaled.ts';
import { createLessonMarks, readNoteValue, writeNoteValue } from './lesson-marks.ts';
import { markedBlocks } from './marked-blocks.ts';

type Params = { readonly course: string; readonly lesson: string };
type Note = ReplyTo<(typeof NOTE_ENDPOINTS)['listNotes']>['notes'][number];
type NoteRecord = OutboxRecord<string, string>;

/** Each note is a call, and a page that is left may send only so much. */
const BATCH = 10;

/** Refusals that sending again does not change. The note is taken from the page. */
const FINAL = ['too-many-notes', 'block-unknown', 'note-unknown'];

const toRecord = ({ id, sequence, ...note }: Note): NoteRecord => ({
  key: id,
  value: writeNoteValue(note),
  sequence,
});

type Sent =
  | { readonly ok: true; readonly stored: NoteRecord }
  | Exclude<CallResult<unknown>, { readonly ok: true }>;

async function sendOne(
  { course, lesson }: Params,
  { key, value, sequence }: NoteRecord,
  keepalive: boolean,
): Promise<Sent> {
  const params = { course, noteId: key };
  const note = readNoteValue(value);
  const gone: Sent = { ok: true, stored: { key, value: '', sequence } };
  if (!note) {
    const deleted = await call(NOTE_ENDPOINTS, 'deleteNote', { params, keepalive });
    return deleted.ok || isFinal(deleted) ? gone : deleted;
  }
  const saved = await call(NOTE_ENDPOINTS, 'saveNote', {
    params,
    body: { lesson, ...note, sequence },
    keepalive,
  });
  if (!saved.ok) return isFinal(saved) ? gone : saved;
  return saved.reply.note ? { ok: true, stored: toRecord(saved.reply.note) } : gone;
}

const isFinal = (result: CallResult<unknown>): boolean =>
  !result.ok && result.kind === 'refused' && FINAL.includes(result.code);

async function sendNotes(
  params: Params,
  batch: readonly NoteRecord[],
  closing: boolean,
): Promise<CallResult<SendReport<string, string>>> {
  const sent = await Promise.all(batch.map((record) => sendOne(params, record, closing)));
  const failed = sent.find((each) => !each.ok);
  const stored = sent.flatMap((each) => (each.ok ? [each.stored] : []));
  if (failed && !failed.ok && stored.length === 0) return failed;
  const wanted = new Map(batch.map((record) => [record.key, record]));
  const isSaved = ({ key, value }: NoteRecord) => wanted.get(key)?.value === value;
  return {
    ok: true,
    reply: { saved: stored.filter(isSaved), stale: stored.filter((each) => !isSaved(each)) },
  };
}

function openMarks(params: Params, { journaled, ...opening }: Opening<string>) {
  const outbox = createOutbox<string, string>({
    ...opening,
    journaled,
    rules: { nothing: '' },
    batchSize: BATCH,
    isLong: ({ length }) => length >= LONG_TEXT,
    async list(): Promise<CallResult<readonly NoteRecord[]>> {
      const result = await call(NOTE_ENDPOINTS, 'listNotes', {
        params: { course: params.course },
        query: { lesson: params.lesson },
      });
      if (!result.ok) return result;
      const records = result.reply.notes.map(toRecord);
      const known = new Set(records.map(({ key }) => key));
      // A note that this browser has as saved and the server does not list was deleted elsewhere.
      const deleted = [...outbox.getSnapshot().entries.values()].flatMap(({ key, saved, sequence }) =>
        saved && !known.has(key) ? [{ key, value: '', sequence: sequence + 1 }] : [],
      );
      return { ok: true, reply: [...records, ...deleted] };
    },
    send: (batch, closing) => sendNotes(params, batch, closing),
    needsSignIn,
  });
  return outbox;
}

/** The highlights and notes of a lesson, saved as they are made. Undefined until the browser's own are read. */
export function useLessonMarks(params: Params, lesson: LessonContent): MarkStore | undefined {
  const blocks = useMemo(() => markedBlocks(lesson), [lesson]);
  return useOpened(openNotesJournal, `${params.course}/${params.lesson}`, blocks, (opening) => {
    const outbox = openMarks(params, opening);
    void outbox.look();
    return { outbox, marks: createLessonMarks({ outbox, blocks, newId: randomUuid }) };
  })?.marks;
}
