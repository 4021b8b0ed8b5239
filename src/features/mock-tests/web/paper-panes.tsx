import { useEffect, useRef, type RefObject } from 'react';
import type { HeldAnswer } from '../domain/merge-answers.ts';
import type { MarkedSection } from '../domain/paper.ts';
import { PaneDivider } from './pane-divider.tsx';
import { PassagePane } from './passage-pane.tsx';
import styles from './player.module.css';
import type { PlayerView } from './player-view.ts';
import { QuestionGroups } from './question-groups.tsx';
import { useMockTestsText } from './use-mock-tests-text.ts';

/** The two halves of a narrow screen. */
export type Side = 'passage' | 'questions';

type PaperPanesProps = {
  readonly section: MarkedSection;
  /** Of what is heard, a part is shown at a time; a passage is read whole. */
  readonly shown: number;
  readonly side: Side;
  readonly view: PlayerView;
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  /** Gets the element round both panes. */
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly onChange: (number: number, value: string) => void;
  readonly onVisit: (number: number) => void;
  readonly onView: (part: Partial<PlayerView>) => void;
};

/** The paper: passages on the left, questions on the right; of Listening the questions alone. */
export function PaperPanes({
  section,
  shown,
  side,
  view,
  answers,
  disabled,
  paper,
  onChange,
  onVisit,
  onView,
}: PaperPanesProps) {
  const t = useMockTestsText();
  const questions = useRef<HTMLElement>(null);
  const reading = section.skill === 'reading' ? section : undefined;
  const parts = reading ? reading.parts : section.parts.slice(shown, shown + 1);

  // By script: the policy allows no style in the page's own text.
  useEffect(() => paper.current?.style.setProperty('--split', `${view.split}%`), [paper, view.split]);
  // Another part begins at its top.
  useEffect(() => {
    if (questions.current) questions.current.scrollTop = 0;
  }, [shown]);

  return (
    <div className={styles.panes} data-side={side} data-whole={reading ? undefined : ''} ref={paper}>
      {reading ? (
        <>
          <section className={styles.pane} data-pane="passage" tabIndex={0} aria-label={t('player.passage')}>
            {reading.parts.map((part, place) => (
              <PassagePane
                key={part.passage.title}
                part={part}
                block={`p${place + 1}`}
                answers={answers}
                disabled={disabled}
                onChange={onChange}
                onVisit={onVisit}
              />
            ))}
          </section>
          <PaneDivider split={view.split} onSplit={(split) => onView({ split })} />
        </>
      ) : null}
      <section
        className={styles.pane}
        data-pane="questions"
        aria-label={t('player.questions')}
        ref={questions}
      >
        <QuestionGroups
          parts={parts}
          skill={section.skill}
          answers={answers}
          disabled={disabled}
          onChange={onChange}
          onVisit={onVisit}
        />
      </section>
    </div>
  );
}
