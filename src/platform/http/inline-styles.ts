import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;

/** Reads a built style sheet by its address. */
export type ReadStyle = (address: string) => string;

/** The content of a style sheet's address never changes, so each is read once. */
export function createStyleReader(directory = 'build/client'): ReadStyle {
  const read = new Map<string, string>();
  return (address) => {
    const style = read.get(address) ?? readFileSync(join(directory, address), 'utf8').trim();
    read.set(address, style);
    return style;
  };
}

/**
 * Puts the style sheets of a page into the page: on a slow line every file that holds up the first paint
 * costs as long as the page itself. Their links stay, disabled: the router needs them to know which sheets
 * are loaded, and a browser fetches none. `source` is the policy's expression for the styles; undefined when
 * the page had none. Throws for a style sheet that could end the element early.
 */
export function inlineStyles(
  html: string,
  readStyle: ReadStyle,
): { readonly html: string; readonly source: string | undefined } {
  const addresses = [...html.matchAll(STYLE_LINK)].map(([, address = '']) => address);
  if (addresses.length === 0) return { html, source: undefined };
  const styles = [...new Set(addresses)].map(readStyle).join('\n');
  if (/<\/style/i.test(styles)) throw new Error('A style sheet holds </style and cannot stand in a page.');
  const source = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  let first = true;
  const inlined = html.replace(STYLE_LINK, (link) => {
    // Because of `media`, a browser's preload scanner skips it too.
    const disabled = link.replace('/>', ' media="not all" disabled=""/>');
    if (!first) return disabled;
    first = false;
    return `<style>${styles}</style>${disabled}`;
  });
  return { html: inlined, source };
}
