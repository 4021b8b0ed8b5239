import { memo } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/text-area.tsx';
import { BandStepper } from './band-stepper.tsx';
import { BandText } from './band-text.tsx';
import styles from './bands.module.css';

export const reasonFieldId = (criterion: Criterion) => `reason-${criterion}`;

const MOST_REASON = 2_000;

type CardProps = {
  readonly criterion: Criterion;
  /** From 1 to 4: the key that chooses it. */
  readonly number: number;
  readonly band: number | null;
  readonly reason: string;
  readonly isChosen: boolean;
  readonly readOnly: boolean;
  readonly onStep: (criterion: Criterion, by: number) => void;
  readonly onReason: (criterion: Criterion, reason: string) => void;
  readonly onComment: (criterion: Criterion) => void;
  readonly onChoose: (place: number) => void;
};

/** A criterion: its band, what the band means, and the reason that the learner reads. */
export const CriterionCard = memo(function CriterionCard(props: CardProps) {
  const { criterion, number, band, reason, isChosen, readOnly, onStep, onReason, onComment, onChoose } =
    props;
  const t = useText('desk');
  const termOf = useText('markingWords');
  return (
    <section
      className={classNames(styles.card, isChosen && styles.chosen)}
      aria-labelledby={`criterion-${criterion}`}
      data-criterion={number}
      onFocus={() => {
        if (!isChosen) onChoose(number - 1);
      }}
    >
      <div className={styles.head}>
        <h3 id={`criterion-${criterion}`}>
          <kbd className={styles.key}>{number}</kbd> {termOf(`criterion.${criterion}`)}
        </h3>
        <BandStepper criterion={criterion} band={band} readOnly={readOnly} onStep={onStep} />
      </div>
      {band === null ? null : <BandText criterion={criterion} band={band} />}
      <TextArea
        id={reasonFieldId(criterion)}
        label={t('band.reason')}
        rows={3}
        maxLength={MOST_REASON}
        readOnly={readOnly}
        value={reason}
        onChange={({ target }) => onReason(criterion, target.value)}
      />
      {readOnly ? null : (
        <Button size="small" variant="quiet" onClick={() => onComment(criterion)}>
          {t('band.comment')}
        </Button>
      )}
    </section>
  );
});
