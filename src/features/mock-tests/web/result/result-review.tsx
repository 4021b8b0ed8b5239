import { Fragment, useRef, useState } from 'react';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import { questionTexts } from '#ielts/paper/question-texts.ts';
import { PaperPicture } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ReviewFilter } from './review-filter.tsx';
import { MarkReceipt } from './mark-receipt.tsx';
import { HeardEvidence } from './heard-evidence.tsx';
import { PassageView, type PassageMark } from '../paper/passage-view.tsx';
import { picturesAbove, type PicturedGroup } from './pictures-above.ts';
import type { ResultReply } from '../result-reply.ts';
import styles from './result-review.module.css';
import { TranscriptPane } from './transcript-pane.tsx';
import { useMoment } from './use-moment.ts';
import type { Appeal, ResultExtras } from './use-result-extras.ts';

type ResultReviewProps = {
  readonly result: ResultReply;
  readonly extras: ResultExtras;
  readonly onAppeal: (appeal: Appeal) => void;
};

/** Every question with its mark and the reason, next to the passage with its evidence. */
export function ResultReview({ result, extras, onAppeal }: ResultReviewProps) {
  const t = useText('mockTests');
  const [selected, setSelected] = useState<number>();
  const passagePane = useRef<HTMLDivElement>(null);
  const { section } = result;
  const parts = isMarkedSection(section) ? section.parts : [];
  const passages = section.skill === 'reading' ? section.parts.map(({ passage }) => passage) : [];
  const heardParts = section.skill === 'listening' ? section.parts : [];
  const player = useMoment(heardParts.map(({ recording }) => recording));
  const [wrongOnly, setWrongOnly] = useState(false);
  const wrong = result.questions.filter(({ right }) => !right);
  const questions = wrongOnly ? wrong : result.questions;
  const pictures = picturesAbove(
    parts,
    questions.map(({ number }) => number),
  );
  const texts = questionTexts(parts);
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
    <div className={styles.review} data-words="">
      {section.skill === 'listening' ? (
        <TranscriptPane
          result={result}
          synthetic={heardParts.some(({ recording }) => recording?.synthetic)}
          selected={selected}
          player={player}
          pane={passagePane}
        />
      ) : (
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
      )}
      <section aria-labelledby="review-title">
        <h2 id="review-title" className={styles.title}>
          {t('result.review')}
        </h2>
        <ReviewFilter
          all={result.questions.length}
          wrong={wrong.length}
          wrongOnly={wrongOnly}
          onChange={setWrongOnly}
        />
        <ol className={styles.questions}>
          {questions.map((question) => (
            <Fragment key={question.number}>
              <GroupPicture group={pictures.get(question.number)} />
              <MarkReceipt
                question={question}
                text={texts.get(question.number) ?? ''}
                parts={parts}
                attemptId={result.attempt.attempt_id}
                extras={extras}
                onAppeal={onAppeal}
                {...(question.evidence.length > 0 ? { onShow: () => show(question.number) } : {})}
                play={question.heard.map((heard) => (
                  <HeardEvidence
                    key={`${heard.turn} ${heard.quote}`}
                    number={question.number}
                    heard={heard}
                    player={player}
                    onShow={() => show(question.number)}
                  />
                ))}
              />
            </Fragment>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The plan or diagram that the next questions are about, as in the test. */
function GroupPicture({ group }: { readonly group: PicturedGroup | undefined }) {
  return group ? (
    <li className={styles.picture} lang="en" data-result-picture="">
      <PaperPicture title={group.title} picture={group.picture} />
    </li>
  ) : null;
}
