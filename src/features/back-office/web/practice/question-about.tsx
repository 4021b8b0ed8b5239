import { useText } from '#platform/i18n/text-provider.tsx';
import type { AdminPracticeQuestion } from '../admin-replies.ts';
import styles from '../admin.module.css';

type AboutProps = { readonly question: Pick<AdminPracticeQuestion, 'type' | 'skill' | 'error'> };

/** The type of a question, its skill, and the error that it finds. */
export function QuestionAbout({ question: { type, skill, error } }: AboutProps) {
  const typeOf = useText('exercises');
  // A set about one error has it as its skill too.
  const isOther = error !== null && error.name !== skill.name;
  return (
    <>
      <span className={styles.buyer}>{typeOf(`type.${type as 'cloze'}`)}</span>
      <span className={styles.buyer}>{skill.name}</span>
      {isOther ? <span className={styles.buyer}>{error.name}</span> : null}
    </>
  );
}
