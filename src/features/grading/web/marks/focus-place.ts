import type { MouseEvent } from 'react';

export const markId = (place: number) => `mark-${place + 1}`;
export const commentId = (place: number) => `comment-${place + 1}`;

/** Moves focus to an element of the page and shows it. The address stays as it is. */
export function focusPlace(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
