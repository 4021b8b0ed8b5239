import { useState, type RefObject } from 'react';
import { blockPassage, blockQuestion } from '#ielts/paper/block-text.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { partOfQuestion } from '#ielts/paper/question-numbers.ts';
import type { Side } from '../paper/paper-panes.tsx';
import { placeToShow } from './place-to-show.ts';

/**
 * The candidate's place on the paper: the question, its part, and the half of a narrow screen. Reading starts at the
 * passage. With `begun` (something is answered) it continues at the questions.
 */
export function usePlayerPlace(section: MarkedSection, panes: RefObject<HTMLElement | null>, begun: boolean) {
  const [side, setSide] = useState<Side>(section.skill === 'reading' && !begun ? 'passage' : 'questions');
  const [current, setCurrent] = useState(1);
  const shown = partOfQuestion(section.parts, current);

  /** Scrolls to a question and focuses it. */
  function goTo(number: number): void {
    setCurrent(number);
    setSide('questions');
    // It waits until the pane is shown, which a narrow screen may have hidden.
    requestAnimationFrame(() => {
      const question = panes.current?.querySelector<HTMLElement>(`[data-question="${number}"]`);
      if (question) placeToShow(question).scrollIntoView({ block: 'start' });
      const field =
        question?.querySelector<HTMLElement>('input:checked') ??
        question?.querySelector<HTMLElement>('input, select');
      field?.focus({ preventScroll: true });
    });
  }

  /** Shows a part at its first question. */
  function showPart(part: number): void {
    const first = section.parts[part]?.groups[0]?.questions[0]?.number;
    if (part !== shown && first !== undefined) setCurrent(first);
  }

  /** Shows the half and the part that contain a block. */
  function reveal(block: string): void {
    setSide(block.startsWith('p') ? 'passage' : 'questions');
    const passage = blockPassage(block);
    const number = blockQuestion(block);
    if (passage !== undefined) showPart(passage);
    else if (number !== undefined) setCurrent(number);
  }

  return { side, setSide, current, setCurrent, shown, goTo, showPart, reveal };
}
