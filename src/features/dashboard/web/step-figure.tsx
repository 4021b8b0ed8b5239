import type { ReactNode } from 'react';
import { ShieldCheck as ShieldIcon } from 'lucide-react';
import { formatBand } from '#ielts/bands/format-band.ts';
import { type AttemptSummary } from '#features/mock-tests/web/index.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { NextStep } from '../domain/next-steps.ts';
import styles from './dashboard.module.css';

type StepFigureProps = {
  readonly step: NextStep | undefined;
  readonly attempts: readonly AttemptSummary[];
  /** The drawing of the free trial. */
  readonly trialCover: string;
};

/** A picture of the next step: a drawing, a number or the scale. The words next to it say the same. */
export function StepFigure({ step, attempts, trialCover }: StepFigureProps) {
  const text = useText('dashboard');
  switch (step?.kind) {
    case 'free-trial':
      return <img src={trialCover} width={640} height={400} alt="" className={styles.cover} />;
    case 'go-on-sitting':
    case 'go-on':
      if (step.minutesLeft !== undefined) {
        return <Figure value={String(step.minutesLeft)} unit={text('next.minutes')} />;
      }
      break;
    case 'exam-near':
      // Today and tomorrow are words, not numbers.
      if (step.daysLeft > 1) return <Figure value={String(step.daysLeft)} unit={text('next.days')} />;
      break;
    case 'review': {
      const band = attempts.find(({ attempt_id: id }) => id === step.attemptId)?.band ?? 0;
      return (
        <Figure value={formatBand(band)}>
          <BandScale band={band} />
        </Figure>
      );
    }
    case 'two-factor':
      return (
        <div className={styles.figure} aria-hidden="true">
          <ShieldIcon size={96} />
        </div>
      );
    default:
  }
  return (
    <div className={styles.figure} aria-hidden="true">
      <BandScale band={9} />
    </div>
  );
}

type FigureProps = { readonly value: string; readonly unit?: string; readonly children?: ReactNode };

function Figure({ value, unit, children }: FigureProps) {
  return (
    <div className={styles.figure} aria-hidden="true">
      <span className={styles.number}>{value}</span>
      {unit === undefined ? null : <span>{unit}</span>}
      {children}
    </div>
  );
}
