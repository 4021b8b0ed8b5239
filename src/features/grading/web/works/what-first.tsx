import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Grade } from '../work-reply.ts';
import styles from './works.module.css';

/** At most three things to change, the one that lifts the band most first, with the lessons that teach them. */
export function WhatFirst({ advice }: Pick<Grade, 'advice'>) {
  const text = useText('works');
  if (advice.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="first">
      <h2 id="first">{text('first.title')}</h2>
      <ol className={styles.advice}>
        {advice.map(({ topic, name, explanation, count, lessons }) => (
          <li key={topic} data-advice={topic}>
            <h3>{name}</h3>
            <p>
              {explanation}
              {count > 0 ? ` ${text('first.count', { count })}` : ''}
            </p>
            {lessons.length > 0 ? (
              <>
                <p className={styles.quiet}>{text('first.lessons')}</p>
                <ul>
                  {lessons.map(({ course, lesson, title }) => (
                    <li key={`${course} ${lesson}`}>
                      <TextLink to={paths.lesson({ course, lesson })}>{title ?? lesson}</TextLink>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
