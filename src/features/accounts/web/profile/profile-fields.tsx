import { useState } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isLanguage } from '#platform/i18n/language.ts';
import { EXTRA_TIME_PERCENTS, TARGET_BANDS } from '../../domain/account.ts';
import { NAME_ORDER } from '../sign-in/name-order.ts';
import styles from './profile-page.module.css';
import { TimeZoneField } from './time-zone-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

type FieldsProps = Pick<ProfileForm, 'values' | 'errors' | 'change'>;

const LANGUAGE_NAMES = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'zh-Hant', label: <span lang="zh-Hant">中文（繁體）</span> },
];

/** First and last name, in the order of the page's language. */
export function NameFields({ values, errors, change }: FieldsProps) {
  const text = useText('accounts');
  const language = useLanguage();
  const names = {
    first: (
      <TextField
        key="first"
        label={text('fields.firstName')}
        name="first_name"
        autoComplete="given-name"
        required
        value={values.first_name}
        error={errors.first_name}
        onChange={(event) => change({ first_name: event.currentTarget.value })}
      />
    ),
    last: (
      <TextField
        key="last"
        label={text('fields.lastName')}
        name="last_name"
        autoComplete="family-name"
        required
        value={values.last_name}
        error={errors.last_name}
        onChange={(event) => change({ last_name: event.currentTarget.value })}
      />
    ),
  };
  return <div className={styles.pair}>{NAME_ORDER[language].map((name) => names[name])}</div>;
}

/** The target band, shown on the scale, and the exam date. */
export function GoalFields({ values, errors, change }: FieldsProps) {
  const text = useText('profile');
  const band = Number(values.target_band);
  const [openedAt] = useState(() => Date.now());
  const { date: today } = wallClock(openedAt, values.time_zone);
  return (
    <div className={styles.pair}>
      <div>
        <SelectField
          label={text('goal.targetBand')}
          name="target_band"
          optionalLabel={text('goal.optional')}
          value={values.target_band}
          error={errors.target_band}
          options={[
            { value: '', label: text('goal.noBand') },
            ...TARGET_BANDS.map((each) => ({ value: String(each), label: each.toFixed(1) })),
          ]}
          onChange={(event) => change({ target_band: event.currentTarget.value })}
        />
        <div className={styles.scale}>
          <BandScale
            band={band}
            size="medium"
            label={band > 0 ? text('goal.scale', { band: band.toFixed(1) }) : undefined}
          />
        </div>
      </div>
      <div>
        <TextField
          label={text('goal.examDate')}
          name="exam_date"
          type="date"
          optionalLabel={text('goal.optional')}
          placeholder="2027-05-29"
          min={today}
          value={values.exam_date}
          error={errors.exam_date}
          onChange={(event) => change({ exam_date: event.currentTarget.value })}
        />
        {values.exam_date === '' ? null : (
          <Button variant="quiet" size="small" onClick={() => change({ exam_date: '' })}>
            {text('goal.clearDate')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The language of site and emails, and the time zone. */
export function PlaceFields({ values, errors, change }: FieldsProps) {
  const text = useText('profile');
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={text('place.language')}
        hint={text('place.languageHint')}
        name="language"
        options={LANGUAGE_NAMES}
        value={values.language}
        error={errors.language}
        onChange={({ currentTarget: { value } }) =>
          isLanguage(value) ? change({ language: value }) : undefined
        }
      />
      <TimeZoneField
        value={values.time_zone}
        error={errors.time_zone}
        onSelect={(zone) => change({ time_zone: zone })}
      />
    </div>
  );
}

/** Extra time in tests, for learners who have it in the real exam. */
export function TimeFields({ values, errors, change }: FieldsProps) {
  const text = useText('profile');
  return (
    <SelectField
      label={text('time.label')}
      hint={text('time.hint')}
      name="extra_time_percent"
      value={values.extra_time_percent}
      error={errors.extra_time_percent}
      options={EXTRA_TIME_PERCENTS.map((percent) => ({
        value: String(percent),
        label:
          percent === 100
            ? text('time.none')
            : text('time.more', { times: percent / 100, minutes: Math.ceil((60 * percent) / 100) }),
      }))}
      onChange={(event) => change({ extra_time_percent: event.currentTarget.value })}
    />
  );
}
