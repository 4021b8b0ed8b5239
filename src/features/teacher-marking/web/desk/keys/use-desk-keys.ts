import { useEffect, useEffectEvent } from 'react';
import { readDeskKey, type DeskKeyName } from './desk-keys.ts';

/** Listens to the keys that have an act here. They do nothing while the teacher types in a field. */
export function useDeskKeys(acts: Partial<Readonly<Record<DeskKeyName, () => unknown>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = readDeskKey(event);
    const act = name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
