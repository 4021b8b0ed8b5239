/** A place in a transcript: `text.slice(start, end)`. */
export type Span = { readonly start: number; readonly end: number };
export type SpokenWord = Span & { readonly lower: string };

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const HESITATIONS = new Set('um umm uhm uh uhh er erm hm hmm mm mmm eh ah ahh'.split(' '));
const FILLER_PHRASES = ['you know', 'i mean', 'how to say', 'how do you say', 'how can i say'].map((phrase) =>
  phrase.split(' '),
);
/** “Do you know …?” and “if you know” are no fillers. */
const BEFORE_KNOW = new Set('do did if as that what how when because'.split(' '));
/** Said twice on purpose. */
const EMPHASIS = new Set('very really so no yes had that bye many much far long big'.split(' '));

/** The words of a transcript in lower case, with their places. */
export function spokenWords(text: string): readonly SpokenWord[] {
  return [...text.matchAll(WORD)].map((found) => ({
    lower: found[0].toLowerCase().replace(/’/gu, "'"),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

export const isHesitation = ({ lower }: Pick<SpokenWord, 'lower'>): boolean => HESITATIONS.has(lower);

/** “Um”, “er” and phrases that only win time. */
export function findFillers(text: string): readonly Span[] {
  const words = spokenWords(text);
  return words.flatMap((word, at): Span[] => {
    if (isHesitation(word)) return [{ start: word.start, end: word.end }];
    const phrase = FILLER_PHRASES.find((parts) => parts.every((part, k) => words[at + k]?.lower === part));
    if (!phrase) return [];
    if (phrase[1] === 'know' && BEFORE_KNOW.has(words[at - 1]?.lower ?? '')) return [];
    return [{ start: word.start, end: words[at + phrase.length - 1]?.end ?? word.end }];
  });
}

/** One or two words that are said again at once, as in “I I” and “in my in my”. A hesitation between does not count. */
export function findRepeats(text: string): readonly Span[] {
  const words = spokenWords(text).filter((word) => !isHesitation(word));
  const found: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = [2, 1].find((each) => isSaidAgain(text, words, at, each));
    const [first, last] = [words[at], words[at + 2 * (length ?? 0) - 1]];
    if (length === undefined || !first || !last) continue;
    found.push({ start: first.start, end: last.end });
    at += 2 * length - 1;
  }
  return found;
}

function isSaidAgain(text: string, words: readonly SpokenWord[], at: number, length: number): boolean {
  const once = words.slice(at, at + length);
  const again = words.slice(at + length, at + 2 * length);
  const [first, last] = [once[0], again[again.length - 1]];
  if (!first || !last || again.length < length) return false;
  if (once.some(({ lower }, k) => lower !== again[k]?.lower)) return false;
  if (length === 1 && EMPHASIS.has(first.lower)) return false;
  return !/[.?!]/u.test(text.slice(first.start, last.end));
}
