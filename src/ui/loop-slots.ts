/** Always 0 to n - 1, for negative values too. */
export function wrap(value: number, n: number): number {
  return ((value % n) + n) % n;
}

/**
 * On an endless row of slots, n slides occupy n neighbouring ones. Returns the first of them for a move from
 * slot `from` (a fraction while dragging) to slot `to`. All slots in view at the end are filled, and those in
 * view at the start as far as n slides reach.
 */
export function firstSlot(from: number, to: number, perView: number, n: number): number {
  return to < from ? to : Math.max(Math.floor(from), to + perView - n);
}

/** The slot of slide `index`, when the slides occupy the slots from `first` on. */
export function slotOf(index: number, first: number, n: number): number {
  return first + wrap(index - first, n);
}
