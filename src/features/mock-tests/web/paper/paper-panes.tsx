import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
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
  /** The shown part, counted from 0: its passage and its questions. */
  readonly shown: number;
  readonly side: Side;
  readonly view: PlayerView;
  readonly disabled: boolean;
  /** Receives the element around both panes. */
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly onView: (part: Partial<PlayerView>) => void;
};

/** The paper: the passage of a part on the left, its questions on the right. Listening has questions only. */
export function PaperPanes({ section, shown, side, view, disabled, paper, onView }: PaperPanesProps) {
  const t = useText('mockTests');
  const questions = useRef<HTMLElement>(null);
  const reading = section.skill === 'reading' ? section : undefined;
  const passage = useOwnPlace(shown, side);

  // A change of part scrolls its questions to the top.
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
              // The other parts stay in the page, because notes quote their words.
              <div key={part.passage.title} hidden={place !== shown}>
                <PassagePane part={part} block={`p${place + 1}`} />
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
        // A pane without a focusable field can still be scrolled by keys.
        tabIndex={disabled ? 0 : undefined}
        ref={questions}
      >
        <QuestionGroups parts={section.parts.slice(shown, shown + 1)} skill={section.skill} />
      </section>
    </div>
  );
}

/** Each passage stays at its scroll position, even while the other half of a narrow screen is shown. */
function useOwnPlace(shown: number, side: Side): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const places = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    element.scrollTop = places.current.get(shown) ?? 0;
    const keep = () => {
      // A hidden pane has no scroll position.
      if (element.offsetParent) places.current.set(shown, element.scrollTop);
    };
    element.addEventListener('scroll', keep);
    return () => element.removeEventListener('scroll', keep);
  }, [shown, side]);
  return pane;
}
