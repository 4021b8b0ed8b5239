import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { HeldAnswer } from '../../domain/merge-answers.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { PaneDivider } from './pane-divider.tsx';
import { PassagePane } from './passage-pane.tsx';
import styles from './paper-panes.module.css';
import type { PlayerView } from './player-view.ts';
import { QuestionGroups } from '#features/questions/web/index.ts';

/** The two halves of a narrow screen. */
export type Side = 'passage' | 'questions';

type PaperPanesProps = {
  readonly section: MarkedSection;
  /** A part is shown at a time: its passage and its questions together. The first is 0. */
  readonly shown: number;
  readonly side: Side;
  readonly view: PlayerView;
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly disabled: boolean;
  /** Numbers of answers that change no more, with commas round each. */
  readonly locked?: string;
  /** Gets the element round both panes. */
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly onChange: (number: number, value: string) => void;
  readonly onVisit: (number: number) => void;
  readonly onView: (part: Partial<PlayerView>) => void;
};

/** The paper: the passage of a part on the left, its questions on the right; of Listening the questions alone. */
export function PaperPanes({
  section,
  shown,
  side,
  view,
  answers,
  disabled,
  locked = '',
  paper,
  onChange,
  onVisit,
  onView,
}: PaperPanesProps) {
  const t = useText('mockTests');
  const questions = useRef<HTMLElement>(null);
  const reading = section.skill === 'reading' ? section : undefined;
  const passage = useOwnPlace(shown, side);

  // The questions of another part begin at their top.
  useEffect(() => {
    if (questions.current) questions.current.scrollTop = 0;
  }, [shown]);

  return (
    <div
      className={styles.panes}
      data-side={side}
      data-whole={reading ? undefined : ''}
      data-shown={shown}
      ref={paper}
    >
      {reading ? (
        <>
          <section
            className={styles.pane}
            data-pane="passage"
            tabIndex={0}
            aria-label={t('player.passage')}
            ref={passage}
          >
            {reading.parts.map((part, place) => (
              // The others stay: notes quote their words.
              <div key={part.passage.title} hidden={place !== shown}>
                <PassagePane
                  part={part}
                  block={`p${place + 1}`}
                  answers={answers}
                  disabled={disabled}
                  locked={locked}
                  onChange={onChange}
                  onVisit={onVisit}
                />
              </div>
            ))}
          </section>
          <PaneDivider split={view.split} onSplit={(split) => onView({ split })} />
        </>
      ) : null}
      <section
        className={styles.pane}
        data-pane="questions"
        aria-label={t('player.questions')}
        // Without a field that takes the focus, keys scroll it all the same.
        tabIndex={disabled ? 0 : undefined}
        ref={questions}
      >
        <QuestionGroups
          parts={section.parts.slice(shown, shown + 1)}
          skill={section.skill}
          answers={answers}
          disabled={disabled}
          locked={locked}
          onChange={onChange}
          onVisit={onVisit}
        />
      </section>
    </div>
  );
}

/** Each passage keeps the place to which it was scrolled, also while the other half of a narrow screen is shown. */
function useOwnPlace(shown: number, side: Side): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const places = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    element.scrollTop = places.current.get(shown) ?? 0;
    const keep = () => {
      // A pane that is not seen has no place.
      if (element.offsetParent) places.current.set(shown, element.scrollTop);
    };
    element.addEventListener('scroll', keep);
    return () => element.removeEventListener('scroll', keep);
  }, [shown, side]);
  return pane;
}
