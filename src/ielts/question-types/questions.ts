/** The shapes of single questions that several types share. Numbers count from 1 through the whole section. */

export type StatementQuestion = { readonly number: number; readonly statement: string };
export type StemQuestion = { readonly number: number; readonly stem: string };
/** `text` holds exactly one `{gap}`; the other gaps of the same line are printed as `______`. */
export type GapQuestion = { readonly number: number; readonly text: string };
