import { useText } from '#platform/i18n/text-provider.tsx';
import type { Evaluation } from '../../evaluation-contract.ts';
import { rankSlices } from '../../domain/method/rank-slices.ts';
import { formatBands, formatCount, formatMeasure } from './format-figures.ts';
import styles from './method.module.css';

/** What the program is worse at: the worst kind of essay in words, and all kinds in a table. */
export function WeakSpots({ local }: { readonly local: Evaluation }) {
  const text = useText('method');
  const { both, data } = local;
  const kinds = rankSlices(both);
  const worse = kinds.filter(({ isWorse }) => isWorse);
  const lean = ({ leans, bias }: (typeof kinds)[number]) =>
    leans === undefined
      ? text('weak.neither')
      : text(leans === 'high' ? 'bands.high' : 'bands.low', { size: formatBands(bias) });
  return (
    <>
      <p>{text('weak.text', { error: formatMeasure(both.meanError) })}</p>
      {worse.length === 0 ? (
        <p>{text('weak.none')}</p>
      ) : (
        <p>
          {text('weak.worse', {
            kinds: worse.map(({ slice }) => text(`slices.${slice}`)).join(text('comma')),
          })}
        </p>
      )}
      {data.letters === 0 ? (
        <p>{text('weak.noLetters')}</p>
      ) : (
        <p>{text('weak.letters', { count: formatCount(data.letters) })}</p>
      )}
      <table className={styles.figures}>
        <caption>{text('weak.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('weak.kind')}</th>
            <th scope="col" className={styles.number}>
              {text('weak.essays')}
            </th>
            <th scope="col" className={styles.number}>
              {text('weak.error')}
            </th>
            <th scope="col">{text('weak.side')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.slice}>
              <th scope="row">{text(`slices.${kind.slice}`)}</th>
              <td className={styles.number}>{formatCount(kind.essays)}</td>
              <td className={styles.number}>{formatMeasure(kind.meanError)}</td>
              <td>{lean(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
