import { memo } from 'react';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { overallBand, type DraftContent } from '../draft/draft-content.ts';
import { CriterionCard } from './criterion-card.tsx';
import styles from './bands.module.css';

type PanelProps = {
  readonly criteria: DraftContent['criteria'];
  readonly chosen: number;
  readonly readOnly: boolean;
  readonly onStep: (criterion: Criterion, by: number) => void;
  readonly onReason: (criterion: Criterion, reason: string) => void;
  readonly onComment: (criterion: Criterion) => void;
  readonly onChoose: (place: number) => void;
};

/** The four criteria and the overall band by the rules. */
export const BandPanel = memo(function BandPanel({ criteria, chosen, ...rest }: PanelProps) {
  const t = useText('desk');
  const overall = overallBand({ criteria });
  return (
    <div>
      <p className={styles.overall} data-overall={overall ?? ''}>
        <span>{t('band.overall')}</span>
        <strong>{overall === null ? '–' : formatBand(overall)}</strong>
        <BandScale band={overall ?? 0} size="medium" />
        {overall === null ? <span className={styles.quiet}>{t('band.overallLater')}</span> : null}
      </p>
      {criteria.map(({ criterion, band, reason }, at) => (
        <CriterionCard
          key={criterion}
          criterion={criterion}
          number={at + 1}
          band={band}
          reason={reason}
          isChosen={at === chosen}
          {...rest}
        />
      ))}
    </div>
  );
});
