import { useMemo, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CHANGE_KINDS, compareDrafts, type DraftRow } from '../../domain/drafts/compare-drafts.ts';
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
            <Row key={`${row.before?.place ?? '-'} ${row.after?.place ?? '-'}`} row={row} />
          ),
        )}
      </ol>
    </div>
  );
}

function Row({ row: { kind, before, words } }: { readonly row: DraftRow }) {
  const t = useText('drafts');
  const name =
    kind === 'moved' && before
      ? t('compare.movedFrom', { place: before.place + 1 })
      : t(`compare.kind.${kind}`);
  return (
    <li className={styles.row} data-kind={kind}>
      {kind === 'same' ? <span className="visually-hidden">{name}</span> : <b>{name}</b>}
      <p lang="en">
        {words.map((run, index) => {
          const key = `${index} ${run.kind}`;
          if (run.kind === 'same') return <span key={key}>{run.after}</span>;
          // Of a sentence that is new or gone as a whole, the label says so.
          if (run.kind === 'removed') return <del key={key}>{run.before}</del>;
          return <ins key={key}>{run.after}</ins>;
        })}
      </p>
    </li>
  );
}
