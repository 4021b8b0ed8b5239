import { lessonProductId } from '../../domain/products/product.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Grid } from '#ui/layout.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { CartForm } from '../offers/cart-form.tsx';
import { useCartAnswer } from '../offers/use-cart-answer.ts';
import styles from './teacher-rates.module.css';

type TierProps = {
  readonly teacher: TeacherView;
  readonly tier: keyof TeacherView['rates'];
  readonly about: string;
  /** The teacher has opened no hours: what is bought could not be booked. */
  readonly isClosed: boolean;
};

/** Prices of lessons of one length, each with a button. */
function Tier({ teacher, tier, about, isClosed }: TierProps) {
  const text = useText('catalogue');
  const { key: teacherKey, name, rates, lessonsOpening } = teacher;
  const { minutes, entries } = rates[tier];
  return (
    <Panel>
      <h3 className={styles.title}>{text('teacher.minutes', { minutes })}</h3>
      <p className={styles.about}>{about}</p>
      <ul className={styles.entries}>
        {entries.map(({ key, lessons, priceMinor, desc, available }) => (
          <li key={key} className={styles.entry} data-rate={`${minutes}/${key}`}>
            <span className={styles.desc}>{desc}</span>
            {available ? (
              <>
                <span className={styles.price}>
                  {formatMoney(priceMinor, 'USD')}
                  {lessons > 1 ? (
                    <span className={styles.each}>
                      {text('teacher.each', { price: formatMoney(Math.round(priceMinor / lessons), 'USD') })}
                    </span>
                  ) : null}
                </span>
                {lessonsOpening.isOpen && !isClosed ? (
                  <div className={styles.buy}>
                    <CartForm
                      offer={{ productId: lessonProductId(teacherKey, tier, key), priceMinor }}
                      title={text('teacher.pack', { lessons: desc, minutes, name })}
                    />
                  </div>
                ) : (
                  <span className={styles.later}>{text(isClosed ? 'buy.withdrawn' : 'buy.notOpen')}</span>
                )}
              </>
            ) : (
              <span className={styles.withdrawn}>{text('buy.withdrawn')}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type TeacherRatesProps = Pick<TierProps, 'teacher'> & Partial<Pick<TierProps, 'isClosed'>>;

/** Prices of a teacher's lessons, in both lengths. */
export function TeacherRates({ teacher, isClosed = false }: TeacherRatesProps) {
  const text = useText('catalogue');
  const answer = useCartAnswer();
  return (
    <div onSubmit={answer}>
      <Grid columns={2}>
        <Tier teacher={teacher} tier="low" about={text('teacher.lowText')} isClosed={isClosed} />
        <Tier teacher={teacher} tier="high" about={text('teacher.highText')} isClosed={isClosed} />
      </Grid>
    </div>
  );
}
