import { tokenise } from './answer-tokens.ts';
import type { BandRow } from './band.ts';
import type { Skill } from './paper.ts';

/** Where the passage or script says so: a paragraph's letter and its exact words. */
export type Evidence = { readonly paragraph: string; readonly quote: string };

export type KeyedAnswer = {
  readonly number: number;
  /** `TRUE`, `FALSE`, `NOT GIVEN`; a letter; or accepted words in the notation of `parseKey`. */
  readonly key: string;
  readonly explanation: Readonly<Record<'en' | 'zh-Hant', string>>;
  readonly evidence: readonly Evidence[];
};

/**
 * What must never leave the server before the attempt is over: the answers of one section and its band table.
 */
export type AnswerKey = {
  readonly skill: Skill;
  readonly bands: readonly BandRow[];
  readonly answers: readonly KeyedAnswer[];
};

export const KEY_REFUSALS = [
  'unbalanced-brackets',
  'nested-brackets',
  'empty-alternative',
  'too-many-forms',
] as const;
export type KeyRefusal = (typeof KEY_REFUSALS)[number];

/** One accepted text; `shortened` when optional words are left out of it. */
export type KeyForm = { readonly text: string; readonly shortened: boolean };
export type ParsedKey =
  | { readonly ok: true; readonly forms: readonly KeyForm[] }
  | { readonly ok: false; readonly refusal: KeyRefusal };

const MOST_FORMS = 64;
/** A slash inside a figure (`21/7`, `1/2`) or a unit separates nothing. */
const FIXED_SLASH = /(\d)\/(?=\d)|(km|\bm)\/(?=(?:h|s)\b)/gu;
/** Stands for a fixed slash while a key is taken apart. */
const KEPT_SLASH = '\u2044';

/**
 * The accepted texts of a key: `/` separates alternatives, `( )` holds what may be left out, also with
 * alternatives (`(the/a) lamp`) and inside a word (`lamp(s)`). Fullest forms first, no text twice. `21/7` is
 * one date, `21 / 7` two alternatives.
 *
 * Refuses brackets that do not pair or stand in each other, an alternative with nothing in it (or nothing
 * left of it when the optional words go), and more than 64 forms.
 */
export function parseKey(key: string): ParsedKey {
  const refusal = bracketRefusal(key);
  if (refusal !== undefined) return { ok: false, refusal };
  const forms = new Map<string, boolean>();
  for (const alternative of splitAlternatives(key.replace(FIXED_SLASH, `$1$2${KEPT_SLASH}`))) {
    const expanded = expand(alternative);
    if (expanded === undefined) return { ok: false, refusal: 'too-many-forms' };
    for (const form of expanded) {
      const text = form.text.replaceAll(KEPT_SLASH, '/').replace(/\s+/gu, ' ').trim();
      if (form.emptyOption || !tokenise(text).some(({ symbol }) => !symbol)) {
        return { ok: false, refusal: 'empty-alternative' };
      }
      forms.set(text, form.shortened && (forms.get(text) ?? true));
    }
    if (forms.size > MOST_FORMS) return { ok: false, refusal: 'too-many-forms' };
  }
  return { ok: true, forms: [...forms].map(([text, shortened]) => ({ text, shortened })) };
}

function bracketRefusal(key: string): KeyRefusal | undefined {
  let open = false;
  for (const letter of key) {
    if (letter === '(' && open) return 'nested-brackets';
    if (letter === ')' && !open) return 'unbalanced-brackets';
    if (letter === '(') open = true;
    if (letter === ')') open = false;
  }
  return open ? 'unbalanced-brackets' : undefined;
}

/** Splits at slashes outside brackets, which are known to pair. */
function splitAlternatives(key: string): string[] {
  return key.split(/\/(?![^(]*\))/u);
}

type Expanded = KeyForm & { readonly emptyOption: boolean };

function expand(alternative: string): Expanded[] | undefined {
  let forms: Expanded[] = [{ text: '', shortened: false, emptyOption: false }];
  for (const piece of alternative.match(/\([^)]*\)|[^(]+/gu) ?? []) {
    const optional = piece.startsWith('(');
    const options = optional ? piece.slice(1, -1).split('/') : [piece];
    const emptyOption = optional && options.some((option) => option.trim() === '');
    forms = forms.flatMap((form) => [
      ...options.map((option) => ({
        ...form,
        text: form.text + option,
        emptyOption: form.emptyOption || emptyOption,
      })),
      ...(optional ? [{ ...form, shortened: true }] : []),
    ]);
    if (forms.length > MOST_FORMS) return undefined;
  }
  return forms;
}
