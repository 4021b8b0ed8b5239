import { Link } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { msSpent } from '../../domain/attempts/spent-time.ts';
import styles from './result-parts.module.css';
import { spentTime } from './spent-time.ts';
import type { AttemptSummary } from '../attempt-summary.ts';

type ResultSittingsProps = {
  readonly attemptId: string;
  /** The attempts that are over, the oldest first. */
  readonly sittings: readonly AttemptSummary[];
};

/** This attempt among the others at the same section. */
export function ResultSittings({ attemptId, sittings }: ResultSittingsProps) {
  const r = useText('result');
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const place = sittings.findIndex(({ attempt_id: id }) => id === attemptId);
  const [before, current] = [sittings[place - 1], sittings[place]];
  if (!current) return null;
  const more = before ? (current.raw_score ?? 0) - (before.raw_score ?? 0) : 0;
  const verdict = more > 0 ? 'sittings.better' : more < 0 ? 'sittings.worse' : 'sittings.same';
  return (
    <section className={styles.part} aria-labelledby="sittings-title" data-sittings="">
      <h2 id="sittings-title">{r('sittings.title')}</h2>
      <p className={styles.quiet}>{before ? r(verdict, { count: Math.abs(more) }) : r('sittings.first')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{r('sittings.date')}</th>
            <th scope="col">{r('sittings.right')}</th>
            <th scope="col">{r('sittings.band')}</th>
            <th scope="col">{r('sittings.time')}</th>
          </tr>
        </thead>
        <tbody>
          {sittings.map((each) => {
            const isThis = each.attempt_id === attemptId;
            const date = formatInstant(each.started_at, { language, timeZone });
            return (
              <tr key={each.attempt_id} data-this={isThis || undefined}>
                <th scope="row">
                  {isThis ? (
                    r('sittings.this', { date })
                  ) : (
                    <Link to={paths.attemptResult({ attemptId: each.attempt_id })}>{date}</Link>
                  )}
                  {each.sitting_id === null ? null : (
                    <span className={styles.how}>{r('sittings.inExam')}</span>
                  )}
                </th>
                <td>
                  {each.raw_score ?? 0}/{each.question_count}
                </td>
                <td>{formatBand(each.band ?? 0)}</td>
                <td>{spentTime(r, msSpent(each))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
