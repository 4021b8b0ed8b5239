import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { QueueReply } from '../desk-replies.ts';
import styles from './queue.module.css';

/** How many works the teacher has claimed today, and may still claim. */
export function TodayPart({ today }: { readonly today: QueueReply['today'] }) {
  const t = useText('teachQueue');
  const { claimed, most, on_holiday: onHoliday, is_stopped: isStopped } = today;
  if (onHoliday)
    return (
      <Notice tone="info" title={t('today.holiday')}>
        <p>{t('today.holidayText')}</p>
      </Notice>
    );
  const left = Math.max(0, most - claimed);
  const share = most === 0 ? 1 : Math.min(1, claimed / most);
  return (
    <section className={styles.panel} aria-labelledby="today" data-today={`${claimed}/${most}`}>
      <h2 id="today">{t('today.title')}</h2>
      <p className={styles.load}>{t('today.load', { claimed, most })}</p>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height={4} />
      </svg>
      {isStopped ? null : (
        <p className={styles.quiet}>{left === 0 ? t('today.full') : t('today.left', { count: left })}</p>
      )}
    </section>
  );
}
