import { CourseCard, type CourseCardView } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { SectionHeading } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/** An introduction to the courses, and the link to all of them. */
export function HomeCoursesHeading({
  title,
  text: intro,
}: {
  readonly title: string;
  readonly text: string;
}) {
  const text = useText('site');
  return (
    <SectionHeading
      id="courses"
      title={title}
      intro={intro}
      action={
        <TextLink to={paths.courses()} variant="arrow">
          {text('front.allCourses')}
        </TextLink>
      }
    />
  );
}

/** A course in the carousel. */
export function HomeCourseCard({ course }: { readonly course: CourseCardView }) {
  return <CourseCard course={course} />;
}
