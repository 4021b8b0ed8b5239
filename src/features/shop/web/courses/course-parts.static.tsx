import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Clock as ClockIcon, FileText as FileTextIcon } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseView } from '../../catalogue-contract.ts';
import { CheckList } from '../offers/check-list.tsx';
import { CourseSyllabus } from './course-syllabus.tsx';
import { Level } from './level.tsx';
import { OfferPart } from '../offers/offer-part.tsx';
import { Questions } from '../offers/questions.tsx';
import styles from './course-page.module.css';

type CourseProps = { readonly course: CourseView };

const countLessons = ({ syllabus }: CourseView) =>
  syllabus.reduce((sum, module) => sum + module.lessons.length, 0);

/** Level, lessons, hours. */
export function CourseFacts({ course }: CourseProps) {
  const text = useText('catalogue');
  return (
    <>
      <Level bands={course.bands} />
      <ul className={styles.facts}>
        <li>
          <FileTextIcon />
          {text('facts.lessons', { count: countLessons(course) })}
        </li>
        <li>
          <ClockIcon />
          {text('facts.hours', { hours: course.hours })}
        </li>
      </ul>
    </>
  );
}

/** What the course is about. */
export function CourseSummary({ course }: CourseProps) {
  const text = useText('catalogue');
  return (
    <OfferPart id="summary" title={text('course.summaryTitle')}>
      <p className={styles.summary}>{course.summary}</p>
    </OfferPart>
  );
}

/** The aim of the course, and its audience. */
export function CoursePitch({ course }: CourseProps) {
  const text = useText('catalogue');
  const { outcomes, audience } = course;
  return (
    <>
      <OfferPart id="outcomes" title={text('course.outcomesTitle')}>
        <CheckList items={outcomes} columns={2} />
      </OfferPart>
      <OfferPart id="audience" title={text('course.audienceTitle')}>
        <ul className={styles.audience}>
          {audience.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </OfferPart>
    </>
  );
}

/** The lessons of the course. */
export function CourseContents({ course }: CourseProps) {
  const text = useText('catalogue');
  const { syllabus, hours, samples } = course;
  return (
    <OfferPart
      id="syllabus"
      title={text('course.syllabusTitle')}
      intro={text('course.syllabusIntro', { lessons: countLessons(course), hours })}
    >
      <CourseSyllabus syllabus={syllabus} open={samples.map(({ title }) => title)} />
    </OfferPart>
  );
}

/** Questions, and after the free lessons the next course. */
export function CourseEnd({ course }: CourseProps) {
  const text = useText('catalogue');
  return (
    <>
      <OfferPart id="questions" title={text('course.faqTitle')}>
        <Questions list={course.faq} />
      </OfferPart>
      {course.offer === null ? (
        <OfferPart id="next" title={text('course.nextTitle')}>
          <Panel tone="tint">
            <p className={styles.next}>{text('course.nextText')}</p>
            <Row>
              <ButtonLink to={paths.courses()} variant="secondary">
                {text('course.nextCourses')}
              </ButtonLink>
              <ButtonLink to={paths.plan({ slug: 'free-trial' })} variant="secondary">
                {text('course.nextTest')}
              </ButtonLink>
            </Row>
          </Panel>
        </OfferPart>
      ) : null}
    </>
  );
}
