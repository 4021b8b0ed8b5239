import type { SitePage } from './define-pages.ts';

/** A path up to its first parameter. */
const fixedPart = (path: string) => path.replace(/\/?:.*$/, '');

const isBelow = (path: string, area: string) => `${path}/`.startsWith(`${area}/`);

/**
 * The addresses for someone who is signed in, as the source of a regular expression: guarded pages, and
 * everything below them. A public page below a guarded one would be guarded too; a test refuses such a table.
 */
export function guardedPattern(pages: readonly Pick<SitePage, 'path' | 'access'>[]): string {
  const guarded = pages.filter(({ access }) => access !== 'anyone').map(({ path }) => fixedPart(path));
  const areas = guarded.filter((path) => !guarded.some((other) => other !== path && isBelow(path, other)));
  return `^/(${[...new Set(areas)].sort().join('|')})(/|$)`;
}
