import { isLanguage, type Language } from '#platform/i18n/language.ts';
import { listStrings } from './json-strings.ts';

/** A text that people read: a localised value, a line of Markdown, a question as a candidate sees it. */
export type ContentText = {
  readonly file: string;
  readonly place: string;
  readonly language: Language;
  readonly text: string;
  /** The place of the text in the file, as a JSON literal or as it is. */
  readonly start: number;
  readonly end: number;
  readonly literal: boolean;
};

/** New texts of content files, by their names below `content/`. */
export type MendedFiles = ReadonlyMap<string, string>;

/** Fields of a mock test or a prompt that hold English without being marked as such. */
const CANDIDATE_FOLDERS = /^(?:mock-tests|practice)\//u;
const CANDIDATE_FIELDS = new Set(['statement', 'stem', 'options', 'text', 'quote']);
const NOT_CONTENT = /^(?:(?:tutorials\/)?README\.md$|schema\/)/u;

export function listTexts(files: ReadonlyMap<string, string>): ContentText[] {
  return [...textsOfJson(files), ...[...files].flatMap(textsOfMarkdown)];
}

function textsOfJson(files: ReadonlyMap<string, string>): ContentText[] {
  return listStrings(files).flatMap(({ file, path, value, start, end }) => {
    const language = NOT_CONTENT.test(file) ? undefined : languageOf(file, path);
    return language
      ? [{ file, place: path.join('.'), language, text: value, start, end, literal: true }]
      : [];
  });
}

function languageOf(file: string, path: readonly string[]): Language | undefined {
  const field = path.findLast((key) => !/^\d+$/u.test(key));
  if (isLanguage(field)) return field;
  return CANDIDATE_FOLDERS.test(file) && CANDIDATE_FIELDS.has(field ?? '') ? 'en' : undefined;
}

function textsOfMarkdown([file, source]: readonly [string, string]): ContentText[] {
  if (!file.endsWith('.md') || NOT_CONTENT.test(file)) return [];
  const language = /[./]zh-Hant\.md$/u.test(file) ? 'zh-Hant' : 'en';
  let start = 0;
  return source.split('\n').flatMap((line, i) => {
    const text = line.replace(/\r$/u, '');
    const place = { start, end: start + text.length };
    start += line.length + 1;
    return text.trim() ? [{ file, place: `line ${i + 1}`, language, text, ...place, literal: false }] : [];
  });
}

/** The files whose texts `mend` changes; everything else in them stays byte for byte. */
export function mendTexts(
  content: { readonly files: ReadonlyMap<string, string>; readonly texts: readonly ContentText[] },
  mend: (text: ContentText) => string,
): MendedFiles {
  const mended = new Map<string, string>();
  // From the last to the first, so that the places before stay true.
  for (const each of content.texts.toReversed()) {
    const text = mend(each);
    if (text === each.text) continue;
    const source = mended.get(each.file) ?? content.files.get(each.file) ?? '';
    const written = each.literal ? JSON.stringify(text) : text;
    mended.set(each.file, source.slice(0, each.start) + written + source.slice(each.end));
  }
  return mended;
}
