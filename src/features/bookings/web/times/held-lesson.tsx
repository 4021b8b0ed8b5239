import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { Booking } from '../lesson-replies.ts';
import { BuyLesson, type LessonPack } from './buy-lesson.tsx';
import { ChangePolicy } from './change-policy.tsx';
import { forgetHold, rememberHold, rememberTime } from './chosen-time.ts';
import { HoldOver } from './hold-over.tsx';
import { LessonClocks } from './lesson-clocks.tsx';
import { TimeLeft } from './time-left.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import styles from './times.module.css';

const LONGEST_WISH = 1_000;

/** A time that the server holds for the learner. */
export type Hold = {
  readonly booking: Booking;
  readonly canPay: boolean;
  readonly freeUntil: string;
  readonly serverNow: string;
  readonly wish: string;
};

type HeldLessonProps = {
  readonly hold: Hold;
  readonly packs: readonly LessonPack[];
  /** A time is being held now. */
  readonly isHolding: boolean;
  readonly onBooked: (booking: Booking) => void;
  /** The hold is over: the time is free for everybody. */
  readonly onAgain: (wish: string) => void;
  /** The learner chooses another time; the wish is kept for it. */
  readonly onOther: (wish: string) => void;
};

/** The held time, with the time left, the wish, what a change costs, and the button that books it. */
export function HeldLesson({ hold, packs, isHolding, onBooked, onAgain, onOther }: HeldLessonProps) {
  const text = useText('lessonTimes');
  const leftId = useId();
  const { booking, serverNow } = hold;
  const [wish, setWish] = useState(hold.wish);
  const [canPay, setCanPay] = useState(hold.canPay);
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [loadedAt] = useState(() => Date.now());
  const [failure, setFailure] = useState<CallFailure>();
  const left = useSecondsLeft(booking.held_until ?? serverNow, serverNow);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const accountId = useSession()?.user.id;
  const { minutes, starts_at: startsAt, teacher, held_until: heldUntil } = booking;
  // A page that is loaded again shows the held time, with the wish as it was written.
  useEffect(() => {
    if (accountId === undefined || teacher === null) return;
    const left = Date.parse(heldUntil ?? serverNow) - Date.parse(serverNow);
    const chosen = { teacher, startsAt, minutes, wish };
    rememberHold({ chosen, accountId, until: loadedAt + left });
  }, [accountId, teacher, startsAt, minutes, wish, heldUntil, serverNow, loadedAt]);

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !canPay) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await call(BOOKING_ENDPOINTS, 'confirmBooking', {
      body: { booking_id: booking.booking_id, wish },
      // A hold is booked once, so its id is the key of the act.
      idempotencyKey: booking.booking_id,
    });
    setBusy(false);
    if (answer.ok) return onBooked(answer.reply.booking);
    const code = answer.kind === 'refused' ? answer.code : undefined;
    if (code === 'credit-needed') setCanPay(false);
    else if (code === 'hold-over' || code === 'slot-taken') {
      forgetHold();
      setIsOver(true);
    } else setFailure(answer);
  }

  // It may be booked: only the server can say that it is not.
  const isUncertain = busy || failure?.kind === 'unreachable';
  if (isOver || (left === 0 && !isUncertain)) {
    return <HoldOver busy={isHolding} onAgain={() => onAgain(wish)} onOther={() => onOther(wish)} />;
  }
  const remember = () => {
    if (teacher !== null) rememberTime({ teacher, startsAt, minutes, wish });
  };
  return (
    <form noValidate className={styles.held} onSubmit={(event) => void confirm(event)} data-held-lesson="">
      <h3 ref={title} tabIndex={-1} className={styles.heldTitle} aria-describedby={leftId}>
        {text('held.title')}
      </h3>
      <TimeLeft id={leftId} seconds={left} />
      <LessonClocks booking={booking} />
      <TextArea
        label={text('held.wish')}
        hint={text('held.wishHint')}
        optionalLabel={text('held.optional')}
        rows={3}
        value={wish}
        maxLength={LONGEST_WISH}
        onChange={({ target }) => setWish(target.value)}
        name="wish"
      />
      <p>{text('held.shared')}</p>
      <ChangePolicy booking={booking} freeUntil={hold.freeUntil} serverNow={serverNow} />
      {canPay ? (
        <p>{text(minutes === 15 ? 'held.free' : 'held.credit')}</p>
      ) : (
        <BuyLesson
          booking={booking}
          packs={packs}
          remember={remember}
          onPaid={() => {
            setCanPay(true);
            title.current?.focus();
          }}
        />
      )}
      <CallProblem failure={failure} uncertain={text('held.uncertain')} />
      <Row>
        {canPay ? (
          <Button type="submit" size="large" busy={busy} data-confirm-lesson="">
            {text('held.confirm')}
          </Button>
        ) : null}
        {isUncertain ? null : (
          <Button variant="quiet" onClick={() => onOther(wish)} data-other-time="">
            {text('other')}
          </Button>
        )}
      </Row>
    </form>
  );
}
