import { useText } from '#platform/i18n/text-provider.tsx';
import { AfterQuestion } from './after-question.tsx';
import { Annotated } from './annotated.tsx';
import type { AnswerField } from './answer-field.ts';
import type { NamedOption } from '#ielts/question-types/option-names.ts';
import { OptionSlot } from './option-slot.tsx';
import styles from './questions.module.css';

type MatchedQuestionProps = AnswerField & {
  readonly text: string;
  readonly options: readonly NamedOption[];
  readonly box: string;
};

/** A statement, beginning, paragraph or place that needs one of its group's options. */
export function MatchedQuestion({ text, options, box, ...field }: MatchedQuestionProps) {
  const t = useText('questions');
  const id = `question-${field.number}-text`;
  return (
    <div className={styles.question} data-question={field.number}>
      <span className={styles.number} aria-hidden="true">
        {field.number}
      </span>
      <div className={styles.body}>
        <div className={styles.matched}>
          <p className={styles.text} id={id}>
            <Annotated block={`q${field.number}`} text={text} />
          </p>
          <OptionSlot {...field} options={options} box={box} describedBy={id} placeholder={t('choose')} />
        </div>
        <AfterQuestion number={field.number} />
      </div>
    </div>
  );
}
