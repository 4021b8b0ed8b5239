const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/** Keeps Tab inside `root`: from its last control to the first, and back. */
export function trapTab(root: HTMLElement, event: KeyboardEvent): void {
  const controls = Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (control) => control.getClientRects().length > 0,
  );
  const first = controls[0];
  const last = controls[controls.length - 1];
  const at = document.activeElement;
  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && (at === first || !controls.includes(at as HTMLElement))) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (at === last || !root.contains(at))) {
    event.preventDefault();
    first.focus();
  }
}

/**
 * Takes everything beside `root` out of reach: `inert` where the browser knows it, hidden from screen readers where
 * it does not. Elements with `data-stays-live` are left alone. Returns the way back.
 */
export function hideOthers(root: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let at: HTMLElement | null = root; at && at !== document.body; at = at.parentElement) {
    for (const other of Array.from(at.parentElement?.children ?? [])) {
      if (other === at || other.hasAttribute('inert') || other.hasAttribute('data-stays-live')) continue;
      if (other.tagName === 'SCRIPT' || other.tagName === 'STYLE') continue;
      other.setAttribute('inert', '');
      if (!('inert' in HTMLElement.prototype)) other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
  }
  return () => {
    for (const other of hidden) {
      other.removeAttribute('inert');
      if (!('inert' in HTMLElement.prototype)) other.removeAttribute('aria-hidden');
    }
  };
}
