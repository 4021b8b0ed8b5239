import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { timeAgo, type TimeAgo } from '../../domain/time-ago.ts';

const WORDS = {
  now: 'ago.now',
  minute: 'ago.minutes',
  hour: 'ago.hours',
  day: 'ago.days',
} as const satisfies Record<TimeAgo['unit'], string>;

/** Says how long ago an instant was when the list was first shown. */
export function useTimeAgo(): (instant: string) => string {
  const text = useText('settings');
  const [now] = useState(() => Date.now());
  return (instant) => {
    const { unit, count } = timeAgo(Date.parse(instant), now);
    // One day ago has its own word: yesterday.
    return text(unit === 'day' && count === 1 ? 'ago.day' : WORDS[unit], { count });
  };
}
