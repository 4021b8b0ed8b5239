import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MapPin as MapPinIcon } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { Picture } from '../offers/picture.tsx';
import { rateFrom } from './rate-from.ts';
import styles from './teacher-card.module.css';

/** A teacher in the list. Its links pass the teacher on (`teacherLinkState`). */
export function TeacherCard({ teacher, eager }: { readonly teacher: TeacherView; readonly eager?: boolean }) {
  const text = useText('catalogue');
  const { slug, name, country, headline, portrait, specialities } = teacher;
  const rate = rateFrom(teacher);
  const { isOpen } = teacher.lessonsOpening;
  return (
    <Card
      title={name}
      to={paths.teacher({ slug })}
      picture={<Picture picture={portrait} eager={eager} />}
      pictureShape="square"
      meta={
        <p className={styles.country}>
          <MapPinIcon size={18} />
          {country}
        </p>
      }
      actions={
        <>
          {rate ? (
            <p className={styles.rate}>
              <strong>{text('teachers.from', { price: formatMoney(rate.priceMinor, 'USD') })}</strong>
              <span>{text('teachers.fromWhat', { minutes: rate.minutes, lessons: rate.desc })}</span>
              {isOpen ? null : <span className={styles.later}>{text('teachers.notOpen')}</span>}
            </p>
          ) : (
            <p className={styles.rate}>{text('teachers.withdrawn')}</p>
          )}
          <Row>
            <ButtonLink
              to={`${paths.teacher({ slug })}#${isOpen ? 'times' : 'rates'}`}
              variant="secondary"
              size="small"
            >
              {text(isOpen ? 'teachers.book' : 'teachers.rates')}
              <span className="visually-hidden">{text('teachers.with', { name })}</span>
            </ButtonLink>
            <ButtonLink to={paths.contact({ topic: 'teachers', teacher: name })} variant="quiet" size="small">
              {text('teachers.contact')}
              <span className="visually-hidden">{text('teachers.about', { name })}</span>
            </ButtonLink>
          </Row>
        </>
      }
    >
      <p className={styles.headline}>{headline}</p>
      <ul className={styles.specialities}>
        {specialities.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Card>
  );
}
