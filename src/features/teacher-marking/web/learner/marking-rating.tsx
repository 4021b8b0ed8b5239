import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import type { MarkingReply } from './marking-replies.ts';
import styles from './learner.module.css';

const ASPECTS = ['clear', 'useful'] as const;
const NUMBERS = [1, 2, 3, 4, 5] as const;

type Aspect = (typeof ASPECTS)[number];
type RatingProps = { readonly reply: MarkingReply; readonly reload: () => void };

/** The learner's rating of a marking, which only the school sees. */
export function MarkingRating({ reply: { order, rating }, reload }: RatingProps) {
  const text = useText('markingPage');
  const [numbers, setNumbers] = useState<Partial<Record<Aspect, number>>>(rating ?? {});
  const [step, setStep] = useState<'resting' | 'sending' | 'missing' | 'saved' | 'failed'>('resting');
  const { clear, useful } = numbers;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (clear === undefined || useful === undefined) return setStep('missing');
    setStep('sending');
    const answer = await call(MARKING_ENDPOINTS, 'rateMarking', {
      params: { markingOrderId: order.marking_order_id },
      body: { clear, useful },
    });
    setStep(answer.ok ? 'saved' : 'failed');
    if (answer.ok) reload();
  }

  return (
    <section aria-labelledby="rating" className={styles.rating} data-marking-rating="">
      <h2 id="rating">{text('rating.title')}</h2>
      <p>{text('rating.intro')}</p>
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {ASPECTS.map((aspect) => (
          <fieldset key={aspect} className={styles.scale}>
            <legend>{text(`rating.${aspect}`)}</legend>
            <div className={styles.numbers}>
              {NUMBERS.map((number) => (
                <label key={number} className={styles.number}>
                  <input
                    type="radio"
                    name={aspect}
                    value={number}
                    checked={numbers[aspect] === number}
                    onChange={() => {
                      setNumbers({ ...numbers, [aspect]: number });
                      setStep('resting');
                    }}
                  />
                  <span>{number}</span>
                </label>
              ))}
            </div>
            <p className={styles.ends} aria-hidden="true">
              <span>{text('rating.low')}</span>
              <span>{text('rating.high')}</span>
            </p>
          </fieldset>
        ))}
        <div role="status">
          {step === 'missing' || step === 'saved' || step === 'failed' ? (
            <Notice tone={step === 'saved' ? 'success' : 'error'}>{text(`rating.${step}`)}</Notice>
          ) : null}
        </div>
        <Button type="submit" variant="secondary" busy={step === 'sending'} data-rate="">
          {text(rating ? 'rating.change' : 'rating.save')}
        </Button>
      </form>
    </section>
  );
}
