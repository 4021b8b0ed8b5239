/** Focuses an element once React has shown it. */
export function focusSoon(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    const element = find();
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
}

export const focusId = (id: string): void => focusSoon(() => document.getElementById(id));
