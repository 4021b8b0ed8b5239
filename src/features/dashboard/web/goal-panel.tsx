import type { AccountView } from '#features/accounts/contract.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { daysBetween } from '../domain/exam-countdown.ts';
import styles from './dashboard.module.css';

type GoalPanelProps = {
  readonly user: AccountView;
  /** The band of the latest marked test. */
  readonly lastBand: number | null;
  /** The present date in the learner's zone. */
  readonly today: string;
};

/** Target band and latest result on one scale, and the days to the exam. */
export function GoalPanel({ user, lastBand, today }: GoalPanelProps) {
  const text = useText('dashboard');
  const { target_band: target, exam_date: date } = user;
  return (
    <Panel className={styles.goal}>
      <h2 className={styles.sideTitle}>{text('goal.title')}</h2>
      {target === null ? (
        <>
          <BandScale band={0} size="large" />
          <p className={styles.quiet}>{text('goal.noBand')}</p>
        </>
      ) : (
        <TargetBand target={target} last={lastBand} />
      )}
      <p className={styles.exam}>
        <span className={styles.quiet}>{text('goal.examDate')}</span>
        {date === null ? <span>{text('goal.noDate')}</span> : <ExamDate date={date} today={today} />}
      </p>
      <TextLink variant="arrow" to={paths.profile({ part: 'goal' })}>
        {text(target === null && date === null ? 'goal.set' : 'goal.change')}
      </TextLink>
    </Panel>
  );
}

function TargetBand({ target, last }: { readonly target: number; readonly last: number | null }) {
  const text = useText('dashboard');
  const filled = last === null ? 0 : Math.min(last, target);
  const label =
    last === null
      ? text('goal.scaleTarget', { target: formatBand(target) })
      : text('goal.scale', { target: formatBand(target), last: formatBand(last) });
  return (
    <>
      <p className={styles.target}>
        <span className={styles.quiet}>{text('goal.target')}</span>
        <span className={styles.band}>{formatBand(target)}</span>
      </p>
      <BandScale band={filled} upTo={target} size="large" label={label} />
      <p className={styles.quiet}>
        {last === null
          ? text('goal.noTest')
          : last >= target
            ? text('goal.reached')
            : text('goal.missing', { bands: formatBand(target - last) })}
      </p>
    </>
  );
}

function ExamDate({ date, today }: { readonly date: string; readonly today: string }) {
  const text = useText('dashboard');
  const language = useLanguage();
  const days = daysBetween(today, date);
  const left =
    days < 0
      ? text('goal.past')
      : days === 0
        ? text('goal.today')
        : days === 1
          ? text('goal.dayLeft')
          : text('goal.daysLeft', { days });
  return (
    <>
      <span className={styles.date}>{formatCalendarDate(date, language)}</span>
      <span className={styles.daysLeft}>{left}</span>
    </>
  );
}
