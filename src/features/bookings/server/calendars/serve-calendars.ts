import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { findPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import { writeCalendar } from '#platform/calendar/write-calendar.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { DAY_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { lessonEvent } from '../mails/lesson-event.ts';
import { findFeedAccount, listFeedLessons, saveFeed } from './feed-store.ts';

type Dependencies = Pick<BookingDependencies, 'database' | 'clock' | 'teachers' | 'school'> & {
  readonly config: { readonly publicUrl: string; readonly production: boolean };
};

/** Cancelled and past lessons stay so long, so that calendar programs notice. */
const PAST_DAYS = 30;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a secret address for the lessons of an account, and returns it. An earlier one ends. */
export async function replaceFeed(
  { database, ids, clock, config }: Pick<BookingDependencies, 'database' | 'ids' | 'clock' | 'config'>,
  accountId: string,
): Promise<string> {
  const token = ids.token();
  await saveFeed(database, { accountId, tokenHash: hashOf(token), createdAt: clock.now() });
  return `${config.publicUrl}${paths.calendarFeed({ token })}`;
}

/** Whether a caller has the version already. A proxy that compresses makes tags weak. */
const isAmongTags = (header: string, etag: string) =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

async function composeFeed(
  { database, clock, config, teachers, school }: Dependencies,
  accountId: string,
): Promise<string | undefined> {
  const owner = await findPerson(database, accountId);
  if (!owner) return undefined;
  const { language } = owner;
  const now = clock.now();
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  const lessons = await listFeedLessons(database, accountId, { since, now });
  return writeCalendar({
    method: 'publish',
    product: school.name,
    name: school.name,
    events: lessons.map((booking) => {
      const reader = booking.learnerId === accountId ? 'learner' : 'teacher';
      // A teacher's name is on the site. A learner is not named: an address may end up with others.
      const otherName =
        reader === 'learner'
          ? (teachers.find(({ key }) => key === booking.teacher)?.name[language] ?? '')
          : undefined;
      return lessonEvent(
        { config },
        // The stamp is that of the lesson, so that an unchanged feed is the same text.
        { booking, reader, language, otherName, description: school.name, stampAt: booking.createdAt },
      );
    }),
  });
}

/**
 * Serves calendars at their secret addresses. It is outside the API, because calendar programs have no key of this site.
 * An address that has ended, or never was one, gets 404.
 */
export function serveCalendars(app: Hono, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const fixed = { ...securityHeaders(config.production), 'x-robots-tag': 'noindex' };

  app.get(paths.calendarFeed({ token: ':file' }).replace(/\.ics$/, ''), async (context: Context) => {
    const [, token = ''] = /^(.*)\.ics$/.exec(context.req.param('file') ?? '') ?? [];
    const accountId = TOKEN.test(token) ? await findFeedAccount(database, hashOf(token)) : undefined;
    const calendar = accountId && (await composeFeed(dependencies, accountId));
    if (!calendar)
      return context.text('There is no such calendar.\n', 404, { ...fixed, 'cache-control': 'no-store' });
    const etag = `"${hashOf(calendar).slice(0, 32)}"`;
    const headers = { ...fixed, etag, 'cache-control': 'private, no-cache' };
    if (isAmongTags(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304, headers);
    return context.body(calendar, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' });
  });
}
