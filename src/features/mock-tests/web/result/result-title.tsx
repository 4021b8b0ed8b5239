import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { Skill } from '#ielts/paper/paper.ts';
import type { AttemptSummary } from '../attempt-summary.ts';
import styles from './result-summary.module.css';

type ResultTitleProps = { readonly attempt: AttemptSummary; readonly skill: Skill };

/** The heading of a result, with the name of its mock test above. */
export function ResultTitle({ attempt, skill }: ResultTitleProps) {
  const t = useText('mockTests');
  return (
    <>
      <p className={styles.quiet} data-test-title="">
        {attempt.test_title[useLanguage()]}
      </p>
      <h1 className={styles.title}>{t('result.title', { skill: t(`skill.${skill}`) })}</h1>
    </>
  );
}
