import { langOf } from '#platform/i18n/lang-of.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Today } from './today-reply.ts';
import styles from './today.module.css';

/** What the school says to the learner’s reports of the last weeks. Nothing where it has said nothing. */
export function ReportAnswers({ answers }: { readonly answers: Today['report_answers'] }) {
  const t = useText('practice');
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="report-answers" className={styles.answers} data-report-answers="">
      <Panel tone="tint">
        <h2 id="report-answers">{t('report.answered')}</h2>
        {answers.map(({ report, title, number, reply }) => (
          <div key={report} data-report={report}>
            <p>
              <MixedText text={t('report.about', { title, number })} />
            </p>
            <blockquote lang={langOf(reply)}>{reply}</blockquote>
          </div>
        ))}
      </Panel>
    </section>
  );
}
