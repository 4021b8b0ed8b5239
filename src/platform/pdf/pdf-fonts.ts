import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * The faces of our documents. Noto Sans TC has Latin, Greek, Cyrillic, kana and the Han characters of Taiwan and Hong
 * Kong; Source Serif 4 is for Latin headings, and has the Latin letters that the other lacks (ADR 0025).
 */
export const FACES = {
  sans: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
  serif: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-bold': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;
export type Face = keyof typeof FACES;

/** The order in which faces are searched for a character. */
const CHAINS = {
  sans: ['sans', 'serif'],
  'sans-bold': ['sans-bold', 'serif-bold'],
  serif: ['serif', 'sans'],
  'serif-bold': ['serif-bold', 'sans-bold'],
} as const satisfies Record<Face, readonly Face[]>;

/** The replacement for a character that no face has. */
const BOX = '□';
/**
 * Control characters, joiners and direction marks, which are invisible. Joiners stay until the text is split
 * into characters.
 */
const UNSEEN = /(?!\n|\u200d)[\p{Cc}\p{Cf}]/gu;
const JOINERS = /\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/** `narrow`: by its own width, not that of a Han character. */
export type Run = { readonly face: Face; readonly text: string; readonly narrow?: boolean };

/** Noto Sans TC draws them as wide as a Han character, which tears English words apart: `don’t`. */
const CURLY = /([\u2018\u2019\u201c\u201d]+)/u;

function runsOf(face: Face, text: string): Run[] {
  if (face.startsWith('serif') || !CURLY.test(text)) return [{ face, text }];
  return text
    .split(CURLY)
    .filter((piece) => piece !== '')
    .map((piece) => (CURLY.test(piece) ? { face, text: piece, narrow: true } : { face, text: piece }));
}

const require = createRequire(import.meta.url);
const files = new Map<Face, Buffer>();
const covers = new Map<Face, Font>();

/** The file of a face, read once. */
export function fileOf(face: Face): Buffer {
  const file = files.get(face) ?? readFileSync(require.resolve(FACES[face]));
  files.set(face, file);
  return file;
}

/**
 * Tests which characters a face has, and sets no text. A font that was in a document remembers that
 * document's glyphs, so a second document would be read wrongly.
 */
function coverOf(face: Face): Font {
  const known = covers.get(face);
  if (known) return known;
  const font = create(fileOf(face));
  if ('fonts' in font) throw new Error(`${FACES[face]} is a collection.`);
  covers.set(face, font);
  return font;
}

function has(face: Face, text: string): boolean {
  const font = coverOf(face);
  return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** The text that can be drawn: composed, without invisible characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(UNSEEN, '');
}

const clusters = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

/** Splits a text into the characters that a reader sees. */
export function splitCharacters(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

/**
 * A word in the faces that have its characters: in one face where one has them all, so that a name is not set
 * in two. A character that none has is a box; an emoji of many parts is one.
 */
export function chooseRuns(source: string, wanted: Face): Run[] {
  const chain = CHAINS[wanted];
  const word = source.replaceAll(JOINERS, '');
  const whole = chain.find((face) => has(face, word));
  if (whole) return runsOf(whole, word);
  return joinRuns(
    splitCharacters(source).flatMap((character) => {
      const text = character.replaceAll(JOINERS, '');
      const face = chain.find((each) => has(each, text));
      if (face) return runsOf(face, text);
      return { face: wanted.endsWith('bold') ? 'sans-bold' : 'sans', text: BOX } as const;
    }),
  );
}

/** The same, with neighbours of one face joined. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.face === run.face && last.narrow === run.narrow)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
