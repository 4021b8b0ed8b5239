import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionPick, PickedOption } from './option-pick.ts';

/**
 * Holds the selected heading. `onPick` shows the passage on a narrow screen. The object changes only with the
 * selection, because every box and slot re-renders for a new one.
 */
export function useOptionPick(onPick: () => void): OptionPick {
  const [picked, setPicked] = useState<PickedOption>();
  const bringForward = useRef(onPick);
  useEffect(() => {
    bringForward.current = onPick;
  });
  return useMemo(
    () => ({
      picked,
      pick(option, byKey) {
        setPicked(option);
        if (!option) return;
        bringForward.current();
        if (!byKey) return;
        requestAnimationFrame(() =>
          [...document.querySelectorAll<HTMLElement>('[data-heading-slot] button')]
            .find(({ offsetParent }) => offsetParent !== null)
            ?.focus(),
        );
      },
    }),
    [picked],
  );
}
