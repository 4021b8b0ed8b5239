import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Check as CheckIcon, X as XIcon } from 'lucide-react';
import { AFTER_COLON } from './after-colon.ts';
import type { AnswerMark } from './answer-mark.ts';
import styles from './exercises.module.css';

/** How many right answers a learner is shown. */
const MOST_ACCEPTED = 3;

const EXPLAINED = [
  'singular-plural',
  'extra-words',
  'incomplete',
  'misspelt',
  'copied-words',
  'over-word-limit',
  'too-many-choices',
] as const;

type MarkViewProps = {
  readonly mark: AnswerMark;
  /** The answer was said aloud: nothing was written, and nothing was saved. */
  readonly isSpoken?: boolean;
  /** The learner went on without an answer of their own. */
  readonly isSkipped?: boolean;
};

const headingOf = (
  verdict: Exclude<AnswerMark['verdict'], 'key'>,
  { isSpoken, isSkipped }: { readonly isSpoken: boolean; readonly isSkipped: boolean },
) => {
  if (verdict !== 'unmarked') return `mark.${verdict}` as const;
  if (isSkipped) return 'mark.skipped';
  return isSpoken ? 'record.said' : 'mark.unmarked';
};

/** The verdict on an answer: what was right, and why. */
export function MarkView({ mark, isSpoken = false, isSkipped = false }: MarkViewProps) {
  const t = useText('exercises');
  const language = useLanguage();
  const { verdict, rule, accepted, words, explanation, models = [], checklist = [] } = mark;
  const afterColon = AFTER_COLON[language];
  const reason = EXPLAINED.find((each) => each === rule);
  return (
    // Some questions stand in English text; what is said about them is in the language of the page.
    <div className={styles.mark} data-verdict={verdict} lang={language}>
      {verdict === 'key' ? null : (
        <p className={styles.verdict}>
          {verdict === 'right' ? <CheckIcon /> : verdict === 'wrong' ? <XIcon /> : null}{' '}
          {t(headingOf(verdict, { isSpoken, isSkipped }))}
        </p>
      )}
      {verdict === 'wrong' && reason ? <p>{t(`rule.${reason}`)}</p> : null}
      {words ? (
        <p>
          {t('mark.yours')}
          {afterColon}
          <span lang="en">
            {words.map(({ text, right }, place) => (
              <span key={place}>{right ? text : <u className={styles.wrongWord}>{text}</u>} </span>
            ))}
          </span>
        </p>
      ) : null}
      {verdict !== 'unmarked' && accepted.length > 0 ? <Accepted mark={mark} /> : null}
      {explanation ? (
        <p>
          <MixedText text={explanation[language]} />
        </p>
      ) : null}
      {checklist.length > 0 ? (
        <>
          <p className={styles.verdict}>{t(isSpoken ? 'record.checklist' : 'write.checklist')}</p>
          <ul>
            {checklist.map((line) => (
              <li key={line.en}>
                <MixedText text={line[language]} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {models.map(({ band, text, comment }) => (
        <figure key={band} className={styles.model}>
          <figcaption>{t('write.model', { band })}</figcaption>
          <blockquote lang="en">{text}</blockquote>
          <p>
            <MixedText text={comment[language]} />
          </p>
        </figure>
      ))}
    </div>
  );
}

/** The right answers: all of them in a key, some of them under a wrong one, the others under a right one. */
function Accepted({ mark: { verdict, accepted } }: { readonly mark: AnswerMark }) {
  const t = useText('exercises');
  const language = useLanguage();
  if (verdict === 'right' && accepted.length === 1) return null;
  const shown = (verdict === 'key' ? accepted : accepted.slice(0, MOST_ACCEPTED)).join(' / ');
  return (
    <p>
      {verdict === 'right' ? t('mark.accepted') : t('mark.answers')}
      {AFTER_COLON[language]}
      <b>
        <MixedText text={shown} />
      </b>
    </p>
  );
}
