import { fullName, useSession } from '#features/accounts/web/index.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import type { AttemptSummary } from '../attempt-summary.ts';
import { LogoMark } from '#ui/logo-mark.tsx';
import styles from './player-header.module.css';

type PlayerBrandProps = { readonly title: string; readonly attempt: AttemptSummary };

/** The names of the section and its mock test, and the candidate's name and number. A guest has no name. */
export function PlayerBrand({ title, attempt }: PlayerBrandProps) {
  const t = useText('mockTests');
  const language = useLanguage();
  const number = candidateNumber(attempt.sitting_id ?? attempt.attempt_id);
  const user = useSession()?.user;
  return (
    <div className={styles.brand}>
      <LogoMark />
      <div className={styles.names}>
        <h1 className={styles.title}>
          {title}
          <span className={styles.test}> · {attempt.test_title[language]}</span>
        </h1>
        <p className={styles.candidate} data-candidate-number={number}>
          {user
            ? t('player.candidate', { name: fullName(user.first_name, user.last_name), number })
            : t('player.candidateNumber', { number })}
        </p>
      </div>
    </div>
  );
}
