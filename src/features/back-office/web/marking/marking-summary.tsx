import { Loaded } from '#features/accounts/web/index.ts';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../admin.module.css';
import { useOfficeQuery } from '../use-office-query.ts';

/** How many works wait, are with a teacher, need a second opinion, and are late. */
export function MarkingSummary() {
  const text = useText('backOffice');
  const late = useOfficeQuery({
    subject: 'marking',
    part: 'counts',
    call: (signal) =>
      call(MARKING_ADMIN_ENDPOINTS, 'listMarkingOrders', { query: { state: 'late' }, signal }),
  });
  // The list below says so where there is no answer.
  if (late.state.status === 'offline' || late.state.status === 'unreachable') return null;
  return (
    <Loaded {...late} skeleton={<Skeleton label={text('loading')} lines={3} />}>
      {({ counts }) => (
        <Panel className={styles.part}>
          <h2 className={styles.subtitle}>{text('marking.counts')}</h2>
          <ul className={styles.facts}>
            <li>{text('marking.waiting', { count: counts.waiting })}</li>
            <li>{text('marking.claimed', { count: counts.claimed })}</li>
            <li>{text('marking.secondOpinion', { count: counts.second_opinion })}</li>
            <li data-late={counts.late}>
              {counts.late === 0 ? (
                text('marking.late', { count: 0 })
              ) : (
                <strong>{text('marking.late', { count: counts.late })}</strong>
              )}
            </li>
          </ul>
        </Panel>
      )}
    </Loaded>
  );
}
