import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { useWallText } from '../words/use-wall-text.ts';
import type { Booking, Slot } from '../lesson-replies.ts';
import { NoTimes } from '../times/no-times.tsx';
import { SlotPicker } from '../times/slot-picker.tsx';
import { ConfirmAct } from './confirm-act.tsx';

type MoveLessonProps = {
  readonly booking: Booking;
  readonly onChanged: (message: string) => void;
};

/** Another time for a lesson, in the zone in which it was chosen. */
export function MoveLesson({ booking, onChanged }: MoveLessonProps) {
  const text = useText('myLessons');
  const wall = useWallText();
  const [slot, setSlot] = useState<Slot>();
  /** Counts the times that were taken meanwhile: the list is loaded again. */
  const [taken, setTaken] = useState(0);
  const { booking_id: bookingId, teacher, teacher_name: name, minutes, local, learner_zone: zone } = booking;
  if (teacher === null) return <NoTimes name={name} why="none" />;
  return (
    <div data-move="">
      {taken === 0 ? null : (
        <Notice tone="warning" announce>
          {text('move.taken')}
        </Notice>
      )}
      <SlotPicker
        turn={taken}
        teacher={teacher}
        name={name}
        minutes={minutes}
        zone={zone}
        busy={undefined}
        onPick={setSlot}
      />
      {slot ? (
        <ConfirmAct
          title={text('move.title')}
          text={text('move.text', { before: wall.dayTime(local), after: wall.dayTime(slot.local) })}
          confirm={text('move.confirm')}
          keep={text('move.close')}
          act={() =>
            call(BOOKING_ENDPOINTS, 'moveBooking', {
              params: { bookingId },
              body: { starts_at: slot.starts_at },
            })
          }
          onDone={() => {
            setSlot(undefined);
            onChanged(text('move.done'));
          }}
          onRefused={(code) => {
            if (code !== 'slot-taken') return;
            setSlot(undefined);
            setTaken(taken + 1);
          }}
          onClose={() => setSlot(undefined)}
        />
      ) : null}
    </div>
  );
}
