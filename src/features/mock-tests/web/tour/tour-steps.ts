import type { tourEn } from './tour-texts-en.ts';

export type TourStep = {
  readonly name: keyof typeof tourEn.steps;
  /** A selector of the element that the step is about. */
  readonly target: string;
  /** A selector that matches once the visitor has tried it. */
  readonly done: string;
  /** The half of a narrow screen where it is. */
  readonly side?: 'passage' | 'questions';
  /** The step is shown on screens of this width only. */
  readonly only?: 'wide' | 'narrow';
};

/** The steps of the tour. Each part of the screen is tried on the paper itself. */
export const TOUR_STEPS: readonly TourStep[] = [
  { name: 'clock', target: '[data-clock]', done: '[data-clock][aria-pressed="true"]' },
  {
    name: 'sides',
    target: '[data-show-side="passage"]',
    done: '[data-show-side="passage"][aria-pressed="true"]',
    side: 'questions',
    only: 'narrow',
  },
  {
    name: 'answer',
    target: '[data-question="1"]',
    done: '[data-question="1"] input:checked',
    side: 'questions',
  },
  { name: 'numbers', target: '[data-number="3"]', done: '[data-number="3"][aria-current]' },
  { name: 'review', target: '[data-flag]', done: '[data-number][data-flagged]' },
  {
    name: 'mark',
    target: '[data-text-block="p1.B"]',
    done: 'mark[data-highlighted], mark[data-noted]',
    side: 'passage',
  },
  {
    name: 'heading',
    target: '[data-option="i"]',
    done: '[data-heading-slot] b',
    side: 'questions',
  },
  {
    name: 'divider',
    target: '[data-divider]',
    done: '[data-divider]:not([aria-valuenow="50"])',
    only: 'wide',
  },
  { name: 'view', target: '[data-open-view]', done: '[data-text-size]:not([data-text-size="regular"])' },
  { name: 'submit', target: '[data-submit-attempt]', done: '[data-submit-attempt]' },
];
