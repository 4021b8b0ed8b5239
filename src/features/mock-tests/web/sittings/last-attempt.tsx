import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import styles from './start-attempt.module.css';

/** The last result of a section, with a link to it. */
export function LastAttempt({ attempt }: { readonly attempt: AttemptSummary }) {
  const t = useText('mockTests');
  return (
    <p className={styles.last}>
      <span>
        {attempt.band === null || attempt.raw_score === null
          ? t(attempt.waiting_for_sitting ? 'start.lastInSitting' : 'start.lastWaiting')
          : `${t('start.lastResult')}${t('start.colon')}${t('start.lastResultText', {
              raw: attempt.raw_score,
              count: attempt.question_count,
              band: formatBand(attempt.band),
            })}`}
      </span>{' '}
      <ButtonLink variant="quiet" size="small" to={paths.attemptResult({ attemptId: attempt.attempt_id })}>
        {t('start.seeResult')}
      </ButtonLink>
    </p>
  );
}
