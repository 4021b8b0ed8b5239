import { useState } from 'react';
import { timeAgo, type TimeAgo } from '../../domain/time-ago.ts';
import { useSettingsText } from './use-settings-text.ts';

const WORDS = {
  now: ['ago.now', 'ago.now'],
  minute: ['ago.minute', 'ago.minutes'],
  hour: ['ago.hour', 'ago.hours'],
  day: ['ago.day', 'ago.days'],
} as const satisfies Record<TimeAgo['unit'], readonly [string, string]>;

/** Says how long ago an instant was, as of when the list was first shown. */
export function useTimeAgo(): (instant: string) => string {
  const text = useSettingsText();
  const [now] = useState(() => Date.now());
  return (instant) => {
    const { unit, count } = timeAgo(Date.parse(instant), now);
    const [one, many] = WORDS[unit];
    return text(count === 1 ? one : many, { count });
  };
}
