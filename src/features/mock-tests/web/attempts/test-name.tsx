import { useLanguage } from '#platform/i18n/text-provider.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import styles from './attempt-page.module.css';

/** The name of an attempt's mock test, above the heading of its result. */
export function TestName({ attempt }: { readonly attempt: AttemptSummary }) {
  return (
    <p className={styles.testName} data-test-name="">
      {attempt.test_title[useLanguage()]}
    </p>
  );
}
