import { useMemo, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CHANGE_KINDS, compareDrafts } from '../../domain/drafts/compare-drafts.ts';
import { ChangedSentence } from './changed-sentence.tsx';
import styles from './comparison.module.css';

type DraftComparisonProps = { readonly before: string; readonly after: string };

/** Two drafts of a text, sentence by sentence: what is new, what has gone, and what was said otherwise. */
export function DraftComparison({ before, after }: DraftComparisonProps) {
  const t = useText('drafts');
  const [onlyChanges, setOnlyChanges] = useState(false);
  const rows = useMemo(() => compareDrafts(before, after), [before, after]);
  const counts = Object.fromEntries(
    CHANGE_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  );
  if (rows.every(({ kind }) => kind === 'same')) return <p data-comparison="">{t('compare.nothing')}</p>;
  return (
    <div className={styles.comparison} data-comparison="">
      <p>{t('compare.summary', counts)}</p>
      <Checkbox
        label={t('compare.only')}
        checked={onlyChanges}
        onChange={({ target }) => setOnlyChanges(target.checked)}
      />
      <ol className={styles.rows}>
        {rows.map((row) =>
          onlyChanges && row.kind === 'same' ? null : (
            <li key={`${row.before?.place ?? '-'} ${row.after?.place ?? '-'}`}>
              <ChangedSentence row={row} />
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
