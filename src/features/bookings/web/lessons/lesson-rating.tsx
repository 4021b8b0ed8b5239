import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { BookingReply } from '../lesson-replies.ts';
import styles from './lessons.module.css';

const ASPECTS = ['clear', 'useful'] as const;
const NUMBERS = [1, 2, 3, 4, 5] as const;
const LONGEST_NOTE = 1_000;

type Aspect = (typeof ASPECTS)[number];
type LessonRatingProps = { readonly reply: BookingReply; readonly reload: () => void };

/** The learner's rating of a lesson, which only the school reads. */
export function LessonRating({ reply: { booking, rating }, reload }: LessonRatingProps) {
  const text = useText('myLessons');
  const { booking_id: bookingId } = booking;
  const [numbers, setNumbers] = useState<Partial<Record<Aspect, (typeof NUMBERS)[number]>>>(
    rating ? { clear: rating.clear, useful: rating.useful } : {},
  );
  const [note, setNote] = useState(rating?.note ?? '');
  const [step, setStep] = useState<'resting' | 'sending' | 'missing' | 'saved'>('resting');
  const [failure, setFailure] = useState<CallFailure>();
  const { clear, useful } = numbers;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (clear === undefined || useful === undefined) return setStep('missing');
    setStep('sending');
    setFailure(undefined);
    const body = { clear, useful, note };
    const answer = await call(BOOKING_ENDPOINTS, 'rateLesson', { params: { bookingId }, body });
    setStep(answer.ok ? 'saved' : 'resting');
    if (answer.ok) reload();
    else setFailure(answer);
  }

  return (
    <form noValidate className={styles.rating} onSubmit={(event) => void save(event)} data-lesson-rating="">
      <h4>{text('rating.title')}</h4>
      <p>{text('rating.intro')}</p>
      {ASPECTS.map((aspect) => (
        <fieldset key={aspect}>
          <legend>{text(`rating.${aspect}`)}</legend>
          <div className={styles.numbers}>
            {NUMBERS.map((number) => (
              <label key={number}>
                <input
                  type="radio"
                  name={`${aspect}-${bookingId}`}
                  value={number}
                  aria-label={text('rating.number', { number })}
                  checked={numbers[aspect] === number}
                  onChange={() => setNumbers({ ...numbers, [aspect]: number })}
                />
                <span aria-hidden="true">{number}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <TextArea
        label={text('rating.note')}
        rows={3}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      <div role="status">
        {step === 'missing' || step === 'saved' ? (
          <Notice tone={step === 'saved' ? 'success' : 'error'}>{text(`rating.${step}`)}</Notice>
        ) : null}
      </div>
      <CallProblem failure={failure} uncertain={text('uncertain')} />
      <Button type="submit" variant="secondary" size="small" busy={step === 'sending'} data-rate-lesson="">
        {text('rating.save')}
      </Button>
    </form>
  );
}
