import type { KeyboardEvent } from 'react';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { IconButton } from '#ui/button.tsx';
import { Minus as MinusIcon, Plus as PlusIcon } from 'lucide-react';
import styles from './bands.module.css';

export const bandFieldId = (criterion: Criterion) => `band-${criterion}`;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 0.5,
  ArrowRight: 0.5,
  ArrowDown: -0.5,
  ArrowLeft: -0.5,
  PageUp: 1,
  PageDown: -1,
};

type StepperProps = {
  readonly criterion: Criterion;
  readonly band: number | null;
  readonly readOnly: boolean;
  readonly onStep: (criterion: Criterion, by: number) => void;
};

/** A band that goes up and down by half a band, with buttons or arrow keys. A wheel changes nothing. */
export function BandStepper({ criterion, band, readOnly, onStep }: StepperProps) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const name = termOf(`criterion.${criterion}`);
  const words = band === null ? t('band.none') : t('band.value', { band: formatBand(band) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(criterion, by);
  };
  const button = (by: 0.5 | -0.5) => (
    <IconButton
      label={t(by > 0 ? 'band.up' : 'band.down', { criterion: name })}
      outlined
      disabled={readOnly || band === (by > 0 ? 9 : 0)}
      tabIndex={-1}
      onClick={() => onStep(criterion, by)}
    >
      {by > 0 ? <PlusIcon size={18} /> : <MinusIcon size={18} />}
    </IconButton>
  );
  return (
    <div className={styles.stepper}>
      {button(-0.5)}
      <div
        id={bandFieldId(criterion)}
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={t('band.of', { criterion: name })}
        aria-valuemin={0}
        aria-valuemax={9}
        aria-valuenow={band ?? undefined}
        aria-valuetext={words}
        aria-readonly={readOnly}
        onKeyDown={onKeyDown}
        data-band={band ?? ''}
      >
        <strong>{band === null ? '–' : formatBand(band)}</strong>
        <BandScale band={band ?? 0} size="small" />
      </div>
      {button(0.5)}
    </div>
  );
}
