import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router';
import styles from './static-part.module.css';

/**
 * A part of a page that a loader has rendered (`renderPart`). Without `html` it is already in the document.
 */
export type PartView = { readonly part: string; readonly html?: string };

type StaticPartProps = PartView & {
  /** A form in it was sent. */
  readonly onSubmit?: (event: FormEvent) => void;
  /** True: it stays in the document unseen, as a part that is taken out of it is lost. */
  readonly hidden?: boolean;
  /** The state that navigation passes to the page of a link. */
  readonly stateOf?: (path: string) => unknown;
};

/** On the server: the parts of the document that is being rendered. */
export const DocumentParts = createContext<ReadonlyMap<string, string> | null>(null);

/** Where a click leads inside the site. Undefined when the browser should handle it. */
function findWay(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // The router marks its links so.
  return link?.dataset.discover && !link.target ? link : undefined;
}

/**
 * Shows a part that needs no script: its components stay on the server. Its links navigate like the router's
 * own. A change of language keeps unfolded parts open.
 */
export function StaticPart({ part, html, hidden, onSubmit, stateOf }: StaticPartProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const rendered = useContext(DocumentParts);
  const [first] = useState(
    () =>
      html ??
      (rendered ? rendered.get(part) : document.querySelector(`[data-part="${part}"]`)?.innerHTML) ??
      '',
  );
  const shown = useRef(first);

  useLayoutEffect(() => {
    if (!element.current || html === undefined || html === shown.current) return;
    shown.current = html;
    const unfolded = new Map(
      Array.from(element.current.querySelectorAll('details'), ({ id, open }) => [id, open]),
    );
    element.current.innerHTML = html;
    for (const item of Array.from(element.current.querySelectorAll('details'))) {
      item.open = unfolded.get(item.id) ?? item.open;
    }
  }, [html]);

  const follow = (event: MouseEvent) => {
    const link = findWay(event);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    const replace = href === window.location.href;
    void navigate(pathname + search + hash, { replace, state: stateOf?.(pathname) });
  };
  return (
    <div
      ref={element}
      data-part={part}
      hidden={hidden}
      className={styles.part}
      onClick={follow}
      onSubmit={onSubmit}
      dangerouslySetInnerHTML={{ __html: first }}
      suppressHydrationWarning
    />
  );
}
