import { useId } from 'react';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import { LineChart } from './line-chart.tsx';
import { PieChart } from './pie-chart.tsx';
import { useDrawingSize } from './use-drawing-size.ts';

/** What charts of the content and made ones say, in their two ways. */
const INVENTED = /^invented (?:data|figures)$/iu;

/**
 * A chart with its figures in a table behind it, which is what screen readers get. Series differ by pattern, dashes and
 * shape as well as by colour. English, like the test, but for the note that its figures are invented.
 */
export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const t = useText('questions');
  // The id is used inside `url(#…)`, where React's extra characters would end the name.
  const id = `chart${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const { frame, size } = useDrawingSize();
  const isInvented = INVENTED.test(chart.source ?? '');
  const isTable = chart.kind === 'table';
  return (
    <figure className={styles.figure} data-chart={chart.kind}>
      <figcaption className={styles.caption} lang="en">
        <strong>{chart.title}</strong>
        {chart.unit === '' ? null : <span className={styles.unit}>({chart.unit})</span>}
      </figcaption>
      {isTable ? (
        <div lang="en">
          <ChartTable chart={chart} />
        </div>
      ) : (
        <>
          <div lang="en">
            {chart.kind === 'pie' || chart.series.length > 1 ? (
              <ChartLegend
                id={id}
                names={chart.kind === 'pie' ? chart.categories : chart.series.map(({ name }) => name)}
                look={chart.kind === 'line' ? 'line' : 'fill'}
              />
            ) : null}
            <div className={styles.drawing} ref={frame} data-drawing="">
              {chart.kind === 'line' ? <LineChart chart={chart} size={size} /> : null}
              {chart.kind === 'bar' ? <BarChart id={id} chart={chart} size={size} /> : null}
              {chart.kind === 'pie' ? <PieChart id={id} chart={chart} size={size} /> : null}
            </div>
          </div>
          <details className={styles.figures} data-figures="">
            <summary>{t('chart.figures')}</summary>
            <div lang="en">
              <ChartTable chart={chart} />
            </div>
          </details>
        </>
      )}
      {chart.source === undefined ? null : (
        <p className={styles.source} lang={isInvented ? undefined : 'en'}>
          {isInvented ? t('chart.invented') : chart.source}
        </p>
      )}
    </figure>
  );
}
