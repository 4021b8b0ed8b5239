import { useEffect, useEffectEvent, type RefObject } from 'react';
import { actOfKey, type PlayerAct } from '../../domain/recording/player-keys.ts';

/** Controls in which keys type, choose or scroll. */
const TYPING = 'textarea, select, input:not([type="radio"]):not([type="checkbox"]), [contenteditable="true"]';
/** Controls that the space bar presses. */
const PRESSED_BY_SPACE = 'button, a, summary, input, [role="button"]';

/**
 * The keys of a player. `everywhere`: they work on the whole page, except where somebody types and in dialogs;
 * otherwise only while the focus is in the player.
 */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  everywhere: boolean,
  onAct: (act: PlayerAct) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOfKey(event);
    if (!act || event.defaultPrevented || !(event.target instanceof Element)) return;
    const { target } = event;
    const isInPlayer = player.current?.contains(target) === true;
    if (!isInPlayer && (!everywhere || target.closest('[role="dialog"]'))) return;
    if (target.matches(TYPING) || (event.key === ' ' && target.matches(PRESSED_BY_SPACE))) return;
    if (onAct(act)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before other keys of the page, which leave alone what is handled.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
