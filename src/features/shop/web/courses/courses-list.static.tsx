import { paths } from '#paths';
import { Container, Grid, Section, SectionHeading } from '#ui/layout.tsx';
import type { CourseCard as Course } from '../../catalogue-contract.ts';
import { CourseBanner } from './course-banner.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseLadder } from './course-ladder.tsx';
import { useCatalogueText } from '../offers/use-catalogue-text.ts';
import styles from '../offers/list-page.module.css';

/** All courses, the free lessons first. */
export function CoursesList({ courses: all }: { readonly courses: readonly Course[] }) {
  const text = useCatalogueText();
  const courses = all.filter(({ offer }) => offer !== null);
  const trial = all.find(({ offer }) => offer === null);
  return (
    <>
      <Container className={styles.head}>
        <SectionHeading level={1} title={text('courses.title')} intro={text('courses.intro')} />
        {trial ? <CourseBanner course={trial} /> : null}
        <h2 className="visually-hidden">{text('courses.listTitle')}</h2>
        <Grid columns={3}>
          {courses.map((course) => (
            <CourseCard key={course.slug} course={course} />
          ))}
        </Grid>
      </Container>
      <Section tone="surface" labelledBy="ladder" className={styles.next}>
        <SectionHeading id="ladder" title={text('courses.ladderTitle')} intro={text('courses.ladderIntro')} />
        <CourseLadder courses={courses} testPath={paths.plan({ slug: 'free-trial' })} />
      </Section>
    </>
  );
}
