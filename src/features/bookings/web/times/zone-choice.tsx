import { COMMON_TIME_ZONES } from '#platform/i18n/common-time-zones.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { SelectField } from '#ui/select-field.tsx';

type ZoneChoiceProps = {
  /** IANA. */
  readonly zone: string;
  readonly teacherZone: string;
  readonly name: string;
  readonly onZone: (zone: string) => void;
};

/** The zone in which times are shown, and whether the teacher's is another. */
export function ZoneChoice({ zone, teacherZone, name, onZone }: ZoneChoiceProps) {
  const text = useText('lessonTimes');
  const language = useLanguage();
  const near = [zone, ownTimeZone(), teacherZone].filter((each) => each !== undefined);
  const zones = Array.from(new Set([...near, ...Object.keys(COMMON_TIME_ZONES)]));
  return (
    <SelectField
      label={text('zone')}
      hint={text(zone === teacherZone ? 'zoneSame' : 'zoneHint', { name })}
      value={zone}
      options={zones.map((each) => ({ value: each, label: timeZoneName(each, language) }))}
      onChange={({ target }) => onZone(target.value)}
      data-zone=""
    />
  );
}
