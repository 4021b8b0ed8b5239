import { useState } from 'react';
import { flushSync } from 'react-dom';
import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { QuestionStep } from './list-steps.ts';
import { LessonLinks } from './lesson-links.tsx';
import { lessonsOfKeys, ruleOfKey } from '../../domain/lessons-of-keys.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import type { SessionReply } from '../parts/practice-session.ts';
import { KeepAnswer } from '../keep-words/keep-answer.tsx';
import { wordOfStep } from './word-of-step.ts';
import { ReportForm } from './report-form.tsx';
import styles from './session.module.css';

type StepReceiptProps = {
  readonly step: QuestionStep;
  readonly own: readonly OwnAnswer[];
  readonly rules: SessionReply['rules'];
  /** Another tab or device answered it first: the answer here does not count. */
  readonly isElsewhere: boolean;
  readonly onUndo: () => void;
};

/** What follows from a step: why a wrong option tempts, the rule and its lesson, the ways to take it back or report it. */
export function StepReceipt({ step, own, rules, isElsewhere, onUndo }: StepReceiptProps) {
  const t = useText('practice');
  const language = useLanguage();
  const [isReporting, setReporting] = useState(false);
  const wrong = own.filter(({ right }) => right === false);
  const keyed = wrong.flatMap((answer) => {
    const key = step.unit.key.find(({ number }) => number === answer.number);
    return key ? [{ answer, key }] : [];
  });
  const tempting = keyed.flatMap(({ answer, key }) => key.wrong[answer.value] ?? []);
  const named = [...new Set(keyed.flatMap(({ key }) => ruleOfKey(key, rules) ?? []))];
  const lessons = lessonsOfKeys(
    keyed.map(({ key }) => key),
    rules,
  );
  /** The button goes with the receipt: the focus returns to what was chosen, or to the first field or word. */
  const undo = () => {
    flushSync(onUndo);
    const area = document.querySelector('[data-area]');
    const find = (fields: string) => area?.querySelector<HTMLElement>(fields);
    (find('input:checked') ?? find('input, select, textarea') ?? find('button'))?.focus();
  };
  const reported = wrong[0] ?? own[0];
  const word = wordOfStep(step);
  const { lesson } = step.unit.set;
  const links = wrong.length === 0 ? [] : lessons.length > 0 ? lessons : lesson ? [lesson] : [];
  return (
    <div className={styles.receipt}>
      {isElsewhere ? (
        <Notice tone="info" announce>
          <p>{t('session.elsewhere')}</p>
        </Notice>
      ) : null}
      {tempting.map((text) => (
        <p key={text.en}>
          <MixedText text={text[language]} />
        </p>
      ))}
      {named.map((rule) => (
        <div key={rule.name.en} className={styles.rule}>
          <h3>
            <MixedText text={rule.name[language]} />
          </h3>
          <p>
            <MixedText text={rule.text[language]} />
          </p>
        </div>
      ))}
      {links.length > 0 ? (
        <p>
          <LessonLinks lessons={links} inNewTab />
        </p>
      ) : null}
      {word ? <KeepAnswer words={word} /> : null}
      <p className={styles.quietRow}>
        <Button variant="quiet" size="small" onClick={undo}>
          {t('session.slip')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isReporting}
          onClick={() => setReporting(!isReporting)}
        >
          {t('report.open')}
        </Button>
      </p>
      {isReporting ? (
        <ReportForm
          set={step.unit.set.id}
          number={reported?.number ?? step.numbers[0] ?? 1}
          answer={reported?.value ?? ''}
          shown={answerInWords(step.group, reported?.number ?? 0, reported?.value ?? '', language)}
        />
      ) : null}
    </div>
  );
}
