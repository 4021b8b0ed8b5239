import { useEffect, useRef, useState } from 'react';
import { Check as CheckIcon, X as CrossIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import type { TutorialQuestion } from '../../contract.ts';
import styles from './player-question.module.css';

type PlayerQuestionProps = {
  readonly question: TutorialQuestion;
  /** `answered`: the silence of the video is not needed any more. */
  readonly onContinue: (answered: boolean) => void;
};

/** The question of the video, which waits. Nothing is stored, and nobody has to answer. */
export function PlayerQuestion({ question, onContinue }: PlayerQuestionProps) {
  const text = useText('tutorialPlayer');
  const [chosen, setChosen] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRight = chosen === question.answer;
  return (
    <div className={styles.question} role="group" aria-label={text('question')}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {text('question')}
      </h3>
      <p lang="en">{question.text}</p>
      {question.options.length > 0 ? (
        <ul className={styles.options}>
          {question.options.map((option, place) => (
            <li key={option}>
              <button
                type="button"
                lang="en"
                className={classNames(styles.option, chosen === place && styles.chosen)}
                aria-pressed={chosen === place}
                onClick={() => setChosen(place)}
              >
                {chosen === place ? isRight ? <CheckIcon size={20} /> : <CrossIcon size={20} /> : null}
                <span>{option}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{text('questionText')}</p>
      )}
      <p role="status" className={styles.verdict}>
        {chosen === undefined ? '' : isRight ? text('right') : text('wrong')}
      </p>
      <Row>
        <Button onClick={() => onContinue(true)}>{text('continue')}</Button>
        {chosen === undefined ? (
          <Button variant="quiet" onClick={() => onContinue(false)}>
            {text('skip')}
          </Button>
        ) : null}
      </Row>
    </div>
  );
}
