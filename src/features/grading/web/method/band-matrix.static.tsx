import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { TaskEvaluation } from '../../evaluation-contract.ts';
import { bandTable } from '../../domain/method/band-table.ts';
import styles from './method.module.css';

type BandMatrixProps = { readonly caption: string; readonly pairs: TaskEvaluation['table'] };

/** Band against band. On a phone it scrolls sideways, and the bands that people gave stay in view. */
export function BandMatrix({ caption, pairs }: BandMatrixProps) {
  const text = useText('method');
  const { columns, rows } = bandTable(pairs);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it too.
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.matrix}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={styles.corner}>
              {text('bands.given')}
            </th>
            <th colSpan={columns.length} scope="colgroup">
              {text('bands.graded')}
            </th>
          </tr>
          <tr>
            {columns.map((band) => (
              <th key={band} scope="col">
                {band}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ given, cells }) => (
            <tr key={given}>
              <th scope="row" className={styles.corner}>
                {given}
              </th>
              {cells.map(({ graded, essays, isSame, isNear }) => (
                <td key={graded} className={classNames(isSame && styles.same, isNear && styles.near)}>
                  {essays === 0 ? null : essays}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
