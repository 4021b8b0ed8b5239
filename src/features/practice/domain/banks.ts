/**
 * The banks of practice sets, by the names of their folders, with how many sets are planned and how many questions each
 * has (curriculum, section 7). The prompts for whole essays are a bank of their own form, which grading reads.
 */
export const BANKS = {
  grammar: { sets: 12, questions: 10 },
  errors: { sets: 16, questions: 6 },
  vocabulary: { sets: 20, questions: 6 },
  'word-families': { sets: 16, questions: 6 },
  reading: { sets: 16, questions: 6 },
  'reading-skills': { sets: 6, questions: 8 },
  listening: { sets: 16, questions: 5 },
  dictation: { sets: 6, questions: 6 },
  sounds: { sets: 4, questions: 8 },
  charts: { sets: 8, questions: 6 },
  'essay-plans': { sets: 8, questions: 5 },
  letters: { sets: 4, questions: 5 },
  'speaking-part-1': { sets: 14, questions: 4 },
  'speaking-cards': { sets: 12, questions: 5 },
  pronunciation: { sets: 4, questions: 8 },
} as const satisfies Readonly<Record<string, { readonly sets: number; readonly questions: number }>>;

export type Bank = keyof typeof BANKS;
export const BANK_NAMES = Object.keys(BANKS) as readonly Bank[];

/** A bank by the name of its folder. Undefined: there is none of this name. */
export const findBank = (name: string): Bank | undefined => BANK_NAMES.find((bank) => bank === name);
