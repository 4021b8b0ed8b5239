import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { takeEarlyAnswer } from '#platform/api-client/early-call.ts';
import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { lessonCallPath } from './lesson-path.ts';
import type { LessonReply } from './lesson-work.ts';
import type { CopyName, LessonCopy } from '../offline/lesson-copies.ts';

/** When the page has painted and its first calls are answered. */
const KEEP_AFTER_MS = 2_000;

// Not needed to show a lesson: loaded behind it, and then stored with it for the visit without a connection.
const offline = () =>
  Promise.all([import('../offline/lesson-copies.ts'), import('#platform/pages/keep-page.ts')]).then(
    ([copies, pages]) => ({
      ...copies,
      ...pages,
    }),
  );

type OwnReply = LoadedReply<LessonReply> & {
  /** When the copy was stored that is shown, in milliseconds since 1970; undefined: the server has answered. */
  readonly copiedAt: number | undefined;
  /** The page and the lesson are stored in this browser: it opens without a connection. */
  readonly isKept: boolean;
  readonly name: CopyName;
};

/** A lesson from the server; without a connection the copy of an earlier visit. */
export function useLessonReply(course: string, lesson: string): OwnReply {
  const language = useLanguage();
  const session = useSession();
  const owner = session?.user.id ?? 'visitor';
  const key = `${language} ${owner} ${course}/${lesson}`;
  const loaded = useReply(
    () => {
      const answered = takeEarlyAnswer(lessonCallPath(course, lesson));
      return call(COURSE_ENDPOINTS, 'getLesson', { params: { course, lesson }, answered });
    },
    // While it is unknown who is here, the answer would be asked for twice.
    session === undefined ? undefined : key,
  );
  const [copy, setCopy] = useState<LessonCopy & { readonly key: string }>();
  const [kept, setKept] = useState<string>();
  const { status } = loaded.state;

  useEffect(() => {
    const name = { owner, language, course, lesson };
    let left = false;
    async function showCopy(): Promise<void> {
      const found = await (await offline()).findCopy(name, Date.now());
      if (found && !left) setCopy({ ...found, key });
    }
    async function keep(): Promise<void> {
      const { keepPage, findCopy } = await offline();
      const isStored = await keepPage(window.location.pathname, '/learn/');
      if (isStored && (await findCopy(name, Date.now())) && !left) setKept(key);
    }
    // Where a script of this could not be loaded, the page works as it does without.
    const attempt = (act: () => Promise<void>) => void act().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (status === 'offline' || status === 'unreachable') attempt(showCopy);
    else if (status === 'refused') attempt(async () => (await offline()).dropCopy(name));
    else if (status === 'ready') timer = setTimeout(() => attempt(keep), KEEP_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [status, key, owner, language, course, lesson]);

  const name = { owner, language, course, lesson };
  const isWaiting = status === 'offline' || status === 'unreachable';
  return isWaiting && copy?.key === key
    ? {
        ...loaded,
        state: { status: 'ready', reply: copy.reply },
        copiedAt: copy.storedAt,
        isKept: true,
        name,
      }
    : { ...loaded, copiedAt: undefined, isKept: kept === key, name };
}
