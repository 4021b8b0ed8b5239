import { readFileSync } from 'node:fs';
import type { Language } from '#platform/i18n/language.ts';

/** The free trial's Reading section as the server alone knows it. */
type Key = {
  readonly number: number;
  readonly key: string;
  readonly explanation: Readonly<Record<Language, string>>;
  readonly evidence: readonly { readonly paragraph: string; readonly quote: string }[];
};
type AnswerKeyFile = {
  readonly sections: readonly {
    readonly skill: string;
    readonly bands: readonly { readonly minRaw: number; readonly band: number }[];
    readonly answers: readonly Key[];
  }[];
};

const file = JSON.parse(
  readFileSync('content/mock-tests/free-trial/answer-key.json', 'utf8'),
) as AnswerKeyFile;
const reading = file.sections.filter(({ skill }) => skill === 'reading');

export const KEYS: readonly Key[] = reading.flatMap(({ answers }) => answers);
export const EXPLANATIONS = KEYS.map(({ explanation }) => explanation);

/** A right answer to a question: the key without its brackets, the first of its alternatives. */
export function rightAnswer(number: number): string {
  const key = KEYS.find((each) => each.number === number)?.key ?? '';
  return (key.split('/')[0] ?? '').replace(/[()]/g, '').trim();
}

/** The band of a raw score by the form's own table. */
export function bandOf(rawScore: number): number {
  const rows = reading.flatMap(({ bands }) => bands);
  return rows.find(({ minRaw }) => rawScore >= minRaw)?.band ?? 0;
}
