import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { CriterionGrade, Grade, GradeEvidence, JudgedWork } from './grade.ts';

/** A wider range is refused, because it says nothing. */
const WIDEST_RANGE = 1.5;

export type GradeRefusal =
  /** The criteria are not the four of this kind of work, each once. */
  | 'other-criteria'
  | 'not-a-half-band'
  | 'range-upside-down'
  | 'range-too-wide'
  | 'no-evidence'
  /** A quote does not occur in the work. */
  | 'quote-not-in-work';
export type GradeVerdict = { readonly ok: true } | { readonly ok: false; readonly refusal: GradeRefusal };

/** Accepts or refuses a grade. The grader's judgement is trusted; anything that can be checked is checked. */
export function decideGrade(work: JudgedWork, { criteria }: Grade): GradeVerdict {
  const named = criteria.map(({ criterion }) => criterion);
  const wanted = CRITERIA[work.kind];
  if (named.length !== wanted.length || wanted.some((criterion) => !named.includes(criterion))) {
    return { ok: false, refusal: 'other-criteria' };
  }
  const refusal = criteria.map((each) => refusalOf(work, each)).find((each) => each !== undefined);
  return refusal ? { ok: false, refusal } : { ok: true };
}

function refusalOf(work: JudgedWork, { low, high, evidence }: CriterionGrade): GradeRefusal | undefined {
  if (!isHalfBand(low) || !isHalfBand(high)) return 'not-a-half-band';
  if (low > high) return 'range-upside-down';
  if (high - low > WIDEST_RANGE) return 'range-too-wide';
  if (evidence.length === 0) return 'no-evidence';
  return evidence.every((each) => isInWork(work, each)) ? undefined : 'quote-not-in-work';
}

function isHalfBand(value: number): boolean {
  return Number.isInteger(value * 2) && value >= 0 && value <= 9;
}

function isInWork({ texts }: JudgedWork, { quote, question }: GradeEvidence): boolean {
  const plainQuote = plain(quote);
  return (
    plainQuote !== '' &&
    texts.some(
      (each) =>
        (question === undefined || each.question === question) && plain(each.text).includes(plainQuote),
    )
  );
}

/** Spaces and the form of quotation marks do not count. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim();
}
