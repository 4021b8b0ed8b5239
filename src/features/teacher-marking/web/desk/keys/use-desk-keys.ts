import { useEffectEvent, useLayoutEffect } from 'react';
import { readDeskKey, type DeskKeyName } from './desk-keys.ts';

/** Escape leaves a field, so that the keys work again. True: it did. */
function leavesField({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key !== 'Escape' || !isField || defaultPrevented || target.closest('[role="dialog"]')) return false;
  target.blur();
  return true;
}

/** Listens to the keys that have an act here. They do nothing while the teacher types in a field. */
export function useDeskKeys(acts: Partial<Readonly<Record<DeskKeyName, () => unknown>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (leavesField(event)) return;
    const name = readDeskKey(event);
    const act = name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the page is painted, so that no key is lost which is pressed as it appears.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
