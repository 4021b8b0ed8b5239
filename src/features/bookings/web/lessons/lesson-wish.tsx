import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { Booking } from '../lesson-replies.ts';
import styles from './lessons.module.css';

type LessonWishProps = {
  readonly booking: Booking;
  readonly onChanged: (message: string) => void;
};

/** What the learner wants from a lesson that has not started, to write or to change. */
export function LessonWish({ booking, onChanged }: LessonWishProps) {
  const text = useText('myLessons');
  const [wish, setWish] = useState(booking.wish);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const { booking_id: bookingId } = booking;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'setWish', { params: { bookingId }, body: { wish } });
    setBusy(false);
    if (answer.ok) onChanged(text(wish.trim() === '' ? 'wishForm.cleared' : 'wishForm.saved'));
    else setFailure(answer);
  }

  return (
    <form noValidate className={styles.weekly} onSubmit={(event) => void save(event)} data-wish-form="">
      <TextArea
        label={text('wishForm.label')}
        hint={text('wishForm.hint')}
        value={wish}
        maxLength={1_000}
        rows={3}
        onChange={({ target }) => setWish(target.value)}
        name="wish"
      />
      <CallProblem failure={failure} uncertain={text('uncertain')} />
      <Button type="submit" variant="secondary" size="small" busy={busy} data-save-wish="">
        {text('wishForm.save')}
      </Button>
    </form>
  );
}
