import { useState } from 'react';
import { lessonProductId } from '../../domain/products/product.ts';
import { lessonsSubject } from '../../domain/openings/opening-request.ts';
import { TellWhenOpen } from '../openings/tell-when-open.tsx';
import { paths } from '#paths';
import { Slot } from '#platform/pages/slot.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MapPin as MapPinIcon } from 'lucide-react';
import { Container, Row, Section } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { LocalTime } from './local-time.tsx';
import { Picture } from '../offers/picture.tsx';
import type { TrailItem } from '../offers/structured-data.ts';
import { TeacherRates } from './teacher-rates.tsx';
import styles from './teacher-profile.module.css';

/** The lessons that are sold, for the one who books and lacks a credit. */
const packsOf = ({ key: teacherKey, rates }: TeacherView) =>
  (['low', 'high'] as const).flatMap((tier) =>
    rates[tier].entries
      .filter(({ available }) => available)
      .map(({ key, desc, priceMinor }) => ({
        productId: lessonProductId(teacherKey, tier, key),
        minutes: rates[tier].minutes,
        lessons: desc,
        priceMinor,
      })),
  );

/** A teacher's page, whether the teacher was passed by a link or loaded. */
export function TeacherProfile({
  teacher,
  trail,
  isArriving,
}: {
  readonly teacher: TeacherView;
  readonly trail: readonly TrailItem[];
  /** The page's texts are not all there yet. */
  readonly isArriving: boolean;
}) {
  const text = useText('catalogue');
  const { slug, name, country, headline, bio, portrait, specialities, languages } = teacher;
  const { timeZone, timeZoneCity } = teacher;
  const { isOpen } = teacher.lessonsOpening;
  /** The teacher of whom the free times say that there are none to book. */
  const [closed, setClosed] = useState<string>();
  const isClosed = closed === slug;
  const { low, high } = teacher.rates;
  const isSold = [...low.entries, ...high.entries].some(({ available }) => available);
  const contact = paths.contact({ topic: 'teachers', teacher: name });
  return (
    <>
      <Container className={styles.page}>
        <Breadcrumbs label={text('trail.label')} items={trail} />
        <div className={styles.head}>
          <Picture picture={portrait} eager className={styles.portrait} />
          <div>
            <h1>{name}</h1>
            <p className={styles.country}>
              <MapPinIcon />
              {country}
            </p>
            <p className={styles.headline}>{headline}</p>
            <dl className={styles.facts}>
              <div>
                <dt>{text('teacher.specialities')}</dt>
                <dd>
                  <Row>
                    {specialities.map((each) => (
                      <Badge key={each} tone="primary">
                        {each}
                      </Badge>
                    ))}
                  </Row>
                </dd>
              </div>
              <div>
                <dt>{text('teacher.languages')}</dt>
                <dd>{languages.join(text('teacher.listComma'))}</dd>
              </div>
              <div>
                <dt>{text('teacher.timeZone')}</dt>
                <dd>
                  {timeZoneCity}
                  <br />
                  <LocalTime timeZone={timeZone} />
                </dd>
              </div>
            </dl>
            <Row>
              <ButtonLink to={isOpen && !isClosed ? '#times' : '#rates'} size="large">
                {text(isOpen && !isClosed ? 'teachers.book' : 'teachers.rates')}
              </ButtonLink>
              <ButtonLink to={contact} variant="secondary" size="large">
                {text('teachers.contact')}
              </ButtonLink>
            </Row>
            {isOpen ? (
              <div id="times" className={styles.times}>
                {isArriving ? null : (
                  <Slot
                    name="lesson-times"
                    of={{ teacher: slug, name, packs: packsOf(teacher), onClosed: () => setClosed(slug) }}
                  />
                )}
              </div>
            ) : null}
            <section className={styles.bio} aria-labelledby="about">
              <h2 id="about">{text('teacher.about', { name })}</h2>
              {bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          </div>
        </div>
      </Container>
      <Section id="rates" tone="surface" labelledBy="rates-title" className={styles.rates}>
        <h2 id="rates-title">{text('teacher.ratesTitle')}</h2>
        <p className={styles.ratesIntro}>{text('teacher.ratesIntro')}</p>
        {isOpen ? null : (
          <div className={styles.notOpen}>
            <Notice title={text('teacher.notOpenTitle')}>{text('teacher.notOpenText')}</Notice>
            {isSold ? <TellWhenOpen subject={lessonsSubject(teacher.key)} /> : null}
          </div>
        )}
        <TeacherRates key={teacher.slug} teacher={teacher} isClosed={isClosed} />
        <Panel tone="tint" className={styles.ask}>
          <div>
            <h3>{text('teacher.contactTitle')}</h3>
            <p>{text('teacher.contactText')}</p>
          </div>
          <ButtonLink to={contact} variant="secondary">
            {text('teacher.contact', { name })}
          </ButtonLink>
        </Panel>
      </Section>
    </>
  );
}
