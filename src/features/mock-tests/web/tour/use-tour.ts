import { useEffect, useState } from 'react';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';

const NARROW = '(max-width: 767px)';
const MARK = 'data-tour-target';
const EVENTS = ['click', 'change', 'keyup', 'mouseup', 'touchend', 'drop'] as const;

const isThere = (selector: string) => document.querySelector(selector) !== null;

/** The steps that this screen has. */
function listSteps(): TourStep[] {
  const narrow = window.matchMedia(NARROW).matches;
  return TOUR_STEPS.filter(({ only }) => only === undefined || (only === 'narrow') === narrow);
}

/** Scrolls to the element of a step, on its half of a narrow screen. `tell` gets whether it is in the right half. */
function pointAt({ target, side }: TourStep, tell: (isRight: boolean) => void): void {
  if (side) document.querySelector<HTMLElement>(`[data-show-side="${side}"]`)?.click();
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  requestAnimationFrame(() => {
    const element = document.querySelector(target);
    element?.setAttribute(MARK, '');
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    const { left, right } = element.getBoundingClientRect();
    tell((left + right) / 2 > window.innerWidth / 2);
  });
}

/** Runs the tour. A step is done once its goal is on the screen. */
export function useTour() {
  const [steps] = useState(listSteps);
  const [place, setPlace] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  /** Whether the element of the step is in the right half of the screen. */
  const [isRight, setIsRight] = useState(false);
  const step = steps[place];

  useEffect(() => {
    if (!step) return undefined;
    pointAt(step, setIsRight);
    const look = () => {
      // It waits until the screen has reacted.
      setTimeout(() => {
        if (!isThere(step.done)) return;
        setDone((before) => (before.has(step.name) ? before : new Set([...before, step.name])));
      }, 50);
    };
    for (const event of EVENTS) document.addEventListener(event, look, true);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, look, true);
    };
  }, [step]);

  return {
    step,
    place,
    isRight,
    count: steps.length,
    isDone: step !== undefined && done.has(step.name),
    next: () => setPlace(place + 1),
    back: () => setPlace(place - 1),
  };
}
