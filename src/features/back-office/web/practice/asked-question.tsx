import { Loaded } from '#features/accounts/web/index.ts';
import { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import { LateQuestionWithKey } from '#features/practice/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../admin.module.css';
import { useOfficeQuery } from '../use-office-query.ts';

/** What identifies a practice question. */
export type QuestionPlace = { readonly set: string; readonly number: number };

/** Loads a question with its key when it is opened: the lists have neither. */
export function useAskedQuestion({ set, number }: QuestionPlace) {
  const language = useLanguage();
  return useOfficeQuery({
    subject: 'practice',
    part: `question ${set}#${number} ${language}`,
    call: (signal) =>
      call(PRACTICE_ADMIN_ENDPOINTS, 'inspectPracticeQuestion', { query: { set, number }, signal }),
  });
}

type AskedQuestionProps = {
  readonly asked: ReturnType<typeof useAskedQuestion>;
  /** The answer of a learner, in its fields. */
  readonly given?: string;
};

/** What a question is about, the question as a learner sees it, and its key. */
export function AskedQuestion({ asked: { state, reload }, given = '' }: AskedQuestionProps) {
  const text = useText('backOffice');
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={6} />}>
      {({ unit, number, accepted, skill, error, topic }) => (
        <>
          <dl className={styles.appealFacts}>
            <Fact label={text('practice.about.skill')} words={skill.name} />
            {error ? <Fact label={text('practice.about.error')} words={error.name} /> : null}
            {topic ? <Fact label={text('practice.about.topic')} words={topic.name} /> : null}
          </dl>
          <LateQuestionWithKey unit={unit} number={number} accepted={accepted} given={given} />
        </>
      )}
    </Loaded>
  );
}

function Fact({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}
