import { useText } from '#platform/i18n/text-provider.tsx';
import { Accordion } from '#ui/accordion.tsx';
import type { TaskState } from './task-state.ts';
import styles from './task-models.module.css';

type TaskModelsProps = Pick<TaskState, 'models'> & { readonly of: 'essay' | 'spoken' };

/** Models of a submitted task, each with comments by criterion. */
export function TaskModels({ of, models }: TaskModelsProps) {
  const t = useText('learn');
  if (models.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{t(`${of}.models`)}</h3>
      <Accordion
        items={models.map(({ band, text, comments }) => ({
          id: `model-${String(band)}`,
          title: t(`${of}.model`, { band }),
          body: (
            <div className={styles.model}>
              <blockquote lang="en">{text}</blockquote>
              <dl>
                {comments.map(({ criterion, text: comment }) => (
                  <div key={criterion}>
                    <dt>{t(`criteria.${criterion}`)}</dt>
                    <dd>{comment}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
        }))}
      />
    </>
  );
}
