import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { deskPaths, paths } from '#paths';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NEWS_ENDPOINTS } from '../../endpoints.ts';
import { isRoomOpen } from '../is-room-open.ts';
import { useReturn } from '../use-return.ts';
import { useWallText } from '../words/use-wall-text.ts';
import styles from './news.module.css';

type Calls = typeof NEWS_ENDPOINTS;
type OwnNews = ReplyTo<Calls['listLessonNews']>;
type TaughtNews = ReplyTo<Calls['listTaughtNews']>;
type Taught = TaughtNews['news'][number];

/** A learner's next lesson, and what others did to lessons in the last week. Nothing where there is neither. */
export function LessonNews() {
  const owner = useOwner();
  const { state, reload } = useReply(() => call(NEWS_ENDPOINTS, 'listLessonNews', {}), owner);
  useReturn(reload);
  return state.status === 'ready' ? <OwnLessons reply={state.reply} /> : null;
}

/** A teacher's next lesson, answers to homework, and what learners or the school did to lessons in the last week. */
export function TaughtNews() {
  const owner = useOwner();
  const { state, reload } = useReply(() => call(NEWS_ENDPOINTS, 'listTaughtNews', {}), owner);
  useReturn(reload);
  return state.status === 'ready' ? <TaughtLessons reply={state.reply} /> : null;
}

function useOwner(): string | undefined {
  const language = useLanguage();
  const session = useSession();
  return session ? `${session.user.id} ${language}` : undefined;
}

function OwnLessons({ reply: { next, news, server_now: now } }: { readonly reply: OwnNews }) {
  const text = useText('lessonNews');
  const wall = useWallText();
  const pageOf = (bookingId: string) => `${paths.myLessons()}#lesson-${bookingId}`;
  return (
    <News
      next={
        next && {
          id: next.booking_id,
          line: text('next', {
            time: wall.dayTime(next.local),
            name: next.teacher_name || text('someone'),
          }),
          page: pageOf(next.booking_id),
          isRoomOpen: isRoomOpen(next, Date.parse(now)),
        }
      }
      lines={news.map(({ booking, event }) => {
        const who = event.by === 'teacher' ? booking.teacher_name || text('someone') : text('school');
        const { kind } = event;
        return {
          id: booking.booking_id,
          line: text(`learner.${kind}`, { who, time: wall.dayTime(booking.local) }),
          reason: event.reason,
          credit:
            event.taken_back > 0
              ? text('takenBack', { count: event.taken_back })
              : event.credit === 'returned'
                ? text('returned')
                : null,
          page: pageOf(booking.booking_id),
        };
      })}
      all={<TextLink to={paths.myLessons()}>{text('all')}</TextLink>}
    />
  );
}

function TaughtLessons({ reply: { next, news, answers, server_now: now } }: { readonly reply: TaughtNews }) {
  const text = useText('lessonNews');
  const wall = useWallText();
  const pageOf = (bookingId: string) => deskPaths.lesson({ bookingId });
  const nameOf = ({ learner_name: name }: Taught['booking']) => name || text('learnerGone');
  return (
    <News
      next={
        next && {
          id: next.booking_id,
          line: text('next', { time: wall.dayTime(next.teacher_local), name: nameOf(next) }),
          page: pageOf(next.booking_id),
          isRoomOpen: isRoomOpen(next, Date.parse(now)),
        }
      }
      lines={[
        ...answers.map(({ booking }) => ({
          id: booking.booking_id,
          line: text('teacher.answered', {
            learner: nameOf(booking),
            time: wall.dayTime(booking.teacher_local),
          }),
          reason: null,
          credit: null,
          page: pageOf(booking.booking_id),
        })),
        ...news.map(({ booking, event }) => {
          const learner = nameOf(booking);
          const isOwn = event.by === 'learner';
          const { kind } = event;
          const isChange = kind === 'booked' || kind === 'moved' || kind === 'cancelled';
          return {
            id: booking.booking_id,
            line: text(isOwn && isChange ? `teacher.${kind}BySelf` : `teacher.${kind}`, {
              who: isOwn ? learner : text('school'),
              learner,
              time: wall.dayTime(booking.teacher_local),
            }),
            reason: event.reason,
            // A teacher has nothing to do with credits.
            credit: null,
            page: pageOf(booking.booking_id),
          };
        }),
      ]}
      all={<TextLink to={deskPaths.calendar()}>{text('calendar')}</TextLink>}
    />
  );
}

type Line = { readonly id: string; readonly line: string; readonly page: string };
type NewsProps = {
  readonly next: (Line & { readonly isRoomOpen: boolean }) | null;
  readonly lines: readonly (Line & { readonly reason: string | null; readonly credit: string | null })[];
  readonly all: ReactNode;
};

function News({ next, lines, all }: NewsProps) {
  const text = useText('lessonNews');
  const words = useText('lessonWords');
  if (!next && lines.length === 0) return null;
  return (
    <section aria-labelledby="lesson-news" className={styles.news} data-lesson-news="">
      <Panel tone="tint">
        <h2 id="lesson-news" className={styles.title}>
          {text('title')}
        </h2>
        <ul className={styles.lines}>
          {next ? (
            <li data-next-lesson={next.id}>
              {next.line}
              <SentenceSpace />
              {next.isRoomOpen ? (
                <TextLink to={paths.lessonRoom({ bookingId: next.id })} reloadDocument>
                  {words('room')}
                </TextLink>
              ) : (
                <TextLink to={next.page}>{text('see')}</TextLink>
              )}
            </li>
          ) : null}
          {lines.map(({ id, line, reason, credit, page }) => (
            <li key={`${id} ${line}`} data-news-of={id}>
              {line}
              <SentenceSpace />
              {reason ? (
                <>
                  <span className={styles.reason}>{words('reason', { reason })}</span>{' '}
                </>
              ) : null}
              {credit ? (
                <>
                  {credit}
                  <SentenceSpace />
                </>
              ) : null}
              <TextLink to={page}>{text('see')}</TextLink>
            </li>
          ))}
        </ul>
        {all}
      </Panel>
    </section>
  );
}
