import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, reading starts at the new page: focus goes to the element with `targetId` without scrolling.
 * Not on the first page, not for links within a page, and not when the page has put focus somewhere itself.
 */
export function FocusOnNavigation({ targetId }: { readonly targetId: string }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = document.getElementById(targetId);
    if (!target || target.contains(document.activeElement)) return;
    const { pageXOffset, pageYOffset } = window;
    target.focus({ preventScroll: true });
    // Safari 12 does not know `preventScroll`.
    if (window.pageYOffset !== pageYOffset) window.scrollTo(pageXOffset, pageYOffset);
  }, [pathname, targetId]);
  return null;
}
