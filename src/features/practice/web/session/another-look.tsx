import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { useStartSession } from '../start/use-start-session.ts';
import { LessonLinks } from './lesson-links.tsx';
import type { AnotherLook } from './list-another-look.ts';
import styles from './session.module.css';

type AnotherLookListProps = Pick<ReturnType<typeof useStartSession>, 'starting' | 'start'> & {
  readonly looks: readonly AnotherLook[];
};

/** What went wrong in a session, each with its lessons and a session of its own. */
export function AnotherLookList({ looks, starting, start }: AnotherLookListProps) {
  const t = useText('practice');
  const language = useLanguage();
  return (
    <section>
      <h2>{t('summary.toLookAt')}</h2>
      <ul>
        {looks.map(({ id, name, lessons, choice }) => (
          <li key={id} className={styles.look} data-look={id}>
            <span>
              <b>
                <MixedText text={name[language]} />
              </b>
              <span>
                <LessonLinks lessons={lessons} />
              </span>
            </span>
            <Button
              variant="secondary"
              size="small"
              busy={starting === id}
              aria-label={t('skills.practiseNamed', { name: name[language] })}
              onClick={() => void start(id, choice, 10)}
            >
              {t('skills.practise')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
