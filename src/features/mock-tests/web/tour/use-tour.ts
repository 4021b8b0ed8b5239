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

/** Shows what a step is about, and where on a narrow screen it is; tells in which half of the screen it stands. */
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

/** Leads through the screen; a step is done once what it asks for is there. */
export function useTour() {
  const [steps] = useState(listSteps);
  const [place, setPlace] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  /** What the step is about stands in the right half of the screen. */
  const [isRight, setIsRight] = useState(false);
  const step = steps[place];

  useEffect(() => {
    if (!step) return undefined;
    pointAt(step, setIsRight);
    const look = () => {
      // After the screen has answered what was done.
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
