import { parseKey } from '#ielts/marking/answer-key.ts';
import type { Companion } from './companion.ts';
import { type DraftAnswer, unfilled } from './draft.ts';
import type { Written } from './gathered.ts';

/** A part as it is written, with the answers of its questions. */
export type PartAndAnswers = { readonly part: Written; readonly answers: readonly Written[] };

/** The evidence of the package, or a placeholder for the author. */
export const evidenceOr = <E>(found: readonly E[], missing: E): readonly E[] =>
  found.length > 0 ? found : [missing];

/** An answer as its author would write it, without its evidence. */
export function answerContent(
  { number, key, explanation }: DraftAnswer & { readonly number: number },
  companion: Companion | undefined,
) {
  return {
    number,
    key: keyInNotation(number, key, companion),
    explanation: {
      en: explanation.en || unfilled('Why it is right, and what tempts to another answer'),
      'zh-Hant': explanation.zhHant || unfilled('為什麼是這個答案'),
    },
  };
}

/** As its author wrote it, where that accepts the same texts. */
function keyInNotation(number: number, key: string, companion: Companion | undefined): string {
  const own = companion?.keys?.find((each) => each.number === number)?.key;
  return own !== undefined && acceptsSame(own, key) ? own : key;
}

function acceptsSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((key) => {
    const parsed = parseKey(key);
    return parsed.ok ? new Set(parsed.forms.map(({ text }) => text)) : undefined;
  });
  // A form over the word limit is never accepted, so it is not in the package.
  return first !== undefined && second !== undefined && [...second].every((text) => first.has(text));
}
