import type { Transform } from '#ielts/exercises/exercise-types.ts';
import { langOf } from '#platform/i18n/lang-of.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { AFTER_COLON } from './after-colon.ts';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';
import { SentenceField } from './sentence-field.tsx';

/** Sentences to say again: with a word, from a beginning, or in English. */
export function TransformView({ group, fields }: ExerciseViewProps<Transform>) {
  const t = useText('exercises');
  const language = useLanguage();
  return group.questions.map(({ number, sentence, prompt, word, start }) => {
    const id = `question-${number}-text`;
    const isChinese = langOf(sentence) === 'zh-Hant';
    return (
      <QuestionFrame key={number} number={number} labelledBy={id}>
        <div id={id}>
          {prompt ? (
            <p className={styles.prompt}>
              <MixedText text={prompt[language]} />
            </p>
          ) : null}
          {isChinese && !prompt ? <p className={styles.prompt}>{t('transform.chinese')}</p> : null}
          <p className={styles.example} lang={langOf(sentence)}>
            {sentence}
          </p>
          {word ? (
            <p className={styles.hint}>
              {t('transform.word')}
              {AFTER_COLON[language]}
              <b lang="en">{word}</b>
            </p>
          ) : null}
          {start ? (
            <p className={styles.hint}>
              {t('transform.start')}
              {AFTER_COLON[language]}
              <b lang="en">{start}</b>
            </p>
          ) : null}
        </div>
        <SentenceField {...fields(number)} label={t('transform.answer', { number })} initial={start} />
      </QuestionFrame>
    );
  });
}
