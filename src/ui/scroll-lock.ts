let locks = 0;

/** Holds the page still under a dialog or an open menu. Returns the release; the last one lets the page go. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let held = true;
  locks += 1;
  root.setAttribute('data-scroll-locked', '');
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) root.removeAttribute('data-scroll-locked');
  };
}
