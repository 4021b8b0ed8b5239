import { useRef, useState } from 'react';
import { Check as CheckIcon, X as CloseIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { isMarkedSection, optionLetter, type Part, type QuestionGroup } from '../domain/paper.ts';
import { PassageView, type PassageMark } from './passage-view.tsx';
import type { ResultReply } from './result-page.tsx';
import styles from './result-review.module.css';
import { sharedOptions } from './shared-options.ts';
import { useMockTestsText } from './use-mock-tests-text.ts';

type Question = ResultReply['questions'][number];

const GAP = '______';

function questionText(group: QuestionGroup, question: QuestionGroup['questions'][number]): string {
  if ('statement' in question) return question.statement;
  if ('stem' in question) return question.stem;
  if ('text' in question) return question.text.replace('{gap}', GAP);
  if ('paragraph' in question) return `Paragraph ${question.paragraph}`;
  return 'stem' in group ? group.stem : '';
}

function textsOf(parts: readonly Part[]): Map<number, string> {
  return new Map(
    parts.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.questions.map((question) => [question.number, questionText(group, question)] as const),
      ),
    ),
  );
}

/** What the letters of an answer stand for; other answers say it themselves. */
function choiceText(parts: readonly Part[], number: number, answer: string): string {
  for (const part of parts) {
    for (const group of part.groups) {
      if (!group.questions.some((each) => each.number === number)) continue;
      const question =
        group.type === 'multiple-choice' ? group.questions.find((each) => each.number === number) : undefined;
      const options = question
        ? question.options.map((text, place) => ({ name: optionLetter(place), text }))
        : sharedOptions(group, part);
      const named = answer.split(' ').map((name) => {
        const option = options.find((each) => each.name === name);
        return option?.text === undefined ? name : `${name}. ${option.text}`;
      });
      return options.length > 0 ? named.join('; ') : answer;
    }
  }
  return answer;
}

/** Every question with its mark and the reason, beside the passage with the evidence in it. */
export function ResultReview({ result }: { readonly result: ResultReply }) {
  const t = useMockTestsText();
  const [selected, setSelected] = useState<number>();
  const passagePane = useRef<HTMLDivElement>(null);
  const { section } = result;
  const parts = isMarkedSection(section) ? section.parts : [];
  const passages = section.skill === 'reading' ? section.parts.map(({ passage }) => passage) : [];
  const texts = textsOf(parts);
  const marks: PassageMark[] = result.questions.flatMap(({ number, evidence }) =>
    evidence.map(({ paragraph, quote }) => ({
      number,
      paragraph,
      quote,
      label: t('result.evidenceFor', { number }),
    })),
  );

  function show(number: number): void {
    setSelected(number);
    requestAnimationFrame(() => {
      const mark = passagePane.current?.querySelector<HTMLElement>(`[data-evidence="${number}"]`);
      mark?.scrollIntoView({ block: 'center' });
      mark?.focus({ preventScroll: true });
    });
  }

  return (
    <div className={styles.review}>
      <div
        className={styles.passage}
        ref={passagePane}
        tabIndex={0}
        role="region"
        aria-label={t('player.passage')}
      >
        {passages.map((passage) => (
          <PassageView
            key={passage.title}
            passage={passage}
            marks={marks}
            {...(selected === undefined ? {} : { selected })}
          />
        ))}
      </div>
      <section aria-labelledby="review-title">
        <h2 id="review-title" className={styles.title}>
          {t('result.review')}
        </h2>
        <ol className={styles.questions}>
          {result.questions.map((question) => (
            <li
              key={question.number}
              className={styles.question}
              data-result={question.number}
              data-right={question.right}
            >
              <Verdict question={question} />
              <p className={styles.text} lang="en">
                {texts.get(question.number)}
              </p>
              <dl className={styles.answers}>
                <dt>{t('result.yourAnswer')}</dt>
                <dd lang="en" data-given="">
                  {question.given ? choiceText(parts, question.number, question.given) : '—'}
                </dd>
                <dt>{t('result.accepted')}</dt>
                <dd lang="en" data-accepted="">
                  {question.accepted.map((each) => choiceText(parts, question.number, each)).join(' / ')}
                </dd>
              </dl>
              <p className={styles.rule}>{t(`rule.${question.rule}`)}</p>
              {question.late_value !== null ? (
                <p>{t('result.late', { value: question.late_value })}</p>
              ) : null}
              <h3 className={styles.why}>{t('result.why')}</h3>
              <p data-explanation="">{question.explanation}</p>
              {question.evidence.map(({ paragraph, quote }) => (
                <figure key={`${paragraph} ${quote}`} className={styles.evidence}>
                  <blockquote lang="en">{quote}</blockquote>
                  <figcaption>{t('result.inPassage', { letter: paragraph })}</figcaption>
                </figure>
              ))}
              <Button variant="quiet" size="small" onClick={() => show(question.number)}>
                {t('result.showInPassage')}
              </Button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Verdict({ question }: { readonly question: Question }) {
  const t = useMockTestsText();
  const word = question.right ? 'right' : question.given ? 'wrong' : 'unanswered';
  return (
    <h3 className={styles.verdict} data-verdict={word}>
      <span className={styles.number}>{question.number}</span>
      {question.right ? (
        <CheckIcon size={20} aria-hidden="true" />
      ) : (
        <CloseIcon size={20} aria-hidden="true" />
      )}
      <span>{t(`result.${word}`)}</span>
    </h3>
  );
}
