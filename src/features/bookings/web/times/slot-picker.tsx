import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { addDays } from '../words/wall-text.ts';
import { useWallText } from '../words/use-wall-text.ts';
import type { LessonMinutes, Slot, SlotsReply } from '../lesson-replies.ts';
import { useReturn } from '../use-return.ts';
import { DayChoice } from './day-choice.tsx';
import { NoTimes } from './no-times.tsx';
import styles from './times.module.css';

const SHOWN_DAYS = 14;

export type SlotPickerProps = {
  /** The slug of the teacher's page. */
  readonly teacher: string;
  readonly name: string;
  readonly minutes: LessonMinutes;
  /** IANA; undefined: the teacher's. */
  readonly zone: string | undefined;
  /** The start of the time that is being held now. */
  readonly busy: string | undefined;
  /** Another number: the times are old and are loaded again. */
  readonly turn?: number;
  readonly onPick: (slot: Slot) => void;
  /** Called with what the server knows of the teacher's lessons. */
  readonly onReply?: (reply: SlotsReply) => void;
  /** Called when the teacher has no hours. */
  readonly onClosed?: (() => void) | undefined;
};

/** The free times of a teacher: the next one, and those of two weeks by day. */
export function SlotPicker(props: SlotPickerProps) {
  const { teacher, name, minutes, zone, busy, turn = 0, onPick, onReply, onClosed } = props;
  const text = useText('lessonTimes');
  const wall = useWallText();
  /** The first days of the pages that were opened; none: today. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const from = pages[pages.length - 1];
  const ask = () =>
    call(BOOKING_ENDPOINTS, 'listSlots', {
      params: { teacher },
      query: {
        minutes: String(minutes) as '15' | '25' | '50',
        days: String(SHOWN_DAYS),
        ...(zone === undefined ? {} : { zone }),
        ...(from === undefined ? {} : { from }),
      },
    });
  const { state, reload } = useReply(ask, [teacher, minutes, zone, from, turn].join(' '));
  useReturn(reload);
  const pass = useEffectEvent((reply: SlotsReply) => onReply?.(reply));
  useEffect(() => {
    if (state.status === 'ready') pass(state.reply);
  }, [state]);
  const isClosed =
    (state.status === 'ready' && state.reply.lengths.length === 0) ||
    (state.status === 'refused' && state.code === 'teacher-unknown');
  const tellClosed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    if (isClosed) tellClosed();
  }, [isClosed]);
  switch (state.status) {
    case 'loading':
      return <Skeleton lines={6} label={text('loading')} />;
    case 'offline':
    case 'unreachable':
      return (
        <Notice
          tone="warning"
          announce
          title={text('unreachableTitle')}
          action={
            <Button variant="secondary" size="small" onClick={reload}>
              {text('retry')}
            </Button>
          }
        >
          <p>{text('unreachableText')}</p>
        </Notice>
      );
    case 'refused':
      if (state.code === 'teacher-unknown') return <NoTimes name={name} why="noSchedule" />;
      return (
        <Notice tone="error" announce title={state.problem.title}>
          <p>{state.problem.detail}</p>
        </Notice>
      );
    case 'ready':
      break;
    default:
      return state satisfies never;
  }
  const { reply } = state;
  const { slots, next, teacher_zone: teacherZone, lengths } = reply;
  if (!next) return <NoTimes name={name} why={lengths.length === 0 ? 'noSchedule' : 'none'} />;
  return (
    <>
      <div className={styles.next} data-next-slot={next.starts_at}>
        <p>
          <span className={styles.quiet}>{text('next')}</span>
          <strong>{wall.dayTime(next.local)}</strong>
          <span className={styles.quiet}>{wall.other(next, teacherZone)}</span>
        </p>
        <Button
          variant="secondary"
          busy={busy === next.starts_at}
          onClick={() => onPick(next)}
          data-take-next=""
        >
          {text('takeNext')}
        </Button>
      </div>
      {slots.length === 0 ? (
        <div role="status" className={styles.noneHere}>
          <p>{text('noneHere')}</p>
          <Button variant="quiet" size="small" onClick={() => setPages([next.local.slice(0, 10)])}>
            {text('showNext', { day: wall.day(next.local) })}
          </Button>
        </div>
      ) : (
        <DayChoice
          key={`${reply.zone} ${reply.from}`}
          slots={slots}
          teacherZone={teacherZone}
          busy={busy}
          onPick={onPick}
        />
      )}
      <p className={styles.pager}>
        {from === undefined ? null : (
          <Button variant="quiet" size="small" onClick={() => setPages(pages.slice(0, -1))}>
            {text('earlier')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => setPages([...pages, addDays(reply.from, SHOWN_DAYS)])}
          data-later-days=""
        >
          {text('later')}
        </Button>
      </p>
    </>
  );
}
