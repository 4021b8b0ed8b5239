import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { BookingReply } from '../lesson-replies.ts';
import { useWallText } from '../words/use-wall-text.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { paysWith } from './pays-with.ts';

type CancelLessonProps = {
  readonly reply: BookingReply;
  /** What happens to the credit or the trial. */
  readonly credit: 'returned' | 'used';
  /** The cost has changed meanwhile. */
  readonly reload: () => void;
  readonly onChanged: (message: string) => void;
};

/** The text of what a cancellation costs. A credit that has ended returns, and nobody can use it. */
function costOf({ booking, changes, server_now: now }: BookingReply, credit: 'returned' | 'used') {
  const { credit_ends_at: end } = changes;
  const pays = paysWith(booking);
  if (pays === 'gift') return credit === 'used' ? 'giftLate' : 'gift';
  if (pays === 'trial') return credit === 'used' ? 'trialUsed' : 'trialReturned';
  if (credit === 'used') return 'used';
  if (!end) return 'returned';
  return end <= now ? 'returnedEnded' : 'returnedUntil';
}

/** Cancels a lesson, with its cost in view. */
export function CancelLesson({ reply, credit, reload, onChanged }: CancelLessonProps) {
  const text = useText('myLessons');
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const wall = useWallText();
  const { booking_id: bookingId, learner_zone: timeZone, teacher_name: name, local } = reply.booking;
  const { credit_ends_at: end } = reply.changes;
  const date = end ? formatInstant(end, { language, timeZone, shape: 'date' }) : '';
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsked(true)} data-cancel-lesson="">
        {text('cancel.open')}
      </Button>
      {isAsked ? (
        <ConfirmAct
          title={text('cancel.title')}
          about={text('cancel.about', { name: name || text('shares.someone'), time: wall.dayTime(local) })}
          text={text(`cancel.${costOf(reply, credit)}`, { date })}
          confirm={text('cancel.confirm')}
          keep={text('cancel.keep')}
          isDanger
          act={() => call(BOOKING_ENDPOINTS, 'cancelBooking', { params: { bookingId }, body: { credit } })}
          onDone={() => {
            setIsAsked(false);
            onChanged(text('cancel.done'));
          }}
          onRefused={(code) => {
            if (code === 'cost-changed') reload();
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
