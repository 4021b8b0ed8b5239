import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { TeacherAgreement } from '../../method-contract.ts';
import { formatCount, formatMeasure, formatShare } from './format-figures.ts';
import styles from './method.module.css';

const COLUMNS = ['teachers.works', 'figures.qwk', 'teachers.apart', 'figures.withinHalf'] as const;

/** How far two teachers agree, or why there is no figure yet. */
export function TeachersPart({ teachers }: { readonly teachers: TeacherAgreement | null }) {
  const text = useText('method');
  return (
    <>
      <p>{text('teachers.text')}</p>
      {teachers ? <Figures teachers={teachers} /> : <p>{text('teachers.unreadable')}</p>}
    </>
  );
}

function Figures({
  teachers: { works, since, leastWorks, figures },
}: {
  readonly teachers: TeacherAgreement;
}) {
  const text = useText('method');
  const criterionText = useText('works');
  const language = useLanguage();
  if (figures.length === 0 || since === null)
    return (
      <p className={styles.strong}>
        {text('teachers.tooFew', { count: formatCount(works), least: leastWorks })}
      </p>
    );
  return (
    <>
      <p>
        {text('teachers.measured', { count: formatCount(works), date: formatCalendarDate(since, language) })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it too. */}
      <div className={styles.scroll} role="region" aria-label={text('teachers.caption')} tabIndex={0}>
        <table className={styles.figures}>
          <caption>{text('teachers.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('teachers.criterion')}</th>
              {COLUMNS.map((label) => (
                <th key={label} scope="col" className={styles.number}>
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ criterion, works: counted, qwk, meanApart, withinHalf }) => (
              <tr key={criterion}>
                <th scope="row">
                  {criterion === 'overall'
                    ? text('teachers.overall')
                    : criterionText(`criterion.${criterion}`)}
                </th>
                <td className={styles.number}>{formatCount(counted)}</td>
                <td className={styles.number}>{qwk === null ? '–' : formatMeasure(qwk)}</td>
                <td className={styles.number}>{formatMeasure(meanApart)}</td>
                <td className={styles.number}>{formatShare(withinHalf)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{text('teachers.least', { least: leastWorks })}</p>
    </>
  );
}
