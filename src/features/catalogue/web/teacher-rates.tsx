import { useState, type FormEvent } from 'react';
import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { RateTier, TeacherView } from '../contract.ts';
import { useCatalogueText } from './use-catalogue-text.ts';
import styles from './teacher-rates.module.css';

/** Prices of lessons of one length. Until booking opens (issue 5) its buttons say so; without script they lead to the contact form. */
function Tier({
  tier,
  about,
  name,
}: {
  readonly tier: RateTier;
  readonly about: string;
  readonly name: string;
}) {
  const text = useCatalogueText();
  const [answered, setAnswered] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  const { minutes } = tier;
  return (
    <Panel>
      <h3 className={styles.title}>{text('teacher.minutes', { minutes })}</h3>
      <p className={styles.about}>{about}</p>
      <form method="get" action={paths.contact()} onSubmit={submit}>
        <input type="hidden" name="topic" value="teachers" />
        <ul className={styles.entries}>
          {tier.entries.map(({ key, lessons, priceMinor, desc }) => (
            <li key={key} className={styles.entry}>
              <span className={styles.desc}>{desc}</span>
              <span className={styles.price}>
                {formatMoney(priceMinor, 'USD')}
                {lessons > 1 ? (
                  <span className={styles.each}>
                    {text('teacher.each', { price: formatMoney(Math.round(priceMinor / lessons), 'USD') })}
                  </span>
                ) : null}
              </span>
              <Button type="submit" variant="secondary" size="small" data-rate={`${minutes}/${key}`}>
                {text('teacher.book')}
                <span className="visually-hidden">
                  {text('teacher.bookWhat', { lessons: desc, minutes })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <div className={styles.answer} aria-live="polite">
        {answered ? (
          <Notice
            title={text('teacher.soonTitle')}
            action={
              <TextLink to={paths.contact({ topic: 'teachers' })}>{text('teacher.soonAction')}</TextLink>
            }
          >
            <p>{text('teacher.soonText', { name })}</p>
          </Notice>
        ) : null}
      </div>
    </Panel>
  );
}

/** What lessons with a teacher cost, in both lengths. */
export function TeacherRates({ teacher: { name, rates } }: { readonly teacher: TeacherView }) {
  const text = useCatalogueText();
  return (
    <Grid columns={2}>
      <Tier tier={rates.low} about={text('teacher.lowText')} name={name} />
      <Tier tier={rates.high} about={text('teacher.highText')} name={name} />
    </Grid>
  );
}
