import type { ReactNode } from 'react';
import { Check as CheckIcon, X as CloseIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { choiceText } from '#ielts/paper/choice-text.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AppealSection } from './appeal-section.tsx';
import type { ResultReply } from '../result-reply.ts';
import styles from './result-review.module.css';
import { spentTime } from './spent-time.ts';
import type { Appeal, ResultExtras } from './use-result-extras.ts';

type Question = ResultReply['questions'][number];

type MarkReceiptProps = {
  readonly question: Question;
  /** The words of the question. */
  readonly text: string;
  readonly parts: readonly Part[];
  readonly attemptId: string;
  readonly extras: ResultExtras;
  readonly onAppeal: (appeal: Appeal) => void;
  /** Scrolls to the evidence in the passage. Absent where there is none. */
  readonly onShow?: () => void;
  /** Plays the evidence of a recording. */
  readonly play?: ReactNode;
};

/** The reason for one mark: the rule, the accepted answers, the explanation and the evidence. */
export function MarkReceipt({
  question,
  text,
  parts,
  attemptId,
  extras,
  onAppeal,
  onShow,
  play,
}: MarkReceiptProps) {
  const t = useText('mockTests');
  const r = useText('result');
  const { number, given, right } = question;
  const time = extras.times.get(number);
  const word = right ? 'right' : given ? 'wrong' : 'unanswered';
  return (
    <li className={styles.question} data-result={number} data-right={right}>
      <h3 className={styles.verdict} data-verdict={word}>
        <span className={styles.number}>{number}</span>
        {right ? <CheckIcon size={20} aria-hidden="true" /> : <CloseIcon size={20} aria-hidden="true" />}
        <span>{t(`result.${word}`)}</span>
      </h3>
      <p className={styles.text} lang="en">
        {text}
      </p>
      <dl className={styles.answers}>
        <dt>{t('result.yourAnswer')}</dt>
        <dd lang="en" data-given="">
          {given ? choiceText(parts, number, given) : '—'}
        </dd>
        <dt>{t('result.accepted')}</dt>
        <dd lang="en" data-accepted="">
          {question.accepted.map((each) => choiceText(parts, number, each)).join(' / ')}
        </dd>
        <dt>{r('receipt.rule')}</dt>
        <dd data-rule={question.rule}>{t(`rule.${question.rule}`)}</dd>
        {time === undefined ? null : (
          <>
            <dt>{r('receipt.time')}</dt>
            <dd data-time="">{spentTime(r, time)}</dd>
          </>
        )}
      </dl>
      {extras.flagged.has(number) ? <p className={styles.rule}>{r('receipt.flagged')}</p> : null}
      {question.late_value === null ? null : <p>{t('result.late', { value: question.late_value })}</p>}
      <h4 className={styles.why}>{t('result.why')}</h4>
      <p data-explanation="">{question.explanation}</p>
      {question.evidence.map(({ paragraph, quote }) => (
        <figure key={`${paragraph} ${quote}`} className={styles.evidence}>
          <blockquote lang="en">{quote}</blockquote>
          <figcaption>{t('result.inPassage', { letter: paragraph })}</figcaption>
        </figure>
      ))}
      {play}
      <div className={styles.tools}>
        {onShow ? (
          <Button variant="quiet" size="small" onClick={onShow} data-show-evidence="">
            {t('result.showInPassage')}
          </Button>
        ) : null}
        <AppealSection
          attemptId={attemptId}
          number={number}
          appeal={extras.appeals.find((each) => each.number === number)}
          remarked={question.rule === 'upheld'}
          onAppeal={onAppeal}
        />
      </div>
    </li>
  );
}
