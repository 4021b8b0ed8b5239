import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './result-review.module.css';

type ReviewFilterProps = {
  /** The count of all questions, and of those that are not right. */
  readonly all: number;
  readonly wrong: number;
  readonly wrongOnly: boolean;
  readonly onChange: (wrongOnly: boolean) => void;
};

/** Filters the questions: all, or those that are not right. Not rendered where both are the same or one is empty. */
export function ReviewFilter({ all, wrong, wrongOnly, onChange }: ReviewFilterProps) {
  const r = useText('result');
  if (wrong === 0 || wrong === all) return null;
  return (
    <div className={styles.filter} role="group" aria-label={r('filter.label')}>
      <Button size="small" variant="secondary" aria-pressed={!wrongOnly} onClick={() => onChange(false)}>
        {r('filter.all', { count: all })}
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={wrongOnly}
        onClick={() => onChange(true)}
        data-wrong-only=""
      >
        {r('filter.wrong', { count: wrong })}
      </Button>
    </div>
  );
}
