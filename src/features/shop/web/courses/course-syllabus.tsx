import { Accordion } from '#ui/accordion.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseView } from '../../catalogue-contract.ts';
import styles from './course-syllabus.module.css';

type SyllabusProps = {
  readonly syllabus: CourseView['syllabus'];
  /** The titles of the open lessons, which can be read on this page. */
  readonly open: readonly string[];
};

/** Modules that unfold to their lessons, with minutes. An open lesson is a link. */
export function CourseSyllabus({ syllabus, open }: SyllabusProps) {
  const text = useText('catalogue');
  return (
    <Accordion
      openId="module-1"
      items={syllabus.map(({ title, lessons }, index) => {
        const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
        return {
          id: `module-${index + 1}`,
          title: (
            <>
              <span className={styles.title}>
                <span className={styles.number}>{index + 1}</span>
                <span>{title}</span>
              </span>
              <span className={styles.facts}>
                {text('course.moduleFacts', { lessons: lessons.length, minutes })}
              </span>
            </>
          ),
          body: (
            <ol className={styles.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson.title} className={styles.lesson}>
                  {open.includes(lesson.title) ? (
                    <TextLink to="#sample">{lesson.title}</TextLink>
                  ) : (
                    <span>{lesson.title}</span>
                  )}
                  <span className={styles.minutes}>{text('facts.minutes', { minutes: lesson.minutes })}</span>
                </li>
              ))}
            </ol>
          ),
        };
      })}
    />
  );
}
