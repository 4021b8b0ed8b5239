import { readPlaces } from '#ielts/exercises/spot-words.ts';
import type { Reorder } from '#ielts/exercises/exercise-types.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { AnswerField } from '../answer-field.ts';
import { AFTER_COLON } from './after-colon.ts';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** Pieces to press in the right order. A piece in the line goes back when it is pressed again. */
export function ReorderView({ group, fields }: ExerciseViewProps<Reorder>) {
  return group.questions.map((question) => (
    <QuestionFrame key={question.number} number={question.number}>
      <Pieces question={question} field={fields(question.number)} />
    </QuestionFrame>
  ));
}

type PiecesProps = { readonly question: Reorder['questions'][number]; readonly field: AnswerField };

function Pieces({ question: { pieces, spare, start }, field }: PiecesProps) {
  const t = useText('exercises');
  const language = useLanguage();
  const { value, disabled, onChange, onVisit } = field;
  const chosen = readPlaces(value) ?? [];
  const rest = pieces.map((_piece, place) => place).filter((place) => !chosen.includes(place));
  const put = (places: readonly number[]) => {
    onVisit();
    onChange(places.join(' '));
  };
  return (
    <>
      {start ? (
        <p className={styles.hint}>
          {t('reorder.start')}
          {AFTER_COLON[language]}
          <b lang="en">{start}</b>
        </p>
      ) : null}
      <div className={styles.pieceLine} role="group" aria-label={t('reorder.line')} lang="en">
        {chosen.length === 0 ? <span className={styles.pieceHint}>{t('reorder.empty')}</span> : null}
        {chosen.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.piece}
            disabled={disabled}
            onClick={() => put(chosen.filter((each) => each !== place))}
          >
            {pieces[place]}
          </button>
        ))}
      </div>
      <div className={styles.piecePool} role="group" aria-label={t('reorder.pool')} lang="en">
        {rest.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.piece}
            disabled={disabled}
            onClick={() => put([...chosen, place])}
          >
            {pieces[place]}
          </button>
        ))}
      </div>
      {spare ? <p className={styles.hint}>{t('reorder.spare')}</p> : null}
      {chosen.length > 0 && !disabled ? (
        <Button variant="quiet" size="small" onClick={() => put([])}>
          {t('reorder.clear')}
        </Button>
      ) : null}
    </>
  );
}
