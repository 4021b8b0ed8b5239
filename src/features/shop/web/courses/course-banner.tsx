import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseCard } from '../../catalogue-contract.ts';
import { Picture } from '../offers/picture.tsx';
import styles from './course-banner.module.css';

/** The link to the free lessons, above the list of courses. */
export function CourseBanner({ course }: { readonly course: CourseCard }) {
  const text = useText('catalogue');
  return (
    <aside className={styles.banner} aria-label={course.title}>
      <div className={styles.text}>
        <p className={styles.title}>{text('courses.bannerTitle')}</p>
        <p className={styles.tagline}>{course.tagline}</p>
        <ButtonLink to={paths.course(course)} className={styles.button}>
          {text('courses.bannerAction')}
        </ButtonLink>
      </div>
      <Picture picture={course.cover} eager className={styles.picture} />
    </aside>
  );
}
