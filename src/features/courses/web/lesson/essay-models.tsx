import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './lesson.module.css';
import type { TaskState } from './use-essay.ts';

/** Models of a submitted essay, each with comments by criterion. */
export function EssayModels({ models }: Pick<TaskState, 'models'>) {
  const t = useText('learn');
  if (models.length === 0) return null;
  return (
    <>
      <h3>{t('essay.models')}</h3>
      {models.map(({ band, text, comments }) => (
        <details key={band} className={styles.model}>
          <summary>{t('essay.model', { band })}</summary>
          <blockquote lang="en">{text}</blockquote>
          <dl>
            {comments.map(({ criterion, text: comment }) => (
              <div key={criterion}>
                <dt>{t(`criteria.${criterion}`)}</dt>
                <dd>{comment}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  );
}
