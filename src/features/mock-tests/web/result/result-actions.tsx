import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import styles from './result-actions.module.css';

type ResultActionsProps = {
  readonly attempt: AttemptSummary;
  /** Whether a lesson holds the section, which goes on there. */
  readonly isOfCourse: boolean;
};

/** Says where the result is stored, and links to the next steps. */
export function ResultActions({ attempt, isOfCourse }: ResultActionsProps) {
  const t = useText('mockTests');
  const session = useSession();
  return (
    <div className={styles.ways}>
      <p className={styles.kept}>{t(session ? 'result.kept' : 'result.keep')}</p>
      <p className={styles.actions}>
        {session ? (
          <ButtonLink to={paths.me()}>{t('result.toMe')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.signup({ next: paths.attemptResult({ attemptId: attempt.attempt_id }) })}>
            {t('result.signUp')}
          </ButtonLink>
        )}
        {isOfCourse ? (
          <ButtonLink variant="secondary" to={paths.myCourses()}>
            {t('result.toCourses')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to={paths.plan({ slug: attempt.mock_test })}>
            {t('result.again')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
