import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import { wallText } from './wall-text.ts';

type Walls = { readonly local: string; readonly teacher_local: string };

/** Writes the two wall clocks of a lesson or a free time in the reader's language. */
export function useWallText() {
  const text = useText('lessonWords');
  const language = useLanguage();
  const day = (wall: string) => wallText(wall, language, 'day');
  const shortDay = (wall: string) => wallText(wall, language, 'short-day');
  const time = (wall: string) => wallText(wall, language, 'time');
  return {
    day,
    shortDay,
    time,
    /** `Tuesday 24 November, 18:30` */
    dayTime: (wall: string) => text('dayTime', { day: day(wall), time: time(wall) }),
    /** `10:00 in London`, with the day where it is another one there. */
    other({ local, teacher_local: there }: Walls, zone: string): string {
      const city = cityOfTimeZone(zone, language);
      return local.slice(0, 10) === there.slice(0, 10)
        ? text('timeIn', { time: time(there), city })
        : text('dayAndTimeIn', { day: shortDay(there), time: time(there), city });
    },
  };
}
