import { useText } from '#platform/i18n/text-provider.tsx';

type Queue = { readonly place: number; readonly seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says a place in the queue with its time, rounded up. */
export function useWaitingText(): (queue: Queue | null) => string {
  const text = useText('workStatus');
  const timeText = (seconds: number) => {
    if (seconds <= 55) return text('seconds', { count: Math.ceil(seconds / 5) * 5 });
    if (seconds <= 55 * MINUTE) return text('minutes', { count: Math.ceil(seconds / MINUTE) });
    return text('hours', { count: Math.ceil(seconds / HOUR) });
  };
  return (queue) => {
    if (queue === null) return text('waiting');
    const time = timeText(queue.seconds);
    return queue.place === 1 ? text('next', { time }) : text('place', { place: queue.place, time });
  };
}
