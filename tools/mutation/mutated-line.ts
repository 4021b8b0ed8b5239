/** A place in a source as Stryker reports it: lines and columns count from 1. */
export type Place = {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
};

/**
 * The line of a source as a mutant has it, in one line and with single spaces. It names a mutant in lists, since it stays
 * the same when lines above it change.
 */
export function mutatedLine(source: string, { start, end }: Place, replacement: string): string {
  const lines = source.split('\n');
  const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1);
  const after = (lines[end.line - 1] ?? '').slice(end.column - 1);
  return `${before}${replacement}${after}`.replace(/\s+/gu, ' ').trim();
}
