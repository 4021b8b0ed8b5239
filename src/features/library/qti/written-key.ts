import { parseKey } from '#ielts/marking/answer-key.ts';
import type { WordLimit } from '#ielts/question-types/word-limit.ts';
import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import { type QtiItem, rightResponses } from './read-item.ts';
import type { XmlElement } from './xml.ts';

/** The accepted answers of a written gap, in our notation. */
export type WrittenKey = {
  readonly key: string;
  readonly forms: readonly string[];
  /** The names by which feedback may call it. */
  readonly ids: readonly string[];
  /** Where the package is one of ours. */
  readonly limit: WordLimit | undefined;
  readonly changes: readonly string[];
};
type WrittenResult =
  | { readonly ok: true; readonly key: WrittenKey }
  | { readonly ok: false; readonly what: string; readonly how: string };

/** The most forms of a key that people still read. */
const MOST_FORMS = 60;
const WIDEST: WordLimit = { words: 4, number: true };

/** Reads the accepted answers of a text entry. Forms outside our limits or notation are left out and named. */
export function readWrittenKey(item: QtiItem, entry: XmlElement): WrittenResult {
  const id = entry.attributes['response-identifier'] ?? '';
  const declaration = item.declarations.get(id);
  const forms = declaration ? rightResponses(declaration) : [];
  if (!declaration || forms.length === 0) {
    return {
      ok: false,
      what: 'The package does not say what is accepted.',
      how: 'Export it with its correct responses or mapping.',
    };
  }
  const usable = forms.filter(isUsable).slice(0, MOST_FORMS);
  if (usable.length === 0) {
    return {
      ok: false,
      what: `“${forms[0] ?? ''}” is longer than four words and a number, or has brackets or a slash.`,
      how: 'Ask for a shorter answer, or write it as a choice.',
    };
  }
  const changes: string[] = [];
  const lost = forms.filter((form) => !usable.includes(form));
  if (lost.length > 0) changes.push(`Not accepted any more: ${lost.map((form) => `“${form}”`).join(', ')}.`);
  const most = Math.max(0, ...declaration.mapped.map(({ value }) => value));
  if (declaration.mapped.some(({ value }) => value > 0 && value < most)) {
    changes.push(
      'Answers that were worth a part of the mark are not accepted: a question has one mark or none.',
    );
  }
  const exact = item.processing === 'correct' && declaration.baseType === 'string';
  if (
    declaration.mapped.some(({ caseSensitive }) => caseSensitive) ||
    (exact && /\p{L}/u.test(usable.join()))
  ) {
    changes.push('Capitals make no difference any more.');
  }
  if (entry.attributes['pattern-mask'] !== undefined) {
    changes.push('What may be typed was limited by a pattern: it is not.');
  }
  if (declaration.baseType === 'float') {
    changes.push('A number is right as it is written there: add other ways of writing it.');
  }
  return {
    ok: true,
    key: {
      key: usable.join(' / '),
      forms: usable,
      ids: [id, id.replace(/^RESPONSE_/, '')],
      limit: limitOf(entry),
      changes,
    },
  };
}

/** Whether our notation can express exactly this text, within a limit. */
function isUsable(form: string): boolean {
  const parsed = parseKey(form);
  const readsBack = parsed.ok && parsed.forms.length === 1 && parsed.forms[0]?.text === form;
  return readsBack && fitsWordLimit(form, WIDEST);
}

function limitOf({ attributes }: XmlElement): WordLimit | undefined {
  const words = Number(attributes['data-max-words']);
  if (!Number.isInteger(words) || words < 1 || words > WIDEST.words) return undefined;
  return { words, number: attributes['data-and-number'] === 'true' };
}

/** The narrowest limit that all these answers are within. */
export function wordLimitFor(forms: readonly string[]): WordLimit {
  const limits = [false, true].flatMap((number) => [1, 2, 3, 4].map((words) => ({ words, number })));
  return limits.find((limit) => forms.every((form) => fitsWordLimit(form, limit))) ?? WIDEST;
}
