import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SpokenGrade } from './spoken-reply.ts';
import styles from './spoken.module.css';

/** At most three things to work on, the one that lifts the bands most first, with the lessons that teach them. */
export function SpokenAdvice({ advice }: Pick<SpokenGrade, 'advice'>) {
  const text = useText('spokenWork');
  if (advice.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="spoken-first" data-spoken-advice="">
      <h2 id="spoken-first">{text('first.title')}</h2>
      <ol className={styles.advice}>
        {advice.map(({ topic, name, explanation, count, lessons }) => (
          <li key={topic} data-advice={topic}>
            <h3>{name}</h3>
            <p>
              {explanation}
              {count > 0 ? ` ${text('first.count', { count })}` : ''}
            </p>
            {lessons.length > 0 ? (
              <ul>
                {lessons.map(({ course, lesson, title }) => (
                  <li key={`${course} ${lesson}`}>
                    <TextLink to={paths.lesson({ course, lesson })}>{title ?? lesson}</TextLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
