/**
 * One to three Chinese characters with the wide signs after them, or the name of a part of the test. Written without
 * `\p`, which old browsers lack.
 */
export const LAST_WITH_SIGNS =
  /([\u3400-\u9fff]{1,3}[、。，；：！？）」』》]+|(?:Part|Task) \d[、。，；：！？）」』》]*)/;

/**
 * A heading in pieces, each second of which must stay on one line. Chinese headings break at their signs, but a browser
 * that finds no such place in a narrow line breaks anywhere, and may start the next line with the question mark. Nor
 * is Part or Task parted from its number.
 */
export function splitToKeepTogether(heading: string): string[] {
  return heading.split(LAST_WITH_SIGNS);
}

/** The same for HTML without Chinese in its attributes. */
export function keepTogetherHtml(html: string): string {
  return splitToKeepTogether(html)
    .map((piece, place) => (place % 2 === 1 ? `<span class="keep-together">${piece}</span>` : piece))
    .join('');
}
