import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '#features/accounts/web/index.ts';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AgreementReport, AgreementRow } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { useOfficeQuery } from '../use-office-query.ts';
import { AgreementTable } from './agreement-table.tsx';
import { DriftChart } from './drift-chart.tsx';
import { readDrift } from './drift.ts';
import { formatShare } from '../format-agreement.ts';
import { MonthForm } from './month-form.tsx';
import { readMonthRange } from './month-range.ts';

/** Second markings, drift, and agreement of teachers with each other and with the machine. */
export function MarkingFigures() {
  const text = useText('backOffice');
  const [address] = useSearchParams();
  const range = readMonthRange(address);
  const agreement = useOfficeQuery({
    subject: 'marking',
    part: `agreement ${range.from ?? ''} ${range.to ?? ''}`,
    call: (signal) => call(MARKING_ADMIN_ENDPOINTS, 'getMarkingAgreement', { query: range, signal }),
  });
  return (
    <>
      <h1 className={styles.title}>{text('marking.figures.title')}</h1>
      <p className={styles.lead}>{text('marking.figures.intro')}</p>
      <MonthForm range={range} />
      <Loaded {...agreement} skeleton={<Skeleton label={text('loading')} lines={8} />}>
        {(report) => (
          <>
            <SecondMarkings report={report} />
            <DriftPart report={report} />
            <AgreementTable id="teachers" rows={report.teachers} />
            <AgreementTable id="machine" rows={report.machine} />
            <p className={styles.quiet}>{text('marking.figures.qwkNote')}</p>
          </>
        )}
      </Loaded>
    </>
  );
}

type ReportProps = { readonly report: AgreementReport };

function SecondMarkings({ report }: ReportProps) {
  const text = useText('backOffice');
  const { second_markings: seconds, third_markings: thirds, teachers } = report;
  const overall = teachers.filter(({ criterion }) => criterion === 'overall');
  const pairs = overall.reduce((sum, { count }) => sum + count, 0);
  const near = overall.reduce((sum, { count, within_half: share }) => sum + count * (share ?? 0), 0);
  return (
    <Panel className={styles.part}>
      <h2 className={styles.subtitle}>{text('marking.figures.second')}</h2>
      {seconds === 0 ? (
        <p>{text('marking.figures.noSeconds')}</p>
      ) : (
        <ul className={styles.facts}>
          <li>{text('marking.figures.seconds', { count: seconds })}</li>
          <li>{text('marking.figures.thirds', { count: thirds })}</li>
          {pairs === 0 ? null : (
            <li>{text('marking.figures.agreed', { share: formatShare(near / pairs) })}</li>
          )}
        </ul>
      )}
    </Panel>
  );
}

/** The drift of one criterion, which can be chosen among those that have pairs. */
function DriftPart({ report }: ReportProps) {
  const text = useText('backOffice');
  const [chosen, setChosen] = useState<AgreementRow['criterion']>('overall');
  const present = new Set([...report.teachers, ...report.machine].map(({ criterion }) => criterion));
  if (present.size === 0) return null;
  const criteria = [...present].sort((one, other) => Number(other === 'overall') - Number(one === 'overall'));
  const criterion = present.has(chosen) ? chosen : (criteria[0] ?? 'overall');
  const drift = readDrift(report, criterion);
  const title = text('marking.figures.drift', { criterion: text(`marking.criteria.${criterion}`) });
  return (
    <section className={styles.part} aria-label={title}>
      <SelectField
        label={text('marking.figures.criterion')}
        value={criterion}
        options={criteria.map((value) => ({ value, label: text(`marking.criteria.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setChosen(criteria.find((each) => each === value) ?? 'overall')
        }
      />
      {drift === undefined ? null : <DriftChart drift={drift} title={title} />}
      <p className={styles.quiet}>{text('marking.figures.driftText')}</p>
    </section>
  );
}
