import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountZone } from '../account-zone.ts';
import type { SeedReport } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { formatDifference, formatShare } from '../format-agreement.ts';
import { officeKey } from '../office-key.ts';
import { useOfficeQuery } from '../use-office-query.ts';
import { AllowClaimsDialog } from './allow-claims-dialog.tsx';

type SeedTeacher = SeedReport['teachers'][number];

/** How teachers mark standard works, by month, and whose claims have stopped. */
export function SeedSummary() {
  const text = useText('backOffice');
  const accountId = useSession()?.user.id;
  const cache = useQueryClient();
  const [allowing, setAllowing] = useState<SeedTeacher>();
  const [done, setDone] = useState('');
  const seeds = useOfficeQuery({
    subject: 'standard-works',
    part: 'seeds',
    call: (signal) => call(MARKING_ADMIN_ENDPOINTS, 'getMarkingSeeds', { signal }),
  });
  // The list below says so where there is no answer.
  if (seeds.state.status === 'offline' || seeds.state.status === 'unreachable') return null;
  return (
    <Loaded {...seeds} skeleton={<Skeleton label={text('loading')} lines={4} />}>
      {({ teachers, rules }) => (
        <Panel className={styles.part}>
          <h2 className={styles.subtitle}>{text('standardWorks.seeds.title')}</h2>
          <p className={styles.quiet}>
            {text('standardWorks.seeds.text', {
              criterion: formatBand(rules.criterion_tolerance),
              overall: formatBand(rules.overall_tolerance),
              misses: rules.misses,
              window: rules.window,
            })}
          </p>
          <div role="status">{done === '' ? null : <Notice tone="success">{done}</Notice>}</div>
          {teachers.length === 0 ? <p>{text('standardWorks.seeds.none')}</p> : null}
          {teachers.map((teacher) => (
            <TeacherPart key={teacher.account_id} teacher={teacher} onAllow={() => setAllowing(teacher)} />
          ))}
          {allowing === undefined ? null : (
            <AllowClaimsDialog
              teacher={allowing}
              onClose={() => setAllowing(undefined)}
              onDone={(words) => {
                setAllowing(undefined);
                setDone(words);
                void cache.invalidateQueries({ queryKey: officeKey('standard-works', accountId) });
              }}
            />
          )}
        </Panel>
      )}
    </Loaded>
  );
}

type PartProps = { readonly teacher: SeedTeacher; readonly onAllow: () => void };

function TeacherPart({ teacher, onAllow }: PartProps) {
  const text = useText('backOffice');
  const language = useLanguage();
  const { months, allowed, stopped_at: stoppedAt } = teacher;
  const date = (at: string) => formatInstant(at, { language, timeZone: accountZone(), shape: 'date' });
  const name = teacher.name || text('standardWorks.seeds.former');
  return (
    <section className={styles.part} data-seeds={teacher.account_id}>
      <h3 className={styles.small}>
        {name}{' '}
        {stoppedAt === null ? null : (
          <Badge tone="danger">{text('standardWorks.seeds.stopped', { date: date(stoppedAt) })}</Badge>
        )}
      </h3>
      {stoppedAt === null ? null : (
        <Button
          size="small"
          variant="secondary"
          aria-label={text('standardWorks.seeds.allowNamed', { name })}
          onClick={onAllow}
          data-allow=""
        >
          {text('standardWorks.seeds.allow')}
        </Button>
      )}
      {months.length === 0 ? (
        <p className={styles.quiet}>{text('standardWorks.seeds.noMonths')}</p>
      ) : (
        <DataTable
          caption={name}
          columns={[
            { id: 'month', label: text('standardWorks.seeds.columns.month') },
            { id: 'count', label: text('standardWorks.seeds.columns.count'), isNumber: true },
            { id: 'difference', label: text('standardWorks.seeds.columns.difference'), isNumber: true },
            { id: 'within', label: text('standardWorks.seeds.columns.within'), isNumber: true },
          ]}
          rows={months.map(({ month, count, mean_difference: difference, within }) => ({
            key: month,
            cells: [month, count, formatDifference(difference), formatShare(within)],
          }))}
        />
      )}
      {allowed.map(({ stopped_at: stopped, allowed_at: at, by, reason }) => (
        <p key={at} className={styles.quiet}>
          {text('standardWorks.seeds.allowed', {
            stopped: date(stopped),
            allowed: date(at),
            name: by || text('standardWorks.somebody'),
            reason,
          })}
        </p>
      ))}
    </section>
  );
}
