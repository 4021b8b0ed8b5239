import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionPick, PickedOption } from './option-pick.ts';

/**
 * Keeps the heading that was taken up. `onPick`: brings the passage forward on a narrow screen. The same object until
 * another is taken: every box and slot of the paper is drawn again for a new one.
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
