import { useText } from '#platform/i18n/text-provider.tsx';
import { timeLeft } from './time-left.ts';

/** Writes the time to a deadline in words: "1 day 3 hours left", "20 minutes late". */
export function useTimeText(): (dueAt: string, nowMs: number) => string {
  const t = useText('desk');
  return (dueAt, nowMs) => {
    const { isLate, days, hours, minutes } = timeLeft(dueAt, nowMs);
    const time = [
      days > 0 ? t('time.days', { count: days }) : '',
      hours > 0 ? t('time.hours', { count: hours }) : '',
      minutes > 0 ? t('time.minutes', { count: minutes }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
    return t(isLate ? 'time.late' : 'time.left', { time });
  };
}
