import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lockScroll } from '#ui/scroll-lock.ts';

type Shown = { readonly menu: boolean; readonly group: string | undefined };

const CLOSED: Shown = { menu: false, group: undefined };

/**
 * The open parts of the header's menu: on narrow screens the menu itself, and at most one group. Navigation, Escape,
 * a click elsewhere and focus elsewhere close them. Closing the menu closes its group.
 */
export function useSiteMenu() {
  const root = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [state, setState] = useState({ ...CLOSED, at: key });
  // A menu opened on another page is closed on this one.
  const shown = state.at === key ? state : CLOSED;
  const show = (next: Partial<Shown>) => setState({ ...shown, ...next, at: key });
  const close = () => show(CLOSED);
  const anything = shown.menu || shown.group !== undefined;

  const focusControl = (id: string | undefined) =>
    root.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Esc') return;
    focusControl(shown.group ?? 'site-menu');
    show(shown.group === undefined ? CLOSED : { group: undefined });
  });
  const onPress = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-menu-part]')) close();
  });
  const onWide = useEffectEvent(close);

  useEffect(() => {
    if (!anything) return;
    const type = (event: KeyboardEvent) => onKey(event);
    const press = (event: Event) => onPress(event);
    document.addEventListener('keydown', type);
    // Both: Safari 12 has no pointer events, and sends no mouse event for elements that are not clickable.
    document.addEventListener('mousedown', press);
    document.addEventListener('touchstart', press);
    return () => {
      document.removeEventListener('keydown', type);
      document.removeEventListener('mousedown', press);
      document.removeEventListener('touchstart', press);
    };
  }, [anything]);

  useEffect(() => {
    if (!shown.menu) return;
    const release = lockScroll();
    // A wider window shows the whole menu in a row, so the page need not be locked.
    const wide = matchMedia('(min-width: 1024px)');
    const listen = () => onWide();
    // Safari 12 supports only the old name.
    wide.addListener(listen);
    return () => {
      wide.removeListener(listen);
      release();
    };
  }, [shown.menu]);

  return {
    root,
    menuOpen: shown.menu,
    openGroup: shown.group,
    toggleMenu: () => show({ menu: !shown.menu, group: undefined }),
    toggleGroup: (id: string) => show({ group: shown.group === id ? undefined : id }),
    closeGroup: () => show({ group: undefined }),
    close,
  };
}
