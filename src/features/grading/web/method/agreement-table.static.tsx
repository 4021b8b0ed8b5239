import { useText } from '#platform/i18n/text-provider.tsx';
import type { Evaluation, TaskEvaluation } from '../../evaluation-contract.ts';
import { formatBands, formatCount, formatMeasure, formatShare } from './format-figures.ts';
import styles from './method.module.css';

const FIGURES = {
  essays: ({ essays }) => formatCount(essays),
  qwk: ({ qwk }) => formatMeasure(qwk),
  interval: ({ qwkInterval: [low, high] }) => `${formatMeasure(low)}–${formatMeasure(high)}`,
  exact: ({ exact }) => formatShare(exact),
  withinHalf: ({ withinHalf }) => formatShare(withinHalf),
  withinOne: ({ withinOne }) => formatShare(withinOne),
  meanError: ({ meanError }) => formatMeasure(meanError),
  held: ({ ranges }) => formatShare(ranges.held),
  width: ({ ranges }) => formatBands(ranges.meanWidth),
} as const satisfies Record<string, (figures: TaskEvaluation) => string>;

const NAMES = Object.keys(FIGURES) as readonly (keyof typeof FIGURES)[];

/** The agreement with people's bands, by task and in all. */
export function AgreementTable({ local: { tasks, both } }: { readonly local: Evaluation }) {
  const text = useText('method');
  const columns = [
    { label: text('task', { task: 1 }), figures: tasks[1] },
    { label: text('task', { task: 2 }), figures: tasks[2] },
    { label: text('both'), figures: both },
  ];
  return (
    <table className={styles.figures}>
      <caption>{text('figures.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('figures.figure')}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">{text(`figures.${name}`)}</th>
            {columns.map(({ label, figures }) => (
              <td key={label} className={styles.number}>
                {FIGURES[name](figures)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
