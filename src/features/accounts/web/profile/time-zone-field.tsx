import { useState } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { timeZoneOptions } from './time-zone-options.ts';

type TimeZoneFieldProps = {
  /** IANA; empty: none chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onSelect: (zone: string) => void;
};

/** A time zone, found by its city. One button chooses this device's own. */
export function TimeZoneField({ value, error, onSelect }: TimeZoneFieldProps) {
  const text = useText('profile');
  const language = useLanguage();
  const [openedAt, setOpenedAt] = useState<number>();
  const own = ownTimeZone();
  const known = [value, own ?? ''].filter(Boolean);
  // A slow phone takes a moment for the whole list, so it is built when the learner opens it.
  const options =
    openedAt === undefined
      ? [{ value, label: timeZoneName(value, language) }]
      : timeZoneOptions(language, openedAt, known);
  return (
    <div>
      <Combobox
        label={text('place.timeZone')}
        hint={text('place.timeZoneHint')}
        error={error}
        options={options}
        value={value}
        onSelect={onSelect}
        onOpen={() => setOpenedAt(Date.now())}
        noMatch={text('place.noZone')}
      />
      {own === undefined || own === value ? null : (
        <Button variant="quiet" size="small" onClick={() => onSelect(own)}>
          {text('place.ownZone', { zone: timeZoneName(own, language) })}
        </Button>
      )}
    </div>
  );
}
