import type { ScheduleStore } from './use-save-schedule.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { FeedAddress } from '../feed/calendar-feed.tsx';
import { BusyPart } from './busy-part.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { MeetingPart } from './meeting-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { SettingSection } from './setting-section.tsx';
import { ZonePart } from './zone-part.tsx';

type SettingsProps = ScheduleStore & {
  readonly owner: string;
  /** The teacher's zone and date now. */
  readonly zone: string;
  readonly today: string;
  /** How often the teacher asked for the other calendars. */
  readonly busyVisits: number;
  readonly onShowDay: (date: string) => void;
};

/** Everything about a teacher's calendar that is not a week: holidays, the zone, rules, other calendars, where to meet, and the address of this one. */
export function SettingsPart({ saved, replace, owner, zone, today, busyVisits, onShowDay }: SettingsProps) {
  const feed = useText('lessonFeed');
  const store = { saved, replace };
  return (
    <>
      <HolidaysPart {...store} today={today} onShowDay={onShowDay} />
      <ZonePart {...store} today={today} />
      <RulesPart {...store} />
      <BusyPart owner={owner} zone={zone} visits={busyVisits} />
      <MeetingPart owner={owner} />
      <SettingSection id="feed" title={feed('title')} text={feed('text')}>
        <FeedAddress />
      </SettingSection>
    </>
  );
}
