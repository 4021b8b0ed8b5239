import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Grid } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { Picture } from '../offers/picture.tsx';
import { rateFrom } from './rate-from.ts';
import styles from './teacher-feature.module.css';

/** Short profiles of the teachers, for other pages: picture, name, specialities. */
export function TeacherFeature({ teachers }: { readonly teachers: readonly TeacherView[] }) {
  const text = useText('catalogue');
  return (
    <Grid columns={3}>
      {teachers.map((teacher) => {
        const rate = rateFrom(teacher);
        return (
          <article key={teacher.slug} className={styles.teacher}>
            <Picture picture={teacher.portrait} className={styles.portrait} />
            <div className={styles.text}>
              <h3 className={styles.name}>
                <TextLink to={paths.teacher({ slug: teacher.slug })} variant="plain" className={styles.link}>
                  {teacher.name}
                </TextLink>
                <span className={styles.country}>{teacher.country}</span>
              </h3>
              <p>{teacher.headline}</p>
              <p className={styles.rate}>
                {rate
                  ? text('teachers.from', { price: formatMoney(rate.priceMinor, 'USD') })
                  : text('teachers.withdrawn')}
                {teacher.lessonsOpening.isOpen ? null : ` · ${text('teachers.notOpen')}`}
              </p>
            </div>
          </article>
        );
      })}
    </Grid>
  );
}
