import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Elements with keys of their own. */
const OWN_KEYS = 'a, button, input, select, textarea, summary, audio';
const CHOSEN = 'input[type=radio], input[type=checkbox], input[type=range], a, button, summary';

/** Whether a digit belongs to the field that has the focus. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(OWN_KEYS) && !target.matches(CHOSEN);

/** What the digits choose: options; without them the words or pieces of the last list of buttons. */
function targetsIn(area: HTMLElement): readonly HTMLElement[] {
  const options = Array.from(area.querySelectorAll<HTMLElement>('input[type=radio], input[type=checkbox]'));
  if (options.length > 0) return options;
  const lists = area.querySelectorAll('[role=group][aria-label]');
  const last = lists[lists.length - 1];
  return last ? Array.from(last.querySelectorAll<HTMLElement>('button')) : [];
}

/**
 * The keys of a step, wherever the focus is: 1 to 9 press the first nine things to choose in an area, and Enter checks.
 * Elements with keys of their own keep them.
 */
export function useStepKeys(area: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Enter' && !(target instanceof HTMLElement && target.matches(OWN_KEYS))) {
        event.preventDefault();
        enter();
      }
      const digit = Number(key);
      if (!area.current || !(digit >= 1 && digit <= 9) || isWriting(target)) return;
      const chosen = targetsIn(area.current)[digit - 1];
      if (!chosen || (chosen as HTMLInputElement).disabled) return;
      event.preventDefault();
      chosen.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area]);
}
