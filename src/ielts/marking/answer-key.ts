import { LETTER } from './letter-classes.ts';
import { tokenise } from './answer-tokens.ts';
import type { BandRow } from '../bands/band.ts';
import type { TimedScript } from '../paper/recording.ts';
import { UNIT_RATE } from './unit-rates.ts';
import type { Localised, SpeakingKey, WritingKey } from './model-answers.ts';

/** The evidence in a passage: a paragraph's letter and its exact words. */
export type PassageEvidence = { readonly paragraph: string; readonly quote: string };
/** The evidence in a script: a turn's name and its exact words as they are read. */
export type ScriptEvidence = { readonly turn: string; readonly quote: string };
export type Evidence = PassageEvidence | ScriptEvidence;

export type KeyedAnswer<E extends Evidence = Evidence> = {
  readonly number: number;
  /** `TRUE`, `FALSE`, `NOT GIVEN`; a letter; or accepted words in the notation of `parseKey`. */
  readonly key: string;
  readonly explanation: Localised;
  readonly evidence: readonly E[];
};

export type ReadingKey = {
  readonly skill: 'reading';
  readonly bands: readonly BandRow[];
  readonly answers: readonly KeyedAnswer<PassageEvidence>[];
};
export type ListeningKey = {
  readonly skill: 'listening';
  readonly bands: readonly BandRow[];
  readonly answers: readonly KeyedAnswer<ScriptEvidence>[];
  /** The scripts, in the order of the parts. */
  readonly scripts: readonly TimedScript[];
};
/** The answers of one section that is marked by its key, and its band table. */
export type MarkedKey = ListeningKey | ReadingKey;

/** The part of a section that never leaves the server before the attempt is over: answers, scripts, model answers. */
export type AnswerKey = MarkedKey | WritingKey | SpeakingKey;

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
/**
 * A slash inside a figure (`21/7`, `1/2`) or between the abbreviations of two units (`kg/m`) separates nothing. What is
 * before a unit is caught: Safari 12 cannot look behind.
 */
const FIXED_SLASH = new RegExp(String.raw`\d/(?=\d)|(^|[^${LETTER}])${UNIT_RATE}`, 'giu');
/** Replaces a fixed slash while a key is parsed. */
const KEPT_SLASH = '\u2044';

/**
 * The accepted texts of a key: `/` separates alternatives, `( )` holds what may be left out, also with
 * alternatives (`(the/a) lamp`) and inside a word (`lamp(s)`). A slash inside a figure or a unit separates
 * nothing: `21/7` is one date and `5 kg/m` one measure, `21 / 7` two alternatives.
 *
 * Alternatives come in the order of the key, and the forms of one alternative by how many words they have, most
 * first. No text comes twice; one that two alternatives share comes with the first.
 *
 * Refuses brackets that do not pair or stand in each other, an alternative with nothing in it (or nothing
 * left of it when the optional words go), and more than 64 forms. Equal forms of one alternative count separately.
 */
export function parseKey(key: string): ParsedKey {
  const refusal = bracketRefusal(key);
  if (refusal !== undefined) return { ok: false, refusal };
  const forms = new Map<string, boolean>();
  for (const alternative of splitAlternatives(
    key.replace(
      FIXED_SLASH,
      (fixed: string, before: string | undefined = '') =>
        before + fixed.slice(before.length).replace('/', KEPT_SLASH),
    ),
  )) {
    const expanded = expand(alternative);
    if (expanded === undefined) return { ok: false, refusal: 'too-many-forms' };
    for (const form of expanded) {
      const text = form.text
        .replace(/\u2044/gu, '/')
        .replace(/\s+/gu, ' ')
        .trim();
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
  return mostWordsFirst(forms);
}

function mostWordsFirst(forms: readonly Expanded[]): Expanded[] {
  const counted = forms.map((form) => ({ form, words: tokenise(form.text).length }));
  return counted.sort((one, other) => other.words - one.words).map(({ form }) => form);
}
