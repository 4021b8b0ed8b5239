import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { GRADING_ADMIN_ENDPOINTS } from '#features/grading/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GradingReport } from './admin-replies.ts';
import styles from './admin.module.css';
import { formatCount, formatMicro } from './format-use.ts';
import { useOfficeQuery } from './use-office-query.ts';

/** Today's budget, the language model and the queue. */
export function GradingSummary() {
  const text = useText('backOffice');
  const report = useOfficeQuery({
    subject: 'grading',
    part: 'now',
    call: (signal) => call(GRADING_ADMIN_ENDPOINTS, 'findGraderUses', { query: {}, signal }),
  });
  // The list below says so where there is no answer.
  if (report.state.status === 'offline' || report.state.status === 'unreachable') return null;
  return (
    <Loaded {...report} skeleton={<Skeleton label={text('loading')} lines={3} />}>
      {({ today, model, queue }) => (
        <div className={styles.columns}>
          <Panel className={styles.part}>
            <h2 className={styles.subtitle}>{text('grading.now')}</h2>
            <ul className={styles.facts}>
              <ModelFacts model={model} />
              <QueueFact queue={queue} />
            </ul>
          </Panel>
          <Panel className={styles.part}>
            <h2 className={styles.subtitle}>{text('grading.today')}</h2>
            <ul className={styles.facts}>
              <BudgetFacts today={today} />
            </ul>
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

function ModelFacts({ model }: Pick<GradingReport, 'model'>) {
  const text = useText('backOffice');
  if (model === null) return <li>{text('grading.noModel')}</li>;
  const { name, host, calibrated } = model;
  return (
    <>
      <li>{text('grading.model', { name, host })}</li>
      {([1, 2] as const).map((task) => (
        <li key={task}>
          {text(calibrated.includes(task) ? 'grading.calibrated' : 'grading.uncalibrated', { task })}
        </li>
      ))}
    </>
  );
}

function QueueFact({ queue }: Pick<GradingReport, 'queue'>) {
  const text = useText('backOffice');
  const language = useLanguage();
  const session = useSession();
  const { works, oldest_at: oldest } = queue;
  if (oldest === null) return <li>{text('grading.nothingWaits')}</li>;
  const since = formatInstant(oldest, { language, timeZone: session?.user.time_zone });
  return <li data-waiting={works}>{text('grading.waiting', { shown: formatCount(works), since })}</li>;
}

function BudgetFacts({ today }: Pick<GradingReport, 'today'>) {
  const text = useText('backOffice');
  const { spent_micro: spent, budget_micro: budget, left_micro: left, learner_budget_micro: learner } = today;
  if (spent === null) return <li>{text('grading.noPrices')}</li>;
  return (
    <>
      <li>{text('grading.spent', { amount: formatMicro(spent) })}</li>
      <li data-left={left ?? ''}>
        {budget === null || left === null
          ? text('grading.noBudget')
          : text('grading.left', { left: formatMicro(left), budget: formatMicro(budget) })}
      </li>
      <li>
        {learner === null
          ? text('grading.noLearnerBudget')
          : text('grading.learnerBudget', { budget: formatMicro(learner) })}
      </li>
    </>
  );
}
