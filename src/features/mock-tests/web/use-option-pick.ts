import { useState } from 'react';
import type { OptionPick, PickedOption } from './option-pick.ts';

/** Keeps the heading that was taken up. `onPick`: brings the passage forward on a narrow screen. */
export function useOptionPick(onPick: () => void): OptionPick {
  const [picked, setPicked] = useState<PickedOption>();
  return {
    picked,
    pick(option, byKey) {
      setPicked(option);
      if (!option) return;
      onPick();
      if (!byKey) return;
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-heading-slot] button')?.focus());
    },
  };
}
