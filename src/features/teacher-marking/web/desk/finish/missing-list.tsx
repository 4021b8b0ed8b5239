import { useText } from '#platform/i18n/text-provider.tsx';
import type { Missing } from '../draft/list-missing.ts';
import styles from './finish.module.css';

type MissingProps = {
  readonly missing: readonly Missing[];
  /** The ids of the comments, in order. */
  readonly ids: readonly string[];
  readonly onShow: (missing: Missing) => void;
};

/** What a marking still needs. Each line leads there. */
export function MissingList({ missing, ids, onShow }: MissingProps) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  if (missing.length === 0) return null;
  const words = (each: Missing) => {
    switch (each.what) {
      case 'band':
      case 'reason':
        return t(`missing.${each.what}`, { criterion: termOf(`criterion.${each.criterion}`) });
      case 'strengths':
      case 'steps':
        return t(`missing.${each.what}`, { number: each.place + 1 });
      case 'comment':
        return t('missing.comment', { number: ids.indexOf(each.id) + 1 });
      default:
        return each satisfies never;
    }
  };
  return (
    <div className={styles.missing} data-missing={missing.length}>
      <p>{t('missing.title', { count: missing.length })}</p>
      <ul>
        {missing.map((each) => (
          <li key={words(each)}>
            <button type="button" className={styles.link} onClick={() => onShow(each)}>
              {words(each)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
