import { useText } from '#platform/i18n/text-provider.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import styles from './lesson.module.css';

type LessonHeadProps = {
  readonly number: string;
  readonly minutes: number;
  readonly title: string;
  readonly goal: string;
};

/** What a lesson is about, and how long it takes. */
export function LessonHead({ number, minutes, title, goal }: LessonHeadProps) {
  const t = useText('learn');
  return (
    <header className={styles.head}>
      <p className={styles.number}>
        {t('course.lesson', { number })} · {t('minutes', { count: minutes })}
      </p>
      <h1>
        <HeadingText>{title}</HeadingText>
      </h1>
      <p className={styles.goal}>
        <b>{t('goal')}</b> {goal}
      </p>
    </header>
  );
}
