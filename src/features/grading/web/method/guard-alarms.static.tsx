import { useText } from '#platform/i18n/text-provider.tsx';
import type { Evaluation } from '../../evaluation-contract.ts';
import { formatCount, formatSmallShare } from './format-figures.ts';
import styles from './method.module.css';

/** How often a guard held back an essay that a person had marked. */
export function GuardAlarms({ local: { guards, both } }: { readonly local: Evaluation }) {
  const text = useText('method');
  return (
    <>
      <p>{text('guards.text')}</p>
      <p>
        {text('guards.alarms', {
          count: formatCount(guards.essays),
          all: formatCount(both.essays),
          share: formatSmallShare(guards.share),
          lowered: formatCount(guards.lowered),
        })}
      </p>
      {guards.byGuard.length === 0 ? null : (
        <table className={styles.figures}>
          <caption>{text('guards.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('guards.guard')}</th>
              <th scope="col" className={styles.number}>
                {text('weak.essays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {guards.byGuard.map(({ guard, essays }) => (
              <tr key={guard}>
                <th scope="row">{text(`guardNames.${guard}`)}</th>
                <td className={styles.number}>{formatCount(essays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
