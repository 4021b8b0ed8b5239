import { cutText } from '#features/questions/web/index.ts';

/** The named characters of our own Markdown. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

type Token =
  | { readonly tag: string }
  /** The source of each UTF-16 unit that the text shows. */
  | { readonly units: readonly string[]; readonly shown: string };

function decode(entity: string): string {
  const name = entity.slice(1, -1);
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex ?? decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10));
  return NAMED[name] ?? entity;
}

/** The tags of some HTML, and the texts between them. */
function tokensOf(html: string): Token[] {
  return (html.match(/<[^>]*>|[^<]+/g) ?? []).map((part) => {
    if (part.startsWith('<')) return { tag: part };
    const units: string[] = [];
    let shown = '';
    for (const source of part.match(/&(?:#x[\da-f]+|#\d+|\w+);|[\s\S]/gi) ?? []) {
      const text = source.length > 1 ? decode(source) : source;
      shown += text;
      // An entity of several units is one piece of source: the others have none.
      units.push(...Array.from({ length: text.length }, (_, place) => (place === 0 ? source : '')));
    }
    return { units, shown };
  });
}

/** What a browser shows of some HTML, as `textContent` has it. */
export function shownText(html: string): string {
  return tokensOf(html)
    .map((token) => ('tag' in token ? '' : token.shown))
    .join('');
}

/**
 * Draws marks into HTML of our own. `spec` has the form that the marking tools return. Spaces between tags stay
 * unmarked, because a `mark` is not allowed between the rows of a table.
 */
export function markHtml(html: string, spec: string, className: string): string {
  if (spec === '') return html;
  const tokens = tokensOf(html);
  const pieces = cutText(tokens.map((token) => ('tag' in token ? '' : token.shown)).join(''), spec);
  let at = 0;
  return tokens
    .map((token) => {
      if ('tag' in token) return token.tag;
      const [from, to] = [at, at + token.units.length];
      at = to;
      return pieces
        .filter(({ start, text }) => start < to && start + text.length > from)
        .map(({ start, text, highlighted, noted, pending }) => {
          const first = Math.max(start, from);
          const last = Math.min(start + text.length, to);
          const source = token.units.slice(first - from, last - from).join('');
          if ((!highlighted && !noted && !pending) || source.trim() === '') return source;
          const isEnd = noted === 'end' && last === start + text.length;
          const attributes = [
            `class="${className}"`,
            `data-start="${first}"`,
            ...(highlighted ? ['data-highlighted="true"'] : []),
            ...(noted ? [`data-noted="${isEnd ? 'end' : 'within'}"`] : []),
            ...(pending ? ['data-pending="true"'] : []),
          ];
          return `<mark ${attributes.join(' ')}>${source}</mark>`;
        })
        .join('');
    })
    .join('');
}
