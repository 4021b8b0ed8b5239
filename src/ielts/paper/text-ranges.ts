/** A range of a text, in UTF-16 units as browsers count them. `end` is exclusive. */
export type TextRange = { readonly start: number; readonly end: number };

/** The place of a range. Each block of the paper has a name, such as `p1.B` for a paragraph. */
export type BlockRange = TextRange & { readonly block: string };

/** `3-9 14-20` */
export function formatRanges(ranges: readonly TextRange[]): string {
  return ranges.map(({ start, end }) => `${start}-${end}`).join(' ');
}

/** The ranges of `formatRanges`, in order. Invalid ones are ignored. */
export function parseRanges(text: string): TextRange[] {
  return text.split(' ').flatMap((piece) => {
    const [, start, end] = /^(\d{1,6})-(\d{1,6})$/.exec(piece) ?? [];
    const range = { start: Number(start), end: Number(end) };
    return range.start < range.end ? [range] : [];
  });
}

export function rangesOverlap(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Adds a range. Ranges that touch become one. */
export function addRange(ranges: readonly TextRange[], added: TextRange): TextRange[] {
  const apart = ranges.filter(({ start, end }) => end < added.start || start > added.end);
  const touching = ranges.filter((range) => !apart.includes(range));
  const start = Math.min(added.start, ...touching.map((range) => range.start));
  const end = Math.max(added.end, ...touching.map((range) => range.end));
  return [...apart, { start, end }].sort((a, b) => a.start - b.start);
}

/** Removes a range. Ranges that cross its ends are cut there. */
export function removeRange(ranges: readonly TextRange[], removed: TextRange): TextRange[] {
  return ranges.flatMap((range) =>
    rangesOverlap(range, removed)
      ? [
          { start: range.start, end: removed.start },
          { start: removed.end, end: range.end },
        ].filter(({ start, end }) => start < end)
      : [range],
  );
}

/** A range without the spaces at its ends; undefined when only spaces are in it. */
export function trimRange(text: string, { start, end }: TextRange): TextRange | undefined {
  const cut = text.slice(start, end);
  const trimmed = cut.trim();
  if (trimmed === '') return undefined;
  const from = start + cut.indexOf(trimmed);
  return { start: from, end: from + trimmed.length };
}

/** The sentences of a text, English or Chinese, without the spaces after them. Initials and decimals do not end one. */
export function sentencesOf(text: string): TextRange[] {
  const sentences: TextRange[] = [];
  const ending = /[.!?]+["'”’)]*\s+(?=["'“‘(]*[A-Z0-9])|[。！？]+[」』”’）]*/g;
  let from = 0;
  for (let found = ending.exec(text); found; found = ending.exec(text)) {
    const to = found.index + found[0].length;
    if (/(?:^|[\s(])[A-Z]\.\s+$/.test(text.slice(from, to))) continue;
    sentences.push({ start: from, end: to });
    from = to;
  }
  sentences.push({ start: from, end: text.length });
  return sentences.flatMap((range) => trimRange(text, range) ?? []);
}
