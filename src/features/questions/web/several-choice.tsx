import { optionLetter } from '#ielts/question-types/option-names.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { Annotated } from './annotated.tsx';
import type { AnswerFields } from './answer-field.ts';
import { chosenLetters, toggleLetter } from './chosen-letters.ts';
import styles from './questions.module.css';

type SeveralGroup = Extract<QuestionGroup, { type: 'multiple-choice-several' }>;

/** Several letters of one list. When all are chosen, the other options are disabled until one is removed. */
export function SeveralChoice({
  group,
  fields,
}: {
  readonly group: SeveralGroup;
  readonly fields: AnswerFields;
}) {
  const all = group.questions.map(({ number }) => fields(number));
  const first = all[0];
  if (!first) return null;
  const values = all.map(({ value }) => value);
  const chosen = chosenLetters(values);
  const full = chosen.length >= group.choose;
  const numbers = all.map(({ number }) => number).join('–');
  const id = `question-${first.number}`;

  function toggle(letter: string): void {
    for (const [place, value] of toggleLetter(values, letter, group.marking).entries()) {
      if (value !== values[place]) all[place]?.onChange(value);
    }
  }

  return (
    <fieldset className={styles.several} data-question={first.number} onFocus={first.onVisit}>
      {all.slice(1).map(({ number }) => (
        <span key={number} data-question={number} />
      ))}
      <legend className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {numbers}
        </span>
        <span className="visually-hidden">{`${numbers}. `}</span>
        <Annotated block={`q${first.number}`} text={group.stem} />
      </legend>
      <div className={styles.choices}>
        {group.options.map((label, place) => {
          const letter = optionLetter(place);
          const isChosen = chosen.includes(letter);
          return (
            <label key={letter} className={styles.choice} data-chosen={isChosen || undefined}>
              <input
                type="checkbox"
                name={id}
                value={letter}
                checked={isChosen}
                disabled={first.disabled || (full && !isChosen)}
                onChange={() => toggle(letter)}
              />
              <b className={styles.letter}>{letter}</b>
              <span>
                <Annotated block={`q${first.number}.${letter}`} text={label} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
