import { formatChartValue } from '#ielts/charts/chart-scale.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import styles from './chart.module.css';

/** The figures of a chart: a row for every category, a column for every series. */
export function ChartTable({ chart }: { readonly chart: Chart }) {
  return (
    <div className={styles.tableFrame} tabIndex={0} role="group" aria-label={chart.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{chart.categoryLabel}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.categories.map((category, place) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {chart.series.map(({ name, values }) => (
                <td key={name}>{formatChartValue(values[place] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
