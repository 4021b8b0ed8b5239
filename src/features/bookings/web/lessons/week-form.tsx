import { useState, type FormEvent } from 'react';
import { paths } from '#paths';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { CallFailure } from '../call-problem.tsx';
import type { Booking } from '../lesson-replies.ts';
import { useWallText } from '../words/use-wall-text.ts';
import styles from './lessons.module.css';

type WeekFormProps = {
  readonly booking: Booking;
  readonly preview: ReplyTo<(typeof BOOKING_ENDPOINTS)['previewSeries']>;
  /** Undefined: the weeks are sent again. */
  readonly onFailure: (failure: CallFailure | undefined) => void;
  readonly onChanged: (message: string) => void;
};

/** The weeks to choose from. Those that the credits pay for are chosen. */
export function WeekForm({ booking, preview, onFailure, onChanged }: WeekFormProps) {
  const text = useText('myLessons');
  const wall = useWallText();
  const { teacher, minutes, learner_zone: zone, wish } = booking;
  const { credits_left: creditsLeft, server_now: now } = preview;
  const weeks = preview.weeks.filter(({ starts_at: at }) => at !== booking.starts_at && at > now);
  const free = weeks.filter(({ state }) => state === 'free').map(({ starts_at: at }) => at);
  const [chosen, setChosen] = useState<readonly string[]>(free.slice(0, creditsLeft));
  const [keys] = useState(() => new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isTooMany = chosen.length > creditsLeft;

  /** The same weeks sent again are the same act. */
  function keyOf(times: readonly string[]): string {
    const key = keys.get(times.join(' ')) ?? randomUuid();
    keys.set(times.join(' '), key);
    return key;
  }

  function toggle(at: string): void {
    setIsMissing(false);
    setChosen(chosen.includes(at) ? chosen.filter((each) => each !== at) : [...chosen, at]);
  }

  async function book(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || isTooMany) return;
    if (chosen.length === 0) return setIsMissing(true);
    setBusy(true);
    onFailure(undefined);
    const times = [...chosen].sort();
    const answer = await call(BOOKING_ENDPOINTS, 'bookSeries', {
      body: {
        teacher: teacher ?? '',
        minutes: minutes === 50 ? 50 : 25,
        zone,
        starts_at: times,
        wish,
      },
      idempotencyKey: keyOf(times),
    });
    setBusy(false);
    if (answer.ok) onChanged(text('weekly.done', { count: answer.reply.bookings.length }));
    else onFailure(answer);
  }

  if (free.length === 0) return <p role="status">{text('weekly.none')}</p>;
  return (
    <form noValidate className={styles.weekly} onSubmit={(event) => void book(event)} data-weekly-form="">
      <p>{text('weekly.text', { count: creditsLeft })}</p>
      <fieldset>
        <legend>{text('weekly.choose')}</legend>
        {weeks.map(({ starts_at: at, local, state }) => (
          <label key={at} className={styles.week}>
            <input
              type="checkbox"
              checked={chosen.includes(at)}
              disabled={state !== 'free'}
              onChange={() => toggle(at)}
              data-week={state}
            />
            <span>{text('weekly.week', { time: wall.dayTime(local), state: text(`weekly.${state}`) })}</span>
          </label>
        ))}
      </fieldset>
      <div role="status">
        {isMissing ? <p>{text('weekly.missing')}</p> : null}
        {isTooMany || creditsLeft === 0 ? (
          <p data-too-few="">
            {text('weekly.few')}
            <SentenceSpace />
            {teacher === null ? null : (
              <TextLink to={`${paths.teacher({ slug: teacher })}#rates`}>{text('weekly.buy')}</TextLink>
            )}
          </p>
        ) : null}
      </div>
      {creditsLeft === 0 ? null : (
        <Button type="submit" variant="secondary" busy={busy} data-book-weeks="">
          {text('weekly.confirm', { count: chosen.length })}
        </Button>
      )}
    </form>
  );
}
