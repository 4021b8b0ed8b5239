/** The parts of a text that are not prose: code, addresses of links, bare addresses, a gap. */
const MARKUP = /`[^`]*`|\]\([^)\s]*\)|https?:\/\/[^\s)]+|\{gap\}/gu;
const KEPT = '\ue000';

/** A text with each piece of markup replaced by one sign that no rule looks for. */
export function withoutMarkup(text: string): string {
  return text.replace(MARKUP, KEPT);
}

/**
 * Changes the prose of a text and leaves its markup alone. `mend` must preserve the signs that replace it.
 */
export function mendProse(text: string, mend: (prose: string) => string): string {
  const markup = text.match(MARKUP) ?? [];
  let next = 0;
  return mend(withoutMarkup(text)).replaceAll(KEPT, () => markup[next++] ?? '');
}

/** A few words round a place, to find it by. */
export function excerpt(text: string, place: number): string {
  const [before, behind] = [12, 16];
  const piece = text.slice(Math.max(0, place - before), place + behind).replaceAll(KEPT, '…');
  return `${place > before ? '…' : ''}${piece}${place + behind < text.length ? '…' : ''}`;
}
