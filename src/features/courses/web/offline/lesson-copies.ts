import { openDB, type IDBPDatabase } from 'idb';
import type { Language } from '#platform/i18n/language.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { COURSE_ENDPOINTS } from '../../endpoints.ts';

type LessonReply = ReplyTo<(typeof COURSE_ENDPOINTS)['getLesson']>;

/** Whose copy of which lesson it is. Two people at one browser never see each other's. */
export type CopyName = {
  readonly owner: string;
  readonly language: Language;
  readonly course: string;
  readonly lesson: string;
};
export type LessonCopy = { readonly reply: LessonReply; readonly storedAt: number };
type Row = LessonCopy & { readonly name: string; readonly owner: string };

const STORE = 'copies';
const MOST_COPIES = 40;
/** After so long without a word from the server a copy is not shown any more. */
const MOST_AGE_MS = 30 * 86_400_000;

const keyOf = ({ owner, language, course, lesson }: CopyName) => [owner, language, course, lesson].join(' ');

let opening: Promise<IDBPDatabase> | undefined;
const openCopies = () =>
  (opening ??= openDB('ninefold-lesson-copies', 1, {
    upgrade(created) {
      created.createObjectStore(STORE, { keyPath: 'name' });
    },
  }));

/**
 * Stores a lesson that the server sent at `sentAt` (milliseconds since 1970), for a visit without a connection. The oldest copies make room, and those of
 * other people at this browser are deleted. A browser that stores nothing has no copies.
 */
export async function keepCopy(name: CopyName, reply: LessonReply, sentAt: number): Promise<void> {
  try {
    const database = await openCopies();
    const row: Row = { name: keyOf(name), owner: name.owner, reply, storedAt: sentAt };
    await database.put(STORE, row);
    const rows: Row[] = await database.getAll(STORE);
    const own = rows
      .filter(({ owner }) => owner === name.owner)
      .sort((one, other) => other.storedAt - one.storedAt);
    const gone = [...rows.filter(({ owner }) => owner !== name.owner), ...own.slice(MOST_COPIES)];
    for (const each of gone) await database.delete(STORE, each.name);
  } catch {
    // A full disk or a private window: the lesson works, and cannot be opened offline.
  }
}

/** The copy of a lesson. Undefined: there is none, or it is too old. */
export async function findCopy(name: CopyName, now: number): Promise<LessonCopy | undefined> {
  try {
    const row = (await (await openCopies()).get(STORE, keyOf(name))) as Row | undefined;
    return row && now - row.storedAt <= MOST_AGE_MS ? row : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a lesson that its owner may not open any more. */
export async function dropCopy(name: CopyName): Promise<void> {
  try {
    await (await openCopies()).delete(STORE, keyOf(name));
  } catch {
    // There is nothing to forget.
  }
}
