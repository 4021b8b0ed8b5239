import { useState } from 'react';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { Booking } from '../lesson-replies.ts';
import { useReturn } from '../use-return.ts';
import styles from './times.module.css';

/** A product that is sold: lessons of one length with this teacher. */
export type LessonPack = {
  readonly productId: string;
  readonly minutes: 25 | 50;
  /** `10 lessons`, in the page's language. */
  readonly lessons: string;
  /** US cents. */
  readonly priceMinor: number;
};

type BuyLessonProps = {
  readonly booking: Pick<Booking, 'teacher' | 'minutes'>;
  readonly packs: readonly LessonPack[];
  /** Called before the page is left for the cart. */
  readonly remember: () => void;
  /** A credit has arrived. */
  readonly onPaid: () => void;
};

/** The packs that pay for a lesson. The learner buys one in the cart and returns. */
export function BuyLesson({ booking, packs, remember, onPaid }: BuyLessonProps) {
  const text = useText('lessonTimes');
  const [look, setLook] = useState<'resting' | 'sending' | 'none'>('resting');
  const sold = packs.filter(({ minutes }) => minutes === booking.minutes);

  async function lookForCredit(isAsked: boolean): Promise<void> {
    if (isAsked) setLook('sending');
    const answer = await call(BOOKING_ENDPOINTS, 'listBookings', {});
    const has =
      answer.ok &&
      answer.reply.credits.some(
        ({ teacher, is_for_every_teacher: isForAll, minutes }) =>
          minutes === booking.minutes && (isForAll || (teacher !== null && teacher === booking.teacher)),
      );
    if (has) onPaid();
    else if (isAsked) setLook('none');
  }
  // The payment may have been made in another tab.
  useReturn(() => void lookForCredit(false));

  return (
    <section className={styles.buy} data-buy-lesson="">
      <h4>{text('buy.title')}</h4>
      <p>{text(sold.length === 0 ? 'buy.none' : 'buy.text')}</p>
      <ul className={styles.packs}>
        {sold.map(({ productId, lessons, priceMinor }) => (
          <li key={productId}>
            <ButtonLink
              variant="secondary"
              to={paths.cart({ product: productId })}
              onClick={remember}
              data-pack={productId}
            >
              {text('buy.pack', { lessons, price: formatMoney(priceMinor, 'USD') })}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {sold.length === 0 ? null : <p className={styles.quiet}>{text('buy.slow')}</p>}
      {look === 'none' ? (
        <Notice tone="info" announce>
          {text('buy.notYet')}
        </Notice>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        busy={look === 'sending'}
        onClick={() => void lookForCredit(true)}
        data-paid-already=""
      >
        {text('buy.paid')}
      </Button>
    </section>
  );
}
