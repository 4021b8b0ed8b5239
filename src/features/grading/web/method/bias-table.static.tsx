import { useText } from '#platform/i18n/text-provider.tsx';
import type { Evaluation } from '../../evaluation-contract.ts';
import { formatBands } from './format-figures.ts';
import styles from './method.module.css';

/** How far the bands lie above or below those given, by the band that was given. */
export function BiasTable({ local: { tasks } }: { readonly local: Evaluation }) {
  const text = useText('method');
  const sides = [tasks[1].bias, tasks[2].bias];
  const bands = [...new Set(sides.flatMap((bias) => bias.map(({ band }) => band)))].sort((a, b) => a - b);
  /** Less than a twentieth of a band is shown as 0.0, so it is on neither side. */
  const say = (bias: number | undefined) => {
    if (bias === undefined) return text('bands.noEssays');
    const size = formatBands(bias);
    if (Number(size) === 0) return text('bands.even');
    return text(bias > 0 ? 'bands.high' : 'bands.low', { size });
  };
  return (
    <table className={styles.figures}>
      <caption>{text('bands.biasCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('bands.given')}</th>
          <th scope="col">{text('task', { task: 1 })}</th>
          <th scope="col">{text('task', { task: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band}>
            <th scope="row">{band}</th>
            {sides.map((bias, place) => (
              <td key={place}>{say(bias.find((each) => each.band === band)?.bias)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
