import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AdminTeacher } from '../admin-replies.ts';
import styles from './teachers.module.css';
import { TEACHER_CHOICES, writeHolidays, type ProfileField } from './teacher-values.ts';

type FieldsProps = {
  /** The present profile. Absent: a new teacher, who marks everything. */
  readonly teacher?: AdminTeacher | undefined;
  readonly wrong: readonly string[];
  /** The line of the holidays that is wrong. */
  readonly wrongLine: number | undefined;
};

const NEW = {
  slug: null,
  skills: TEACHER_CHOICES.skills,
  modules: TEACHER_CHOICES.modules,
  languages: TEACHER_CHOICES.languages,
  daily_most: 10,
  holidays: [],
} as const;

/** What a teacher marks, how much, and when not. */
export function ProfileFields({ teacher, wrong, wrongLine }: FieldsProps) {
  const text = useText('backOffice');
  const profile = teacher ?? NEW;
  const errorOf = (field: ProfileField, words: 'slugWrong' | 'dailyWrong') =>
    wrong.includes(field) ? text(`teachers.profile.${words}`) : undefined;
  return (
    <>
      <TextField
        name="slug"
        label={text('teachers.profile.slug')}
        hint={text('teachers.profile.slugHint')}
        error={errorOf('slug', 'slugWrong')}
        defaultValue={profile.slug ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
      />
      <Choices field="skills" chosen={profile.skills} isWrong={wrong.includes('skills')} />
      <Choices field="modules" chosen={profile.modules} isWrong={wrong.includes('modules')} />
      <Choices field="languages" chosen={profile.languages} isWrong={wrong.includes('languages')} />
      <TextField
        name="daily_most"
        label={text('teachers.profile.daily')}
        hint={text('teachers.profile.dailyHint')}
        error={errorOf('daily_most', 'dailyWrong')}
        defaultValue={profile.daily_most}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <TextArea
        name="holidays"
        label={text('teachers.profile.holidays')}
        hint={text('teachers.profile.holidaysHint')}
        error={
          wrongLine === undefined ? undefined : text('teachers.profile.holidaysWrong', { line: wrongLine })
        }
        defaultValue={writeHolidays(profile.holidays)}
        rows={3}
      />
    </>
  );
}

type ChoicesProps = {
  readonly field: keyof typeof TEACHER_CHOICES;
  readonly chosen: readonly string[];
  readonly isWrong: boolean;
};

function Choices({ field, chosen, isWrong }: ChoicesProps) {
  const text = useText('backOffice');
  const labels = {
    essay: 'teachers.profile.skillNames.essay',
    speaking: 'teachers.profile.skillNames.speaking',
    academic: 'marking.modules.academic',
    'general-training': 'marking.modules.general-training',
    en: 'teachers.profile.languageNames.en',
    'zh-Hant': 'teachers.profile.languageNames.zh-Hant',
  } as const;
  return (
    <fieldset className={styles.choices} aria-describedby={isWrong ? `choices-${field}-error` : undefined}>
      <legend className={styles.legend}>{text(`teachers.profile.${field}`)}</legend>
      {TEACHER_CHOICES[field].map((value) => (
        <Checkbox
          key={value}
          name={field}
          value={value}
          label={text(labels[value])}
          defaultChecked={chosen.includes(value)}
        />
      ))}
      <FieldError id={`choices-${field}`} error={isWrong ? text('teachers.profile.chooseOne') : undefined} />
    </fieldset>
  );
}
