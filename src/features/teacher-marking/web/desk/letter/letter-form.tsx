import { memo } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DraftContent, PointKind } from '../draft/draft-content.ts';
import styles from './letter.module.css';

export const LETTER_FIELD = 'letter-text';
export const pointFieldId = (kind: PointKind, place: number) => `letter-${kind}-${place}`;

const MOST_LETTER = 6_000;
const MOST_POINT = 600;
const KINDS = ['strengths', 'steps'] as const;

type LetterProps = {
  readonly letter: DraftContent['letter'];
  readonly firstName: string;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
  readonly onPoint: (kind: PointKind, place: number, text: string) => void;
};

/** The closing letter: a few words to the learner, three strengths, and three steps to take next. */
export const LetterForm = memo(function LetterForm(props: LetterProps) {
  const { letter, firstName, readOnly, onText, onPoint } = props;
  const t = useText('desk');
  return (
    <div className={styles.letter}>
      <TextArea
        id={LETTER_FIELD}
        label={firstName === '' ? t('letter.textBlind') : t('letter.text', { name: firstName })}
        optionalLabel={t('optional')}
        rows={6}
        maxLength={MOST_LETTER}
        readOnly={readOnly}
        value={letter.text}
        onChange={({ target }) => onText(target.value)}
      />
      {KINDS.map((kind) => (
        <fieldset key={kind} className={styles.points}>
          <legend>{t(`letter.${kind}`)}</legend>
          {letter[kind].map((point, place) => (
            <TextArea
              // oxlint-disable-next-line react/no-array-index-key -- The three points never change places.
              key={place}
              id={pointFieldId(kind, place)}
              label={t(`letter.${kind}Point`, { number: place + 1 })}
              rows={2}
              maxLength={MOST_POINT}
              readOnly={readOnly}
              value={point}
              onChange={({ target }) => onPoint(kind, place, target.value)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
});
