import { useText } from '#platform/i18n/text-provider.tsx';
import type { DraftRow } from '../../domain/drafts/compare-drafts.ts';
import styles from './comparison.module.css';

/** A sentence of two drafts, with what was done to it: its words that have gone are struck through, new ones underlined. */
export function ChangedSentence({ row: { kind, before, words } }: { readonly row: DraftRow }) {
  const t = useText('drafts');
  const name =
    kind === 'moved' && before
      ? t('compare.movedFrom', { place: before.place + 1 })
      : t(`compare.kind.${kind}`);
  return (
    <div className={styles.row} data-kind={kind}>
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
    </div>
  );
}
