import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { MarkingMethod } from '../../method-contract.ts';
import { formatCount, formatMeasure, formatShare } from './format-figures.ts';
import styles from './method.module.css';

/** The language model of this site, if there is one, and how it was compared with marked essays. */
export function ModelPart({ model }: Pick<MarkingMethod, 'model'>) {
  const text = useText('method');
  const language = useLanguage();
  if (!model) return <p>{text('model.none')}</p>;
  const { name, host, calibrations } = model;
  return (
    <>
      <p>{text('model.text', { name, host })}</p>
      <p>{text('model.consent', { host })}</p>
      {calibrations.length < 2 ? (
        <p className={styles.strong}>
          {calibrations[0]
            ? text('model.oneCalibrated', { task: calibrations[0].task, other: 3 - calibrations[0].task })
            : text('model.uncalibrated')}
        </p>
      ) : null}
      {calibrations.length === 0 ? null : (
        <table className={styles.figures}>
          <caption>{text('model.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('figures.figure')}</th>
              {calibrations.map(({ task }) => (
                <th key={task} scope="col" className={styles.number}>
                  {text('task', { task })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['model.made', ({ made }) => formatCalendarDate(made, language)],
                ['figures.essays', ({ essays }) => formatCount(essays)],
                ['figures.qwk', ({ qwk }) => formatMeasure(qwk)],
                ['figures.withinHalf', ({ withinHalf }) => formatShare(withinHalf)],
                ['figures.meanError', ({ meanError }) => formatMeasure(meanError)],
              ] as const satisfies readonly (readonly [
                string,
                (each: (typeof calibrations)[number]) => string,
              ])[]
            ).map(([label, say]) => (
              <tr key={label}>
                <th scope="row">{text(label)}</th>
                {calibrations.map((each) => (
                  <td key={each.task} className={styles.number}>
                    {say(each)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
