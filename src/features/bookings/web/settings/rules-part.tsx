import { useRef, useState, type FormEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Row } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RULE_LIMITS, START_GRIDS } from '../../domain/schedule.ts';
import type { ScheduleView } from './teach-replies.ts';
import type { ScheduleStore } from './use-save-schedule.ts';
import { SettingNews } from './setting-news.tsx';
import { SettingSection } from './setting-section.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useSetting } from './use-setting.ts';
import styles from './settings.module.css';

type Rules = ScheduleView['rules'];

/** The rules that are numbers, in the order of the form. */
const NUMBERS = [
  {
    rule: 'buffer_before_minutes',
    label: 'before',
    hint: undefined,
    limits: RULE_LIMITS.bufferBeforeMinutes,
  },
  { rule: 'buffer_after_minutes', label: 'after', hint: undefined, limits: RULE_LIMITS.bufferAfterMinutes },
  { rule: 'notice_hours', label: 'notice', hint: 'noticeHint', limits: RULE_LIMITS.noticeHours },
  { rule: 'horizon_days', label: 'horizon', hint: 'horizonHint', limits: RULE_LIMITS.horizonDays },
  { rule: 'daily_most', label: 'most', hint: undefined, limits: RULE_LIMITS.dailyMost },
] as const;
type NumberRule = (typeof NUMBERS)[number]['rule'];

/** What was typed and is not saved yet. */
type Typed = { readonly [Rule in NumberRule]?: string } & Partial<
  Pick<Rules, 'grid_minutes' | 'offers_trial'>
>;

const isWithin = (typed: string, [least, most]: readonly [number, number]) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

/** The rules by which learners book. The lengths of lessons are what the school sells, and are not set here. */
export function RulesPart(store: ScheduleStore) {
  const t = useText('teachSettings');
  const setting = useSetting(store);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [isChecked, setChecked] = useState(false);
  const { rules } = store.saved.schedule;
  const valueOf = (rule: NumberRule) => typed[rule] ?? `${rules[rule]}`;
  const isWrong = ({ rule, limits }: (typeof NUMBERS)[number]) => !isWithin(valueOf(rule), limits);
  const changed: Rules = {
    ...rules,
    grid_minutes: typed.grid_minutes ?? rules.grid_minutes,
    offers_trial: typed.offers_trial ?? rules.offers_trial,
    ...Object.fromEntries(NUMBERS.map(({ rule }) => [rule, Number(valueOf(rule))])),
  };
  const isChanged =
    NUMBERS.some(({ rule }) => valueOf(rule) !== `${rules[rule]}`) ||
    changed.grid_minutes !== rules.grid_minutes ||
    changed.offers_trial !== rules.offers_trial;

  useUnsaved('rules', isChanged);

  function enter(next: Typed): void {
    setting.forget();
    setTyped((now) => ({ ...now, ...next }));
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (NUMBERS.some(isWrong)) {
      // The errors are there after the next drawing.
      requestAnimationFrame(() => focusFirstError(form.current));
      return;
    }
    if (await setting.change({ rules: changed }, t('rules.saved'))) setTyped({});
  }

  return (
    <SettingSection id="rules" title={t('rules.title')} text={t('rules.text')}>
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <div className={styles.pair}>
          {NUMBERS.map((each) => (
            <TextField
              key={each.rule}
              name={each.rule}
              type="number"
              inputMode="numeric"
              label={t(`rules.${each.label}`)}
              hint={each.hint === undefined ? undefined : t(`rules.${each.hint}`)}
              error={
                isChecked && isWrong(each)
                  ? t('rules.range', { least: each.limits[0], most: each.limits[1] })
                  : undefined
              }
              min={each.limits[0]}
              max={each.limits[1]}
              value={valueOf(each.rule)}
              onChange={({ currentTarget: { value } }) => enter({ [each.rule]: value })}
            />
          ))}
          <SelectField
            name="grid_minutes"
            label={t('rules.grid')}
            value={`${changed.grid_minutes}`}
            options={START_GRIDS.map((minutes) => ({
              value: `${minutes}`,
              label: t(minutes === 15 ? 'rules.quarter' : 'rules.half'),
            }))}
            onChange={({ currentTarget: { value } }) =>
              enter({ grid_minutes: START_GRIDS.find((each) => `${each}` === value) ?? rules.grid_minutes })
            }
          />
        </div>
        <Checkbox
          name="offers_trial"
          label={t('rules.trial')}
          checked={changed.offers_trial}
          onChange={({ currentTarget }) => enter({ offers_trial: currentTarget.checked })}
        />
        <SettingNews setting={setting} />
        <Row>
          <Button type="submit" busy={setting.isBusy} disabled={!isChanged} data-save-rules="">
            {t('rules.save')}
          </Button>
          {isChanged ? (
            <Button variant="quiet" disabled={setting.isBusy} onClick={() => setTyped({})}>
              {t('rules.discard')}
            </Button>
          ) : null}
        </Row>
      </form>
    </SettingSection>
  );
}
